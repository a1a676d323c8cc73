import "../packages/ui/src/theme/theme.css";
import "./forced-palette.css";
import "./docs.css";
import "./site-settings.ts";
import { MdxCode, MdxPre } from "./code/mdx-code.tsx";
import { setConditions } from "./conditions.ts";
import "../packages/ui/src/elements/elements.ts";
import { DecoratorHelpers } from "@storybook/addon-themes";
import type { Decorator, Preview } from "@storybook/react-vite";
import isChromatic from "chromatic/isChromatic";
import MockDate from "mockdate";
import { Fragment, lazy, Suspense } from "react";
import { DOCS_PREPARED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { configure } from "storybook/test";
import { chromaticModes, screenWidths } from "./screen-widths.ts";
import { storyTime } from "./screenshots/story-time.ts";
import { contractArgs, contractArgTypes, fromControls, longContent } from "./story-controls.tsx";
import { theme } from "./theme.ts";
import { firstTheme, showTheme, themeIds } from "./theme-switch.ts";

document.documentElement.lang = "es-MX";
// Sections say whether the office is open: a picture shows the same moment at every hour.
if (isChromatic()) MockDate.set(storyTime);
// A machine that is busy takes longer than a second to move a slide; what never comes still fails.
configure({ asyncUtilTimeout: 8000 });

/** The toolbar's switches. */
const globalTypes: Preview["globalTypes"] = {
  motion: {
    description: "Movimiento",
    toolbar: {
      icon: "lightning",
      dynamicTitle: true,
      items: [
        { value: "system", title: "Movimiento: el del sistema" },
        { value: "reduce", title: "Movimiento reducido" },
      ],
    },
  },
  palette: {
    description: "Colores",
    toolbar: {
      icon: "contrast",
      dynamicTitle: true,
      items: [
        { value: "system", title: "Colores: los del sistema" },
        { value: "forced", title: "Colores forzados (imitados)" },
      ],
    },
  },
  siblingWidth: {
    description: "Ancho de la página que muestra todos los diseños de un tipo",
    toolbar: {
      icon: "grid",
      dynamicTitle: true,
      items: Object.values(screenWidths).map(({ name, styles }) => ({
        value: String(Number.parseInt(styles.width, 10)),
        title: `Todos: ${name}`,
      })),
    },
  },
};

DecoratorHelpers.initializeThemeState(themeIds, firstTheme);

/** Elements and stylesheets ask for the conditions when they connect, so a change draws the story anew. */
const underConditions: Decorator = (Story, context) => {
  const { globals } = context;
  const motion = globals.motion === "reduce" ? "reduce" : "system";
  const palette = globals.palette === "forced" ? "forced" : "system";
  setConditions({ motion, palette });
  showTheme(DecoratorHelpers.pluckThemeFromContext(context));
  return (
    <Fragment key={`${motion} ${palette}`}>
      <Story />
    </Fragment>
  );
};

// A page of docs lies on Storybook's own ground, so it has the first theme. The frames inside it show the chosen one.
addons.getChannel().on(DOCS_PREPARED, () => showTheme(firstTheme));

/** Loaded with the first page of docs: a story and its screenshot do not need it. */
const VariantDocs = lazy(async () => ({
  default: (await import("./variants/variant-docs.tsx")).VariantDocs,
}));
const docsPage = () => (
  <Suspense>
    <VariantDocs />
  </Suspense>
);

const preview: Preview = {
  tags: ["autodocs", "stable"],
  globalTypes,
  initialGlobals: { theme: firstTheme, motion: "system", palette: "system", siblingWidth: "1280" },
  argTypesEnhancers: [contractArgTypes],
  argsEnhancers: [contractArgs],
  loaders: [longContent],
  decorators: [fromControls, underConditions],
  parameters: {
    layout: "fullscreen",
    viewport: { options: screenWidths },
    chromatic: { modes: chromaticModes },
    // Of what passes one element a rule is named: to name all takes a sixth of the time.
    a11y: { test: "error", options: { resultTypes: ["violations", "incomplete"] } },
    controls: { expanded: true },
    docs: { page: docsPage, lang: "es-MX", theme, components: { code: MdxCode, pre: MdxPre } },
    options: {
      storySort: {
        method: "alphabetical",
        order: ["Bienvenida", "Todos los diseños", "Secciones", "Páginas", "Piezas", "Manual"],
      },
    },
  },
};

export default preview;
