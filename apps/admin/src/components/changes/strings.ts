/** Words about one change of the site. */
export const words = {
  before: "Antes",
  after: "Ahora",
  empty: "(vacío)",
  added: "Se agregó",
  removed: "Se quitó",
  moved: "Cambió el orden",
  /** `{count}` counts changes. */
  more: "Ver {count} cambios más",
} as const;
