import type { SiteContent } from "../kinds/site-content.ts";

/** A line that answers at any hour, for any clinic. */
export interface HelpLine {
  name: string;
  /** The number as people read it. */
  number: string;
  href: string;
}

/**
 * The lines of Mexico. The Línea de la Vida listens to people in an emotional crisis, free and at any hour (Comisión Nacional
 * de Salud Mental y Adicciones, 2025).
 */
const mexico = { emergency: "911", crisisName: "Línea de la Vida", crisis: "800 911 2000" };

const helpLine = (name: string, number: string): HelpLine => ({
  name,
  number,
  href: `tel:${number.replace(/[^+\d]/g, "")}`,
});

/** The help lines of the search: those of the site, or those of Mexico. */
export function helpLines({ search }: Pick<SiteContent, "search">): {
  emergency: HelpLine;
  crisis: HelpLine;
} {
  const { emergencyNumber, crisisLineName, crisisLineNumber } = search;
  return {
    emergency: helpLine("", emergencyNumber || mexico.emergency),
    crisis: crisisLineNumber
      ? helpLine(crisisLineName || crisisLineNumber, crisisLineNumber)
      : helpLine(mexico.crisisName, mexico.crisis),
  };
}
