import "./preview.css";
import "@consultorio/ui/elements.js";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { keepInside } from "./keep-inside.ts";
import { PreviewPage, sendToEditor } from "./preview-page.tsx";

const root = document.getElementById("root");
if (!root) throw new Error('preview.html: there is no element with the id "root".');
keepInside(document, (path) => sendToEditor({ kind: "consultorio:leave", path }));
createRoot(root).render(
  <StrictMode>
    <PreviewPage />
  </StrictMode>,
);
