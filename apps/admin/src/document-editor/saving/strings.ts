/** Messages between a document and its being saved. Those that the specification quotes are exact. */
export const messages = {
  unsaved: {
    title: "Tienes cambios sin guardar",
    text: "No se pudieron guardar. Si sales ahora, queda una copia en este equipo y te la ofrecemos cuando vuelvas a esta pantalla.",
    stay: "Seguir editando",
    leave: "Salir de esta pantalla",
    retry: "Intentar de nuevo",
    note: "Cambios sin guardar",
    none: "Todo está guardado",
    /** While unsaved content is offered above the form. */
    offered: "Arriba puedes recuperar lo que no se guardó",
  },
  saving: {
    save: "Guardar",
    undo: "Deshacer",
    redo: "Rehacer",
    saving: "Guardando...",
    justNow: "Guardado hace un momento",
    /** `{minutes}` counts minutes. */
    minuteAgo: "Guardado hace 1 minuto",
    minutesAgo: "Guardado hace {minutes} minutos",
    problems: "Borrador guardado. Para publicar, corrige lo que está marcado",
    failed: "No se pudo guardar; lo que escribiste sigue aquí",
    conflict: "Se guardaron otros cambios",
    resolve: "Resolver",
  },
  /** `{count}` is a number of fields. */
  problems: {
    one: "Hay un dato por corregir.",
    several: "Hay {count} datos por corregir.",
    /** `{message}` is the problem of the first one. */
    first: "Hay {count} datos por corregir. {message}",
  },
  siteContent: {
    loadFailed: "Falla al extraer la información del sitio. Intentar de nuevo.",
    saveFailed: "Falla al actualizar la información del sitio. Intentar de nuevo.",
    saved: "Información del sitio actualizada correctamente",
  },
  away: {
    title: "Por ahora no se puede guardar.",
    network: "No hay conexión a internet.",
    server: "El servidor o su base de datos no responde.",
    text: "Sigue escribiendo: lo que escribes queda en este equipo y se guarda solo en cuanto se pueda.",
  },
  recovered: {
    title: "Hay cambios tuyos que no se alcanzaron a guardar",
    /** `{when}` is a date and time. */
    text: "Los escribiste en este equipo el {when}.",
    outdated: "Desde entonces se guardó otra versión: si los recuperas, revísalos antes de guardar.",
    recover: "Recuperar mis cambios",
    discard: "Descartarlos",
  },
  conflict: {
    title: "Alguien más guardó cambios",
    /** `{who}` is an e-mail, `{when}` a date and time. */
    byAt: "{who} guardó el {when}, después de que abriste esta pantalla.",
    unknown: "Se guardaron otros cambios después de que abriste esta pantalla.",
    text: "Lo que escribiste sigue aquí. Puedes combinar lo de ambas personas, conservar sólo lo tuyo o cargar su versión.",
    /** `{mine}` and `{theirs}` count changes. */
    counts: "Cambios que sólo hiciste tú: {mine}. Cambios que sólo hizo la otra persona: {theirs}.",
    fields: "Lo que cambiaron ambas personas",
    merge: "Combinar y guardar",
    /** `{value}` is the value of the field. */
    mine: "Lo mío: {value}",
    theirs: "Lo suyo: {value}",
    mineDeleted: "Lo mío: lo borré",
    theirsDeleted: "Lo suyo: lo borró",
    empty: "(vacío)",
    yes: "Sí",
    no: "No",
    /** `{count}` counts entries of a list. */
    entries: "lista de {count}",
    group: "otros datos",
    keep: "Conservar lo mío y guardar",
    reload: "Cargar su versión",
  },
  /** The same where one person saved in another window. */
  ownConflict: {
    title: "Guardaste otros cambios en otra ventana",
    /** `{when}` is a date and time. */
    byAt: "Los guardaste el {when}, después de que abriste esta pantalla.",
    text: "Lo que escribiste aquí sigue aquí. Puedes combinarlo con lo de la otra ventana, conservar sólo lo de ésta o cargar lo de la otra.",
    /** `{mine}` and `{theirs}` count changes. */
    counts: "Cambios sólo en esta ventana: {mine}. Cambios sólo en la otra: {theirs}.",
    fields: "Lo que cambiaste en las dos ventanas",
    merge: "Combinar y guardar",
    /** `{value}` is the value of the field. */
    mine: "Aquí: {value}",
    theirs: "En la otra ventana: {value}",
    mineDeleted: "Aquí: lo borré",
    theirsDeleted: "En la otra ventana: lo borré",
    keep: "Conservar lo de aquí y guardar",
    reload: "Cargar lo de la otra ventana",
  },
} as const;
