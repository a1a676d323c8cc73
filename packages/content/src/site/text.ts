import type { SiteContent } from "../schema/site-content.ts";

/** Items that are not flagged as hidden: certifications, payment methods, insurers, records and the like show no others. */
export function visible<T extends { visible?: boolean | undefined }>(items: readonly T[]): T[] {
  return items.filter((item) => item.visible !== false);
}

/** Splits a text at its blank lines; empty paragraphs are dropped. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

/** Amount in Mexican pesos as it is read on the page: `$1,000 MXN`. */
export function formatPrice(pesos: number): string {
  return `$${formatNumber(pesos)} MXN`;
}

/** A number with the thousands comma used in Mexico. */
export function formatNumber(value: number): string {
  return value.toLocaleString("es-MX", { maximumFractionDigits: 2 });
}

/** Facts that a text may name between braces. */
export function placeholderValues(site: SiteContent): Record<string, string> {
  return {
    yearsOfExperience: String(site.aboutMe.yearsOfExperience),
    consultationPrice: formatPrice(site.consultationPrice),
    doctorName: site.doctorInfo.name,
    address: consultingAddress(site),
  };
}

/** Address of the consulting office: the office's own where it has one, else the doctor's. */
export function consultingAddress(site: SiteContent): string {
  return site.doctorWorkInfo.consultingAddress || site.doctorInfo.address;
}

/**
 * Replaces `{yearsOfExperience}`, `{consultationPrice}`, `{doctorName}` and `{address}` by the site's facts.
 * An unknown placeholder stays as it is: publishing refuses a page that still has one.
 */
export function interpolate(text: string, site: SiteContent): string {
  const values = placeholderValues(site);
  return text.replace(/\{(\w+)\}/g, (whole, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? whole) : whole,
  );
}
