import { type Behaviour, defineElement } from "../components/element/define-element.ts";
import { commonElements } from "./common-elements.ts";
import { otherNames } from "./other-names.ts";

// The elements of a finished page. Rare elements are half of the bytes: they load on pages that have one.

function define(behaviours: Record<string, Behaviour>): void {
  for (const [name, behaviour] of Object.entries(behaviours)) defineElement(name, behaviour);
}

if (typeof customElements !== "undefined") {
  define(commonElements);
  if (document.querySelector(otherNames))
    void import("./other-elements.ts").then(({ otherElements }) => define(otherElements));
  // The guides have it.
  if (document.querySelector("c-saved"))
    void import("./saved-element.ts").then(({ savedElement }) => define(savedElement));
  // One page of the site has it.
  if (document.querySelector("c-sheet"))
    void import("./sheet-element.ts").then(({ sheetElement }) => define(sheetElement));
}
