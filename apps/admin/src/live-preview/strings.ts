/** Messages of the live preview. Those that the specification quotes are exact. */
export const messages = {
  title: "Vista previa",
  width: "Ancho de la vista previa",
  phone: "Celular",
  tablet: "Tableta",
  desktop: "Computadora",
  /** `{width}` counts CSS pixels. */
  pixels: ", {width} px",
  frame: "Vista previa del sitio con tus cambios",
  open: "Vista previa",
  close: "Cerrar vista previa",
  /** The next three are the specification's (sections 4 and 8); `{message}` is the reason of the failure. */
  loading: "Loading...",
  error: "Error: {message}",
  failed: "Failed to load content",
  /** `{text}` is the text that does not fit. */
  clipped: "En este ancho se corta: «{text}»",
  note: "Tu contenido, con lo que aún no guardas. Haz clic en algo para ir a donde se edita.",
  pages: {
    home: "Inicio",
    contact: "Contacto",
    visitSheet: "Hoja para la consulta",
    privacy: "Aviso de privacidad",
  },
} as const;
