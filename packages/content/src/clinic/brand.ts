import type { SiteContent } from "../kinds/site-content.ts";

/** The three ways to set a logo in type, in the order in which they are offered. */
export const logoStyles = ["mark", "initials", "name"] as const;
export type LogoStyle = (typeof logoStyles)[number];

/** How the logo is set in type while no file is given: a content that names no way has the name alone. */
export const logoStyle = ({ doctorInfo }: SiteContent): LogoStyle => doctorInfo.logoStyle ?? "name";

/** Where publishing puts the icons that it makes from the clinic's facts: for the browser's tab, and a large one. */
export const drawnIcon = "/icono.svg";
export const largeIcon = "/icono-512.png";

/** The icon that came with the site: its files for phones are finished. */
export const bundledIcon = "/imagenes/favicon.svg";

/** Titles before a name, and words between its parts, give no initial. */
const passedOver = /^(?:dra?|doctora?|lic|mtr[oa]|psic|ing|prof|c\.?d|m\.?c|de|del|la|las|los|y|e)\.?$/iu;

/** Two letters of a name for a small sign: `Dra. Luz Mora` gives LM. A name of titles alone gives its own first letters. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const own = words.filter((word) => !passedOver.test(word));
  return (own.length > 0 ? own : words)
    .slice(0, 2)
    .map((word) => word.match(/\p{L}/u)?.[0] ?? "")
    .join("")
    .toLocaleUpperCase("es-MX");
}

/** The portrait of a place: the one that the place has of its own, else the clinic's. Empty where there is none. */
export const portraitPath = ({ doctorInfo }: SiteContent, own = ""): string => own || doctorInfo.portraitPath;

/** The bundled portrait has a form without its ground, for places that show the figure alone. */
const bundledCutouts = new Map([["/imagenes/doctor", "/imagenes/doctor-cutout"]]);

/** The figure in front of a picture: its own file, else the portrait, without its ground where that form exists. */
export function figurePath(content: SiteContent): string {
  const { foregroundHeroImage: own } = content.heroSection;
  const portrait = portraitPath(content);
  return own || (bundledCutouts.get(portrait) ?? portrait);
}
