import { isVariant, type VariantId, variantIds } from "@consultorio/ui/catalog";
import { HeroSplit } from "./consultorio.js";

/** An id that comes from outside becomes one of the type's own. */
export function heroOf(stored: string): VariantId<"Hero"> {
  const [first] = variantIds("Hero");
  if (first === undefined) throw new Error("A hero has a variant.");
  return isVariant("Hero", stored) ? stored : first;
}

/** Declarations that had lost their types would accept it. */
// @ts-expect-error a hero cannot be drawn without a title
export const unfinished = () => <HeroSplit description="We tell you what we see." />;
