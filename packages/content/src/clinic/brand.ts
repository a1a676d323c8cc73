import type { SiteContent } from "../kinds/site-content.ts";

/** The three ways to set a logo in type, in the order in which they are offered. */
export const logoStyles = ["mark", "initials", "name"] as const;
export type LogoStyle = (typeof logoStyles)[number];

/** The style of the logo in type while there is no file: the name alone by default. */
export const logoStyle = ({ doctorInfo }: SiteContent): LogoStyle => doctorInfo.logoStyle ?? "name";

/** The paths of the icons that publishing makes from the clinic's facts: for the browser's tab, and a large one. */
export const drawnIcon = "/icono.svg";
export const largeIcon = "/icono-512.png";

/** The icon that came with the site: its files for phones are finished. */
export const bundledIcon = "/imagenes/favicon.svg";

/** Titles before a name, and words between its parts, give no initial. */
const passedOver = /^(?:dra?|doctora?|lic|mtr[oa]|psic|ing|prof|c\.?d|m\.?c|de|del|la|las|los|y|e)\.?$/iu;

/** Two letters of a name for a small sign: `Dra. Luz Mora` gives LM. A name of titles alone gives its own first letters. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const nameWords = words.filter((word) => !passedOver.test(word));
  return (nameWords.length > 0 ? nameWords : words)
    .slice(0, 2)
    .map((word) => word.match(/\p{L}/u)?.[0] ?? "")
    .join("")
    .toLocaleUpperCase("es-MX");
}

/** The portrait of a place: its own portrait, or the clinic's. Empty where there is none. */
export const portraitPath = ({ doctorInfo }: SiteContent, ownPath = ""): string =>
  ownPath || doctorInfo.portraitPath;

/** The bundled portrait has a form without background, for places that show the figure alone. */
const bundledCutouts = new Map([["/imagenes/doctor", "/imagenes/doctor-cutout"]]);

/** The figure in front of a picture: its own file, or the portrait, without background if that form exists. */
export function figurePath(content: SiteContent): string {
  const { foregroundHeroImage: foreground } = content.heroSection;
  const portrait = portraitPath(content);
  return foreground || (bundledCutouts.get(portrait) ?? portrait);
}
