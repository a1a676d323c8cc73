/** Words about what changed, and about publishing it. */
export const words = {
  title: "Publicar",
  intro: "Lo que cambió desde lo que tus pacientes ven hoy, y lo que conviene revisar antes.",
  changes: "Qué cambió",
  /** `{count}` counts changes. */
  oneChange: "1 cambio sin publicar",
  manyChanges: "{count} cambios sin publicar",
  noChanges: "No hay cambios: lo publicado es lo último que guardaste.",
  changesFailed: "No se pudo consultar qué cambió.",
  before: "Antes",
  after: "Ahora",
  empty: "(vacío)",
  added: "Se agregó",
  removed: "Se quitó",
  moved: "Cambió el orden",
  /** `{who}` is an e-mail, `{when}` a date and time. */
  since: "Publicado por {who} el {when}",
  review: "Antes de publicar",
  blocks: "Impide publicar",
  warns: "Conviene revisar",
  informs: "Para tu información",
  /** `{count}` counts findings. */
  blockCount: "{count} por corregir antes de publicar",
  warnCount: "{count} por revisar",
  informCount: "{count} para tu información",
  clean: "Todo en orden.",
  checklist: "Ver la lista para publicar",
  checking: "Revisando el borrador...",
  blocked: "Corrige esto primero; mientras tanto no se puede publicar:",
  /** `{count}` counts changes. */
  more: "Ver {count} cambios más",
  firstTime: "Todavía no se ha publicado nada: se publicará todo el sitio.",
  seeAll: "Ver todos los cambios",
} as const;
