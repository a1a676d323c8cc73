import "@consultorio/ui/fonts.css";
import "@consultorio/ui/styles.css";
import { Elements } from "@consultorio/ui/react";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { Practice } from "./practice";

const Page = () => (
  <>
    <Practice />
    <Elements />
  </>
);

const root = document.getElementById("app");
if (root !== null) createRoot(root).render(createElement(Page));
