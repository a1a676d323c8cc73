/** Messages about one change of the site. */
export const messages = {
  before: "Antes",
  after: "Ahora",
  empty: "(vacío)",
  /** Of a style, a colour or a letter. */
  unchosen: "(sin elegir)",
  added: "Se agregó",
  removed: "Se quitó",
  moved: "Cambió el orden",
  /** `{count}` counts changes. */
  more: "Ver {count} más",
  /** `{list}` names some, `{count}` counts the others. */
  andMore: "{list} y {count} más",
} as const;
