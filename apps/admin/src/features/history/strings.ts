/** Words about what was saved and published. */
export const words = {
  title: "Historial",
  intro: "Cada versión que se guardó y cada vez que se publicó, con quién y cuándo. Nada se pierde.",
  published: "Lo publicado",
  neverPublished: "Todavía no se ha publicado nada.",
  saved: "Versiones guardadas",
  live: "Es lo que se ve ahora",
  draft: "Borrador actual",
  /** `{version}` is a number. */
  version: "Versión {version}",
  /** `{who}` is an e-mail, `{when}` a date and time. */
  byAt: "{who}, {when}",
  more: "Ver más versiones",
  readingMore: "Buscando más versiones...",
  /** `{count}` counts versions, `{version}` is the last one of the edit session. */
  earlier: "Ver las {count} anteriores",
  earlierOf: "Ver las {count} anteriores guardadas antes de la versión {version}",
  earlierOne: "Ver la anterior",
  earlierOneOf: "Ver la anterior guardada antes de la versión {version}",
  loadFailed: "El historial no se pudo cargar.",
  compareHelp: "Elige dos versiones para ver qué cambió entre ellas.",
  /** `{version}` is a number. */
  choose: "Comparar la versión {version}",
  /** `{from}` and `{to}` are numbers of versions. */
  comparison: "De la versión {from} a la {to}",
  same: "Las dos versiones dicen lo mismo.",
  compareFailed: "No se pudieron comparar.",
  restore: "Recuperar",
  restoreOf: "Recuperar la versión {version}",
  restoreTitle: "Recuperar una versión anterior",
  /** `{version}` is a number. */
  restoreText:
    "La versión {version} pasa a ser tu borrador. No se publica nada, y lo que hay ahora queda en este historial.",
  /** `{version}` is a number. */
  restored: "Recuperada: tu borrador es ahora la versión {version}.",
  restoreFailed: "No se pudo recuperar. Intenta de nuevo.",
  back: "Volver a publicar",
  backOf: "Volver a publicar la versión {version}",
  backTitle: "Volver a una publicación anterior",
  /** `{version}` is a number, `{when}` a date and time. */
  backText:
    "Tus pacientes verán otra vez lo publicado el {when} (versión {version}). Tu borrador no cambia, y puedes volver a publicarlo cuando quieras.",
  backDone: "Tus pacientes ya ven la publicación anterior.",
  backFailed: "No se pudo volver. El sitio sigue como estaba.",
} as const;
