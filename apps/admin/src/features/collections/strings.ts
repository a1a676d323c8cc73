/** Messages of the collections and their records. Those that the specification quotes are exact. */
export const messages = {
  title: "Colecciones",
  intro:
    "Todo lo que tiene una lista: enfermedades, síntomas, servicios, guías, testimonios. Cada uno con todo lo que dice.",
  loadFailed: "La colección no se pudo cargar. Intentar de nuevo.",
  saveFailed: "Los cambios no se pudieron guardar. Intentar de nuevo.",
  saved: "Cambios guardados correctamente",
  search: "Buscar",
  searchHint: "Por nombre o por cualquier palabra",
  /** `{text}` is the search text. */
  nothingFound: "Nada coincide con «{text}».",
  noOrder: "Mientras buscas no se puede cambiar el orden.",
  order: "El orden de la lista es el del sitio: los primeros son los que salen en la página de inicio.",
  edit: "Editar {item}",
  hidden: "Oculto en el sitio",
  hiddenHelp: "Tus pacientes no lo ven, ni al publicar, hasta que lo muestres.",
  shownHelp: "Sale en el sitio la próxima vez que publiques.",
  startsHidden: "Empieza oculto: complétalo con calma y muéstralo cuando esté listo.",
  wrong: "Con datos por corregir",
  visible: "Visible: {item}",
  visibleShort: "Visible",
  copyMark: "(copia)",
  move: {
    /** `{item}` is a record. */
    of: "Mover {item} a otro lugar",
    title: "Mover «{item}»",
    action: "Mover",
    place: "Lugar en la lista",
    help: "El 1 es el primero.",
    wrong: "Escribe un número del 1 al {count}.",
  },
  /** `{list}` is a collection. */
  back: "Volver a {list}",
  gone: "Este registro ya no existe.",
  previewWaits: "Aquí se verá su página cuando corrijas lo que está marcado.",
  create: "Crear",
  remove: {
    /** `{name}` is a record. */
    title: "Borrar «{name}»",
    action: "Borrar",
    uses: "Se usa en…",
    looking: "Buscando dónde se usa...",
    failed: "No se pudo consultar dónde se usa.",
    noUse: "Ningún otro lugar del sitio lo usa.",
    link: "Este lugar lleva a su página. Cámbialo antes de publicar:",
    links: "Estos lugares llevan a su página. Cámbialos antes de publicar:",
    /** `{list}` names pages, or places. */
    relations: "Como página relacionada: {list}. Se quita sola, y vuelve si la recuperas.",
    lists: "En listas, donde el siguiente toma su lugar: {list}.",
    /** `{address}` is an address, `{list}` names some. */
    address: "Al publicar, {address} deja de existir: quien llegue ahí leerá que la página no se encontró.",
    formerAddresses: "También las direcciones que tuvo antes: {list}.",
    bin: "Se va a la papelera, al final de esta lista. De ahí lo puedes recuperar.",
    hideInstead:
      "Si sólo quieres que no se vea, apaga «Visible»: su página se quita igual y aquí no pierdes nada.",
  },
  bin: {
    title: "Papelera",
    loadFailed: "La papelera no se pudo cargar.",
    /** `{days}` counts days. */
    intro:
      "Lo que borras se queda aquí {days} días. Después, búscalo en Historial: puede seguir en una versión anterior.",
    empty: "Está vacía. Lo que acabas de borrar llega aquí cuando se guarda.",
    /** `{who}` is an e-mail, `{when}` a date and time. */
    deletedBy: "Lo borró {who} el {when}",
    recover: "Recuperar",
    recoverOf: "Recuperar {item}",
    /** `{name}` is a record. */
    recovered: "«{name}» está otra vez en la lista, como estaba.",
  },
  words: "Textos",
  pictures: "Imágenes",
  address: {
    title: "Dirección de la página",
    change: "Cambiar dirección",
    changeTitle: "Cambiar la dirección de la página",
    slug: "Última parte de la dirección",
    /** `{from}` and `{to}` are addresses. */
    effect: "Al publicar, quien llegue a {from} irá a {to}. Los enlaces de otras páginas siguen funcionando.",
    wrong: "Usa minúsculas, números y guiones, por ejemplo trombosis-venosa-profunda.",
    taken: "Ya hay otra página con esa dirección.",
    /** `{list}` names addresses. */
    former: "También llegan aquí: {list}",
  },
  review: {
    title: "Calendario de revisiones médicas",
    none: "Nada por revisar.",
    overdue: "Revisión vencida",
    pending: "Sin revisar",
    soon: "Toca pronto",
    fine: "Al día",
    /** `{date}` is a day. */
    due: "Tocaba el {date}",
    next: "Toca el {date}",
    last: "Revisada el {date}",
    count: "{count} por revisar",
  },
  /** `{count}` counts records. */
  count: "{count} en total, {hidden} sin mostrar",
  /** `{record}` is the noun for a record. */
  add: "Agregar {record}",
  unnamed: "{record} sin nombre",
} as const;
