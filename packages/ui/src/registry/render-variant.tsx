import { components } from "./components.ts";
import { createSections } from "./create-sections.tsx";

/**
 * Draws a variant of the library by its name: `<RenderVariant type="Hero" variant="HeroSplit" props={…} />`. It brings all
 * designs into a bundle; `createSections` brings those that it is given.
 */
export const { RenderVariant } = createSections(components);
