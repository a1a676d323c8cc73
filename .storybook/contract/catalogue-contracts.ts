import type { CatalogueContracts } from "./contract.ts";
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
