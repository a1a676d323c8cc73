import "virtual:ui-tokens.css";
import "./app/mantine.css";
import "./app/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { AdminApp } from "./app/admin-app.tsx";

const root = document.getElementById("root");
if (!root) throw new Error('index.html: there is no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <AdminApp />
  </StrictMode>,
);
