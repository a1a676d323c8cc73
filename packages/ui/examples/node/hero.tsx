import { isVariant, type VariantId, variantIds } from "@consultorio/ui/catalog";
import { HeroSplit } from "@consultorio/ui/sections/hero";

export const Hero = () => (
  <HeroSplit
    title="Your smile, explained"
    mainImage={{ src: "/practice.jpg", width: 1200, height: 900, alt: "Our practice by the harbour" }}
    contact={{ call: { label: "Call us", href: "tel:+15550100", display: "555 0100" } }}
  />
);

/** An id that comes from outside becomes one of the type's own. */
export function heroOf(stored: string): VariantId<"Hero"> {
  const [first] = variantIds("Hero");
  if (first === undefined) throw new Error("A hero has a variant.");
  return isVariant("Hero", stored) ? stored : first;
}

/** Declarations that had lost their types would accept it. */
// @ts-expect-error a hero cannot be drawn without a title
export const unfinished = () => <HeroSplit description="We tell you what we see." />;
