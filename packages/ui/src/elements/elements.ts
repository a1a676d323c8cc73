import { type Behaviour, defineElement } from "../components/element/define-element.ts";
import type { ElementName } from "../components/element/element-names.ts";
import { commonElements } from "./common-elements.ts";
import { otherElements } from "./other-elements.ts";
import { savedElement } from "./saved-element.ts";
import { sheetElement } from "./sheet-element.ts";

const behaviours: Record<ElementName, Behaviour> = {
  ...commonElements,
  ...otherElements,
  ...savedElement,
  ...sheetElement,
};

/** Registers every element. Importing this module does so in a browser; elsewhere it is harmless. */
export function defineElements(): void {
  if (typeof customElements === "undefined") return;
  for (const [name, behaviour] of Object.entries(behaviours)) defineElement(name, behaviour);
}

defineElements();
