import "../packages/ui/src/styles/theme.css";
import "../packages/ui/src/elements/elements.ts";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";

document.documentElement.lang = "es-MX";
// A machine that is busy takes longer than a second to move a slide; what never comes still fails.
configure({ asyncUtilTimeout: 8000 });

/** The widths at which every section is judged. */
const viewports = {
  phone: { name: "Celular · 360", styles: { width: "360px", height: "780px" } },
  tablet: { name: "Tableta · 768", styles: { width: "768px", height: "1024px" } },
  desktop: { name: "Escritorio · 1280", styles: { width: "1280px", height: "800px" } },
};

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    viewport: { options: viewports },
    a11y: { test: "error" },
    options: { storySort: { order: ["Manual", "Secciones", "Páginas", "Piezas"] } },
  },
};

export default preview;
