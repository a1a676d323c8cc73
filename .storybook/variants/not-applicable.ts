import type { SectionType } from "../../packages/content/src/index.ts";

const noList = "este tipo no tiene una lista que crezca.";
const firstOfCollection =
  "este diseño muestra los primeros elementos, y el contenido normal ya llena esos lugares. Los demás están en la página con la lista completa.";

/** Why a design of a type may draw many items as it draws the normal content. */
const manyItems: Partial<Record<SectionType, string>> = {
  Hero: "lo que crece son las diapositivas, y este diseño no las lleva.",
  AboutMe: "lo que crece son los títulos y certificados, y este diseño no los lleva.",
  CallToAction: noList,
  CallToActionIndividual: noList,
  GeneralCallToAction: noList,
  Services: firstOfCollection,
  Symptoms: firstOfCollection,
  Diseases: firstOfCollection,
  Footer:
    "lo que crece es el menú del sitio, y este diseño no lo lleva; sus columnas muestran los primeros enlaces.",
  PhotosGallery: "la galería lleva seis fotos a lo más, y el contenido normal ya las tiene.",
};

const noPicture = "este diseño no lleva imágenes.";

/** Why a design of a type may draw the content without pictures as it draws the normal content. */
const missingPictures: Partial<Record<SectionType, string>> = {
  Hero: noPicture,
  NavMenu: noPicture,
  Experience: noPicture,
  Services: noPicture,
  Symptoms: noPicture,
  Testimonials: noPicture,
  GeneralCallToAction: noPicture,
  CallToActionIndividual: noPicture,
  Insurance: "las aseguradoras del contenido normal no tienen logotipo: ya se ven sin él.",
};

/** The stories that strain a design with more items or without pictures, by the export's name in words. */
export const stressStories = new Map([
  ["Many Items", manyItems],
  ["Missing Pictures", missingPictures],
]);
