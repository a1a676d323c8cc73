import { documentNames, type Site } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";

const first = <Item>(items: readonly Item[]) => items.slice(0, 1);

/** The bundled site with one record of each kind and with every optional part: it has a value for each field's schema. */
export const fullSite: Site = {
  ...bundledSite,
  diseases: first(bundledSite.diseases),
  symptoms: first(bundledSite.symptoms),
  services: first(bundledSite.services),
  guides: first(bundledSite.guides),
  testimonials: first(bundledSite.testimonials),
  siteContent: {
    ...bundledSite.siteContent,
    navMenu: [{ label: "INICIO", path: "/" }],
    notices: {
      announcement: { text: "Hoy hay consulta", linkText: "Ver", link: "/contacto", until: "2099-12-31" },
      closures: [{ from: "2099-01-01", to: "2099-01-02", reason: "Congreso" }],
    },
    pictures: [{ path: "/imagenes/doctor", alt: "Retrato", decorative: false, focusX: 50, focusY: 50 }],
    doctoralia: { ...bundledSite.siteContent.doctoralia, profile: "ana-ejemplo" },
  },
};

/** A site with other values at some paths (`siteContent.doctorInfo.name`), of whatever kind. */
export function withValues(site: Site, values: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const changed = (value: unknown, path: string): unknown => {
    if (values.has(path)) return values.get(path);
    if (Array.isArray(value)) return value.map((item, index) => changed(item, `${path}.${index}`));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [key, changed(member, `${path}.${key}`)]),
    );
  };
  return Object.fromEntries(documentNames.map((name) => [name, changed(site[name], name)]));
}
