/** Messages about saved versions and publications. */
export const messages = {
  title: "Historial",
  intro:
    "Lo que se guardó y lo que se publicó, con quién y cuándo. Con el tiempo queda una versión por hora, luego una por día y al final una por semana.",
  published: "Lo publicado",
  neverPublished: "Todavía no se ha publicado nada.",
  saved: "Versiones guardadas",
  live: "Es lo que se ve ahora",
  draft: "Borrador actual",
  /** `{version}` is a number. */
  version: "Versión {version}",
  /** `{who}` is an e-mail, `{when}` a date and time. */
  byAt: "{who}, {when}",
  /** `{who}` is an e-mail, `{when}` a date and time. */
  scheduledByAt: "Programada por {who}; se publicó el {when}",
  more: "Ver más versiones",
  readingMore: "Buscando más versiones...",
  /** `{count}` counts versions, `{version}` is the last one of the edit session. */
  earlier: "Ver las {count} anteriores",
  earlierOf: "Ver las {count} anteriores guardadas antes de la versión {version}",
  earlierOne: "Ver la anterior",
  earlierOneOf: "Ver la anterior guardada antes de la versión {version}",
  loadFailed: "El historial no se pudo cargar.",
  compareHelp:
    "Elige dos versiones para ver qué cambió entre ellas, o mira las diferencias de una con hoy y recupera sólo lo que quieras.",
  /** `{version}` is a number. */
  choose: "Comparar la versión {version}",
  /** `{from}` and `{to}` are numbers of versions. */
  comparison: "De la versión {from} a la {to}",
  same: "Las dos versiones dicen lo mismo.",
  compareFailed: "No se pudieron comparar.",
  differences: "Diferencias con hoy",
  /** `{version}` is a number. */
  differencesOf: "Diferencias con hoy, de la versión {version}",
  sinceThen: "De la versión {version} a tu borrador de hoy",
  recoverThis: "Recuperar sólo esto",
  removeThis: "Quitar sólo esto",
  /** `{name}` is a record, `{count}` counts its changes. */
  recoverRecord: "Recuperar todo de «{name}»: {count} cambios",
  /** `{name}` is a field, an entry or a record. */
  recovered: "Tu borrador tiene otra vez lo de antes en «{name}».",
  undo: "Deshacer",
  recoverFailed: "No se pudo recuperar. Intenta de nuevo.",
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
  erase: {
    title: "Borrar del historial",
    intro:
      "Cuando una persona pide que se borre lo que dijo o su nombre: quítalo primero del borrador y publica. Después, bórralo aquí de todo lo que se guardó antes. No se puede deshacer.",
    what: "Qué se borra",
    typed: "Un nombre o una frase que escribo",
    /** `{name}` is a person. */
    testimonial: "Testimonio borrado de {name}",
    text: "Nombre o frase",
    textHelp: "Al menos 4 letras. Mayúsculas y minúsculas dan igual.",
    action: "Borrar para siempre",
    question:
      "Se borra de todas las versiones guardadas, de la papelera y de los comentarios de revisión. Un testimonio que lo diga se borra entero, y a una publicación anterior que lo muestre ya no se puede volver. No se puede deshacer.",
    /** `{versions}` and `{publications}` are numbers. */
    done: "Borrado. Versiones que lo tenían: {versions}; publicaciones anteriores: {publications}.",
    nothing: "Ninguna versión guardada lo tenía.",
    /** `{when}` is a date and time. */
    backups: "Los respaldos que ya existen se borran solos a más tardar el {when}.",
    ownBackups: "Los respaldos que ya existen no se borran solos: bórralos en el servidor.",
    failed: "No se pudo borrar. Todo sigue como estaba.",
  },
} as const;
