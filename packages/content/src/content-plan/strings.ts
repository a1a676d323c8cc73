/** Screens of the administrator's area in which the content is edited. */
export const screenNames = {
  siteContent: "Información del Sitio",
  collections: "Colecciones",
  brand: "Marca",
} as const;

/** Words of the plan that no part of the content has. */
export const words = {
  rest: "Otros datos",
} as const;
