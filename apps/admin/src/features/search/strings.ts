/** Messages of the search over everything that can be edited. */
export const messages = {
  title: "Buscar",
  label: "Qué buscas",
  placeholder: "Un dato, una palabra de tu sitio o una acción",
  none: "Nada coincide con «{text}». Prueba con otra palabra.",
  failed: "Parte del contenido no se pudo cargar: la búsqueda puede estar incompleta.",
  hint: "Flechas para elegir, Enter para abrir.",
  /** `{count}` counts results. */
  found: "{count} resultados",
  foundOne: "1 resultado",
  yes: "Sí",
  no: "No",
  screens: "Pantallas",
  sections: "Secciones",
  media: "Multimedia",
  notices: "Horarios y avisos",
  brand: "Marca",
  looks: "Aspectos guardados",
  actions: {
    title: "Acciones",
    publish: "Publicar el sitio",
    schedule: "Programar una publicación",
    site: "Ver el sitio",
    review: "Crear un enlace de revisión",
    /** `{record}` is the noun for a record. */
    add: "Agregar {record}",
    upload: "Subir fotos o videos",
    password: "Cambiar contraseña",
    users: "Agregar una cuenta",
    backup: "Respaldos: cómo exportar o descargar una copia del sitio",
  },
} as const;
