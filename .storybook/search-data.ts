import type { Plugin } from "vite";
import { searchDataPath, searchSource } from "../packages/content/src/index.ts";
import { fixtureSites } from "../packages/ui/src/registry/fixture-sites.ts";
import { searchJson } from "../packages/ui/src/search/index.ts";
import { strings } from "../packages/ui/src/strings/strings.ts";

/** Serves the data of the fixtures' search where the search page names it, as a publication does. */
export function searchData(): Plugin {
  const json = searchJson(searchSource(fixtureSites.default), strings.search);
  return {
    name: "search-data",
    configureServer: ({ middlewares }) => {
      middlewares.use(searchDataPath, (_request, response) => {
        response.setHeader("Content-Type", "application/json").end(json);
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: searchDataPath.slice(1), source: json });
    },
  };
}
