import { screenNames } from "@consultorio/content/content-plan";

/** Messages of the navigation. */
export const messages = {
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
    ...screenNames,
    sections: "Secciones",
    media: "Multimedia",
    notices: "Horarios y avisos",
    publish: "Publicar",
    checklist: "Lista para publicar",
    history: "Historial",
    activity: "Actividad",
    account: "Cuenta",
    viewSite: "Ver el sitio",
    signOut: "Salir",
    /** Where the computer's clock shows another time. */
    clinicClock: "Las fechas y horas son las del consultorio.",
    newTab: "se abre en otra pestaña",
  },
} as const;
