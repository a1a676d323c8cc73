/** Messages about a form. Those that the specification quotes are exact. */
export const messages = {
  goToField: "Ir a corregirlo",
  searchResult: {
    title: "Así se verá en un buscador",
    noTitle: "Falta el título",
    noDescription: "Falta la descripción",
    /** `{count}` and `{most}` count characters; `{verdict}` is one of the three below. */
    titleCount: "Título: {count} de {most} caracteres, {verdict}.",
    descriptionCount: "Descripción: {count} de {most} caracteres, {verdict}.",
    good: "buena medida",
    long: "se cortará",
    short: "podría decir más",
  },
} as const;
