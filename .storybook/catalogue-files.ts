import type { Plugin } from "vite";
import { searchDataPath, searchSource } from "../packages/content/src/index.ts";
import { fixtureSites } from "../packages/ui/src/registry/fixture-sites.ts";
import { searchJson } from "../packages/ui/src/search/index.ts";
import { strings } from "../packages/ui/src/strings/strings.ts";
import { catalogueText } from "./designs/catalogue-text.ts";

const files = [
  // The data of the fixtures' search, where the search page names it, as a publication has it.
  {
    path: searchDataPath,
    type: "application/json",
    make: () => searchJson(searchSource(fixtureSites.default), strings.search),
  },
  { path: "/llms.txt", type: "text/plain; charset=utf-8", make: catalogueText },
];

/** Adds files to the catalogue that no page of it imports. */
export const catalogueFiles = (): Plugin => ({
  name: "catalogue-files",
  configureServer: ({ middlewares }) => {
    for (const { path, type, make } of files)
      middlewares.use(path, (_request, response) => {
        response.setHeader("Content-Type", type).end(make());
      });
  },
  generateBundle() {
    for (const { path, make } of files)
      this.emitFile({ type: "asset", fileName: path.slice(1), source: make() });
  },
});
