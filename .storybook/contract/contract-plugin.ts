import type { Plugin } from "vite";
import { designFacts } from "../designs/design-facts.ts";
import type { CatalogueContracts } from "./contract.ts";
import { formSources } from "./form-sources.ts";
import { longestLists } from "./longest-lists.ts";
import { iconNames, pictureNames } from "./picture-names.ts";
import { readContracts } from "./read-contracts.ts";

/** What the catalogue knows of contracts, read from the sources. */
export const catalogueContracts = (): CatalogueContracts => ({
  ...readContracts(),
  longest: longestLists(),
  pictures: pictureNames(),
  icons: iconNames(),
});

const modules: Record<string, () => unknown> = {
  "virtual:contracts": catalogueContracts,
  "virtual:form-sources": formSources,
  "virtual:design-facts": designFacts,
};

/** Gives the catalogue what is read from the sources while it is built: the contracts, which forms fill them, what designs need. */
export const contractModules = (): Plugin => ({
  name: "contract-modules",
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load: (id) => {
    const read = id.startsWith("\0") ? modules[id.slice(1)] : undefined;
    return read === undefined ? null : `export default ${JSON.stringify(read())}`;
  },
});
