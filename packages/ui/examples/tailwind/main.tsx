import "@consultorio/ui/fonts.css";
import "./app.css";
import { Elements } from "@consultorio/ui/react";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { HeroSplit } from "./consultorio";

const Page = () => (
  <>
    <HeroSplit
      title="Your smile, explained"
      mainImage={{ src: "/practice.svg", width: 1200, height: 900, alt: "Our practice by the harbour" }}
      contact={{ call: { label: "Call us", href: "tel:+15550100", display: "555 0100" } }}
    />
    <Elements />
  </>
);

const root = document.getElementById("app");
if (root !== null) createRoot(root).render(createElement(Page));
