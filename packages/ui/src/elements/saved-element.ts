import type { Behaviour } from "../components/element/define-element.ts";
import type { ElementName } from "../components/element/element-names.ts";
import { saved } from "../components/saved-guide/saved.element.ts";

/** The element that keeps a guide in the browser. */
export const savedElement = { "c-saved": saved } satisfies Partial<Record<ElementName, Behaviour>>;
