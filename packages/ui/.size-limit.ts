import { catalog } from "./dist/registry/catalog.js";
import { fileName } from "./src/registry/file-name.ts";

/** A check of size-limit, whose own types ask for a path beside several imports. */
interface SizeCheck {
  name: string;
  path?: string;
  /** Names of one module, or of several by their paths. */
  import?: string | Record<string, string>;
  limit: string;
  gzip: true;
  ignore?: string[];
  modifyEsbuildConfig?: (esbuild: object) => object;
}

/** Without React and the packages that an app installs beside the library. */
const ignore = ["react", "react-dom"];

/** The bytes that the first drawing of the library adds to an app's bundle. */
const drawings: SizeCheck[] = Object.entries(catalog).flatMap(([type, { variants }]) =>
  Object.keys(variants).map((id) => ({
    name: id,
    path: `dist/sections/${fileName(type)}/index.js`,
    import: `{ ${id} }`,
    // A header holds the menu, which no other section has.
    limit: type === "Header" ? "14 KB" : "12.5 KB",
    gzip: true,
    ignore,
  })),
);

const config: SizeCheck[] = [
  {
    name: "elements.js",
    path: "dist/elements/elements.js",
    limit: "12 KB",
    gzip: true,
    // Swiper and the search's index are in chunks that load later.
    modifyEsbuildConfig: (esbuild: object) => ({
      ...esbuild,
      external: ["./carousel-slider.js", "./search-index.js"],
    }),
  },
  {
    name: "HeroSplit in English",
    import: {
      "dist/sections/hero/index.js": "{ HeroSplit }",
      "dist/messages/index.js": "{ configureConsultorio, english }",
    },
    // The messages of every section come with it.
    limit: "13.5 KB",
    gzip: true,
    ignore,
  },
  { name: "themeCss", path: "dist/theme/index.js", import: "{ themeCss }", limit: "13.5 KB", gzip: true },
  {
    name: "createSections",
    path: "dist/index.js",
    import: "{ createSections }",
    limit: "1 KB",
    gzip: true,
    ignore,
  },
  {
    // The names of all designs come with it.
    name: "isVariant",
    path: "dist/registry/catalog.js",
    import: "{ isVariant }",
    limit: "7 KB",
    gzip: true,
    ignore,
  },
  ...drawings,
];

export default config;
