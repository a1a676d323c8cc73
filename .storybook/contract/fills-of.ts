import type { FormPlace, FormSources } from "./form-sources.ts";

const inCode = "En el código; no cambia con el contenido.";
const bySite = "Lo pone el sitio.";

/**
 * Why no form fills a property: by its name, or by its owner and name where only that one is meant. A test holds that each
 * property has a form or is here.
 */
export const filledByNoForm: Record<string, string> = {
  anchor: inCode,
  className: inCode,
  tone: inCode,
  currentPath: "Lo pone el sitio: la página que se ve.",
  status: "Lo pone el sitio mientras carga el menú.",
  "NavMenu.message": "Lo pone el sitio cuando el menú falla.",
  "Header.navigation.menu.message": "Lo pone el sitio cuando el menú falla.",
  "Header.navigation.variant": "Secciones: el diseño elegido para el menú.",
  "Certifications.licences.label": bySite,
  registerHref: "Lo pone el sitio: el registro de la SEP.",
  "ActionLink.href": "Lo pone el sitio: la página con la lista completa.",
  "ActionLink.label": bySite,
  "AppointmentDay.name": "Sale del horario del consultorio.",
  "InsuranceCompany.aliases": "El sitio no lo usa: su lista trae los nombres que se escriben.",
  "ClinicPlace.name": "El sitio tiene un solo consultorio.",
  consent: "Su campo decide si el caso o el video se dibuja.",
  quoteLast: "El sitio siempre lo pide.",
  vessels: "El sitio siempre lo pide.",
  "ContactLinks.book": "El sitio no lo usa: cita por teléfono y por WhatsApp.",
  "ContactLinks.emergency": "Lo pone el sitio: en las páginas con señales de emergencia.",
  "EmergencyContact.prominent": "Lo pone el sitio: en enfermedades y síntomas.",
  "CollectionEntry.facts": "Sólo los servicios tienen datos.",
  "Fact.label": bySite,
  "Fact.value": "Sólo los servicios tienen datos.",
  "FooterColumn.title": bySite,
  "FooterColumn.href": bySite,
  "GuideEntry.medicalName": "Las guías no lo llevan.",
  "MenuLink.href": "Al final del pie lo pone el sitio; en el menú y en las columnas sale de su campo.",
  network: "Lo pone el sitio: cada red tiene su campo.",
  "ProfileLink.label": "El sitio tiene los nombres de sus redes.",
  "Notice.label": bySite,
  "Header.menu": "Lo pone el sitio en «navigation».",
  "SymptomEntry.facts": "Sólo los servicios tienen datos.",
  "TestimonialItem.verified": "Lo pone el sitio.",
};

/**
 * The forms that fill a property and what is inside it, by its place: `["slides", "*", "image"]`. Several properties of a
 * form come together. With `ownFieldsOnly` a form is there without the fields that fill only what is inside.
 */
export function fillsOf(
  sources: FormSources,
  type: string,
  path: readonly string[],
  { ownFieldsOnly = false } = {},
): FormPlace[] {
  const place = path.join(".");
  const fills = Object.entries(sources[type] ?? {}).flatMap(([property, forms]) => {
    if (property === place) return forms;
    if (!property.startsWith(`${place}.`)) return [];
    return ownFieldsOnly ? forms.map((form) => ({ ...form, fields: [] })) : forms;
  });
  return [...Map.groupBy(fills, ({ place: form }) => form)].map(([form, all]) => ({
    place: form,
    fields: [...new Set(all.flatMap(({ fields }) => fields))],
  }));
}
