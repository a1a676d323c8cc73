/** What a screen reader says of a page that is edited in its place. */
export const words = {
  text: "Presiona Enter para editar este texto.",
  picture: "Presiona Enter para cambiar esta foto.",
  section: "Presiona Enter para ver qué puedes hacer con esta sección.",
} as const;
