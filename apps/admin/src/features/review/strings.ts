/** Messages about review links, for who makes them and for who opens them. */
export const messages = {
  title: "Enlace de revisión",
  intro:
    "Un enlace para que quien atiende vea el borrador en su celular, sin cuenta. Ve qué cambia, sin repeticiones, recorre todas las páginas, y puede aprobar o decir qué cambiaría; no puede modificar nada.",
  days: "Días que dura",
  create: "Crear enlace",
  creating: "Creando...",
  createFailed: "El enlace no se pudo crear. Intenta de nuevo.",
  address: "Enlace nuevo",
  addressHelp: "Cópialo ahora: por seguridad no se vuelve a mostrar. Quien lo tenga puede ver el borrador.",
  links: "Enlaces creados",
  none: "Todavía no has creado ninguno.",
  loadFailed: "Los enlaces no se pudieron cargar.",
  /** `{version}` is a number, `{when}` a date and time. */
  until: "Versión {version}, hasta el {when}",
  over: "Terminado",
  open: "Abierto",
  end: "Terminar",
  /** `{version}` is a number. */
  endOf: "Terminar el enlace de la versión {version}",
  ended: "El enlace ya no abre.",
  endFailed: "El enlace no se pudo terminar. Intenta de nuevo.",
  noNotes: "Nadie ha respondido.",
  approved: "Aprobó",
  commented: "Comentó",
  /** `{who}` is a name, `{what}` one of the two above, `{section}` a part of a page, `{page}` a page. */
  note: "{who}: {what} «{section}», en {page}",
  wholePage: "toda la página",
  /** Beside a section or a record that somebody spoke of. */
  said: "Lo que dijeron al revisar",
  /** `{who}` is a name, `{text}` what was said, `{page}` a page. */
  saidApproved: "{who} lo aprobó, en {page}.",
  saidComment: "{who}, en {page}: {text}",
  page: {
    title: "Borrador para revisar",
    /** `{author}` is an e-mail, `{when}` a date and time. */
    intro: "{author} te pide revisar estos cambios. El enlace vence el {when}",
    gone: "Este enlace ya no abre",
    goneText: "Venció o lo terminaron. Pide otro a quien te lo envió.",
    failed: "El borrador no se pudo cargar.",
    name: "Tu nombre",
    nameHelp: "Queda junto a lo que apruebes o comentes.",
    nameMissing: "Escribe tu nombre.",
    changes: "Qué cambia",
    /** `{count}` counts changes. */
    changeCount: "{count} cambios. Apruébalos todos, o cada uno por separado:",
    allChanges: "Todos los cambios",
    /** `{list}` names places, `{count}` counts the others. */
    morePlaces: "{list} y {count} más",
    /** `{count}` counts the parts of a page. */
    singleParts: "Opinar de una sola parte ({count})",
    noChanges: "No cambia nada respecto al sitio publicado.",
    preview: "Así se verá",
    frame: "Vista del borrador",
    choosePage: "Página",
    noSuchPage: "Esa página no existe en el borrador.",
    /** `{page}` is a page. */
    parts: "Qué opinas de «{page}»",
    wholePage: "Toda la página",
    approve: "Aprobar",
    /** `{section}` is a section. */
    approveOf: "Aprobar «{section}»",
    comment: "Comentar",
    commentOf: "Comentar «{section}»",
    commentLabel: "Qué cambiarías",
    commentMissing: "Escribe qué cambiarías.",
    send: "Enviar comentario",
    sent: "Gracias: quedó anotado.",
    sendFailed: "No se pudo anotar. Intenta de nuevo.",
    isApproved: "Aprobada",
  },
} as const;
