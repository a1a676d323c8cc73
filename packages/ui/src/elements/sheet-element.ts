import type { Behaviour } from "../components/element/define-element.ts";
import type { ElementName } from "../components/element/element-names.ts";
import { sheet } from "../components/visit-sheet/sheet.element.ts";

/** The element of the sheet for the visit. */
export const sheetElement = { "c-sheet": sheet } satisfies Partial<Record<ElementName, Behaviour>>;
