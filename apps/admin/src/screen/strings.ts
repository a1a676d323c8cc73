/** Words around every screen and of publishing. Messages quoted by the specification are exact. */
export const words = {
  status: {
    label: "Estado",
    draft: "Borrador sin publicar",
    published: "Publicado",
    example: "Publicado con datos de ejemplo",
    unknown: "Consultando estado",
    unanswered: "No se pudo consultar el estado",
  },
  publish: {
    button: "Publicar",
    saveAndPublish: "Guardar y publicar",
    confirmTitle: "Publicar el sitio",
    confirmText: "Tus pacientes verán los cambios guardados en cuanto termine.",
    unsavedText: "Tienes cambios sin guardar en esta pantalla: se guardarán antes de publicar.",
    runningTitle: "Publicando",
    saving: "Guardando...",
    preparing: "Preparando las páginas...",
    /** `{done}` and `{total}` count pages, `{path}` is the latest one's address. */
    progress: "{done} de {total} páginas: {path}",
    doneTitle: "Listo",
    done: "Componentes de secciones actualizados",
    reload: "Aceptar",
    failedTitle: "No se publicó",
    failed: "Error al actualizar componentes. Intentar de nuevo.",
    liveUnchanged: "Tu sitio publicado sigue como estaba.",
    notSaved: "No se publicó porque los cambios no se pudieron guardar.",
  },
  changes: {
    one: "1 cambio sin publicar",
    /** `{count}` counts changes. */
    many: "{count} cambios sin publicar",
    none: "No hay cambios: lo publicado es lo último que guardaste.",
    firstTime: "Todavía no se ha publicado nada: se publicará todo el sitio.",
    seeAll: "Ver todos los cambios",
  },
  findings: {
    /** `{count}` counts findings. */
    block: "{count} por corregir antes de publicar",
    warn: "{count} por revisar",
    inform: "{count} para tu información",
    none: "Todo en orden.",
    blocked: "Corrige esto primero; mientras tanto no se puede publicar:",
  },
} as const;
