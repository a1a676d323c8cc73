/** Anchor of each section type: its id in the page, and so the end of its address: `#servicios`. */
const sectionAnchors = {
  Hero: "inicio",
  Certifications: "certificaciones",
  AboutMe: "acerca-de-mi",
  Experience: "experiencia",
  Purpose: "proposito",
  CallToAction: "agenda",
  Services: "servicios",
  Symptoms: "sintomas",
  Diseases: "enfermedades",
  Testimonials: "testimonios",
  PhotosGallery: "galeria",
  PaymentMethods: "formas-de-pago",
  Insurance: "aseguradoras",
  GeneralCallToAction: "valoracion",
  CallToActionIndividual: "siguiente-paso",
};
/** The types that are drawn as a `Section`: header, menu and footer have frames of their own. */
export type AnchoredType = keyof typeof sectionAnchors;

/** A section by its type, or by its anchor where it is a page's own and has no type. */
export type SectionPlace = { type: AnchoredType; anchor?: undefined } | { type?: undefined; anchor: string };

export const anchorOf = (place: SectionPlace): string =>
  place.type === undefined ? place.anchor : sectionAnchors[place.type];

/** Id of the heading that names the section with this anchor. */
export const headingId = (anchor: string): string => `${anchor}-titulo`;

/** Id of the heading that names the section of this type. */
export const sectionHeadingId = (type: AnchoredType): string => headingId(sectionAnchors[type]);
