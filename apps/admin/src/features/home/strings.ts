/** Messages of «Inicio». */
export const messages = {
  title: "Inicio",
  intro: "Cómo está tu sitio hoy, y lo que sigue.",
  site: {
    title: "Tu sitio",
    frame: "Cómo se ve hoy tu página de inicio",
    edit: "Editar en la página",
    view: "Ver el sitio",
    newTab: "se abre en otra pestaña",
    /** `{when}` is a date and time, `{who}` an e-mail. */
    published: "Publicado el {when} por {who}.",
    /** Somebody's first site, which the server itself published. */
    seeded: "Es el sitio de ejemplo, publicado al instalar el {when}.",
    none: "Todavía no se ha publicado nada.",
    /** `{count}` counts texts and pictures. */
    invented: "Tus pacientes todavía leen {count} datos inventados del ejemplo.",
    inventedOne: "Tus pacientes todavía leen un dato inventado del ejemplo.",
    /** `{count}` counts facts. */
    unreviewed: "Tus pacientes leen {count} datos que venían en el ejemplo y que nadie ha confirmado.",
    unreviewedOne: "Tus pacientes leen un dato que venía en el ejemplo y que nadie ha confirmado.",
    review: "Revisarlos en la lista",
    own: "Nada de lo que se lee es del ejemplo.",
    failed: "No se pudo consultar el estado del sitio.",
  },
  steps: {
    title: "Tus primeros pasos",
    /** `{left}` and `{count}` count steps. */
    left: "Te faltan {left} de {count} pasos",
    leftOne: "Te falta 1 de {count} pasos",
    done: "Completaste los {count} pasos",
    start: "Empezar",
    goOn: "Continuar",
    /** `{count}` counts texts and pictures. */
    publishWaits:
      "Se completa cuando lo publicado ya no tenga nada inventado. Datos inventados que quedan: {count}.",
    seeInvented: "Ver cuáles",
    time: "Son unos diez minutos. Puedes parar cuando quieras: lo que escribas queda guardado.",
  },
  news: {
    title: "Qué hay pendiente",
    changes: "Cambios sin publicar",
    noChanges: "Lo publicado es lo último que guardaste.",
    first: "Todavía no se ha publicado nada.",
    goPublish: "Ir a Publicar",
    /** `{document}` is a part of the site, `{count}` counts changes. */
    documentCount: "{document}: {count}",
    comments: "Comentarios de la revisión",
    noComments: "No hay comentarios en los enlaces de revisión abiertos.",
    /** `{who}` is a name, `{text}` the comment. */
    comment: "{who}: «{text}»",
    seeComments: "Ver todos",
    goThere: "Ir a corregirlo",
    schedule: "Publicaciones programadas",
    noSchedule: "No hay ninguna.",
    /** `{when}` is a date and time. */
    scheduled: "Se publica el {when}",
    scheduleFailed: "La del {when} no se publicó.",
    reviews: "Revisiones médicas vencidas",
    noReviews: "Ninguna.",
    oneReview: "1 página por revisar",
    /** `{count}` counts pages. */
    manyReviews: "{count} páginas por revisar",
    goReviews: "Ver el calendario",
    backup: "Último respaldo",
    noBackup: "Todavía no hay ninguno.",
    backupPlace:
      "Cada respaldo es una copia de todo el sitio y está en el servidor. Desde aquí no se descarga ni se exporta: pídelo a quien instaló o cuida el servidor, que también puede restaurarlo.",
    unknown: "No se pudo consultar.",
    documents: {
      siteContent: "Información del Sitio",
      selectedSections: "Secciones",
    },
  },
} as const;
