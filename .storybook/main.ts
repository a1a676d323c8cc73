import { existsSync } from "node:fs";
import { join } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import remarkGfm from "remark-gfm";
import { imagetools } from "vite-imagetools";
import root from "../package.json" with { type: "json" };
import { writeFonts } from "../packages/ui/scripts/cut-fonts.ts";
import { writeRegistry } from "../packages/ui/scripts/shadcn/registry.ts";
import { catalogueFiles } from "./catalogue-files.ts";
import { dataModules } from "./data-modules.ts";
import { idsFromCode, inSpanish, spanishDocument } from "./names/storybook-names.ts";
import { sourcesHash } from "./screenshots/sources-hash.ts";

// The catalogue draws from the library's sources and needs nothing of its build but these.
const library = join(import.meta.dirname, "../packages/ui");
const fonts = join(library, "dist/fonts");
if (!existsSync(fonts)) await writeFonts(fonts);
const sources = join(library, "dist/shadcn");
if (!existsSync(sources)) writeRegistry(library, sources);

/** Small shared modules come in one file: otherwise a design asks for forty files of a few hundred bytes. */
const chunks = [
  { name: "icons", test: /node_modules[\\/]lucide|components[\\/]icon/ },
  {
    name: "library",
    test: /packages[\\/]ui[\\/]src[\\/](components|messages|strings)[\\/](?!.*stories)/,
    minShareCount: 12,
  },
];

/** The catalogue: every variant of the section library, its docs, and the handbook. */
const config: StorybookConfig & { storyIndexGenerator: typeof inSpanish } = {
  framework: "@storybook/react-vite",
  stories: ["./docs/**/*.mdx", "./siblings/*.stories.tsx", "../packages/ui/src/**/*.stories.tsx"],
  addons: [
    {
      name: "@storybook/addon-docs",
      // Without it a page's tables are lines of words.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-designs",
    "@storybook/addon-themes",
    "@storybook/addon-mcp",
    // It can compare only from a development server, and would add 600 KB to the built catalogue.
    ...(process.env.NODE_ENV === "production" ? [] : ["@chromatic-com/storybook"]),
    "storybook-addon-tag-badges",
  ],
  staticDirs: [
    { from: "../packages/pictures/files", to: "/imagenes" },
    { from: "../packages/pictures/files/favicon.svg", to: "/favicon.svg" },
    { from: "../packages/ui/dist/fonts", to: "/tipografia" },
    // The address of `npx shadcn add <address of the catalogue>/r/hero-split.json`.
    { from: "../packages/ui/dist/shadcn", to: "/r" },
    { from: "../packages/ui/dist/llms.txt", to: "/llms.txt" },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { componentsManifest: true, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  storyIndexGenerator: inSpanish,
  viteFinal: async (vite) => ({
    ...vite,
    // The coverage page tells whether the last comparison of screenshots was of these very sources.
    define: {
      ...vite.define,
      catalogueSources: JSON.stringify(await sourcesHash()),
      catalogueRepository: JSON.stringify(Reflect.get(root, "repository") ?? null),
    },
    build: { ...vite.build, rolldownOptions: { output: { codeSplitting: { groups: chunks } } } },
    plugins: [
      ...(vite.plugins ?? []),
      dataModules(),
      imagetools({ include: /\.webp\?w=\d/ }),
      idsFromCode(),
      catalogueFiles(),
      spanishDocument(),
      tailwindcss(),
    ],
  }),
};

export default config;
