/** Words of the navigation and of a session that ended. */
export const words = {
  nav: {
    label: "Administración",
    menu: "Menú",
    search: "Buscar",
    searchOpens: "Abriendo la búsqueda...",
    home: "Inicio",
    /** `{count}` counts comments. */
    comments: "{count} comentarios de la revisión",
    oneComment: "1 comentario de la revisión",
    page: "Editar en la página",
    siteContent: "Información del Sitio",
    collections: "Colecciones",
    sections: "Secciones",
    brand: "Marca",
    media: "Multimedia",
    notices: "Horarios y avisos",
    publish: "Publicar",
    checklist: "Lista para publicar",
    history: "Historial",
    activity: "Actividad",
    account: "Cuenta",
    viewSite: "Ver sitio",
    signOut: "Salir",
    newTab: "se abre en otra pestaña",
  },
  session: {
    expiredTitle: "Tu sesión terminó",
    expiredText: "Entra de nuevo para seguir. Lo que escribiste sigue aquí.",
  },
} as const;
