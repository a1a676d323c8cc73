import type { Plugin } from "vite";
import { catalogueContracts } from "./contract/catalogue-contracts.ts";
import { formSources } from "./contract/form-sources.ts";
import { designFacts } from "./designs/design-facts.ts";

const modules: Record<string, () => unknown> = {
  "virtual:contracts": catalogueContracts,
  "virtual:form-sources": formSources,
  "virtual:design-facts": designFacts,
};

/** Gives the catalogue what is read from the sources while it is built: the contracts, which forms fill them, what designs need. */
export const dataModules = (): Plugin => ({
  name: "data-modules",
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load: (id) => {
    const read = id.startsWith("\0") ? modules[id.slice(1)] : undefined;
    return read === undefined ? null : `export default ${JSON.stringify(read())}`;
  },
});
