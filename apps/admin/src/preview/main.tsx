import "./preview.css";
import "@consultorio/ui/elements.js";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { keepInside } from "./keep-inside.ts";
import { PreviewPage } from "./preview-page.tsx";
import { leaveMessage } from "./protocol.ts";

const root = document.getElementById("root");
if (!root) throw new Error('preview.html: there is no element with the id "root".');
keepInside(document, (path) => window.parent.postMessage(leaveMessage(path), window.location.origin));
createRoot(root).render(
  <StrictMode>
    <PreviewPage />
  </StrictMode>,
);
