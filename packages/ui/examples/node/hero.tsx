import { isVariant, type VariantId, variantIds } from "@consultorio/ui/catalog";
import { type HeroProps, HeroSplit } from "@consultorio/ui/sections/hero";

const words: HeroProps = {
  title: "Your smile, explained",
  subTitle: "Dental clinic",
  description: "We tell you what we see before we treat it.",
  height: 640,
  mainImage: null,
  background: { image: null, height: 100 },
  foreground: { image: null, height: 100 },
  overlay: { color: "", opacity: 0 },
  slides: [],
  facts: [],
  price: "$80",
  hours: [],
  opening: [],
  contact: {
    call: { label: "Call us", href: "tel:+15550100", display: "555 0100" },
    message: null,
    urgent: null,
  },
  video: { title: "", file: "", link: "", poster: null },
};

/** Props of the type are checked: a title that is missing does not compile. */
export const Hero = () => <HeroSplit {...words} />;

/** An id that comes from outside becomes one of the type's own. */
export function heroOf(stored: string): VariantId<"Hero"> {
  const [first] = variantIds("Hero");
  if (first === undefined) throw new Error("A hero has a variant.");
  return isVariant("Hero", stored) ? stored : first;
}

/** Declarations that had lost their types would accept it. */
// @ts-expect-error a hero needs more than a title
export const unfinished = () => <HeroSplit title="Your smile, explained" />;
