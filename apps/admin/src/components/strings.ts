/** Words that many screens share; each folder has its own beside it. */
export const strings = {
  product: "Consultorio",
  skipToContent: "Saltar al contenido",
  loading: "Loading...",
  toCorrect: "con datos por corregir",
  retry: "Intentar de nuevo",
  close: "Cerrar",
  cancel: "Cancelar",
  /** By what somebody tried to close a dialog. */
  typedIsLost: {
    key: "Si cierras, se pierde lo que escribiste. Presiona Escape otra vez para cerrar, o sigue escribiendo.",
    button: "Si cierras, se pierde lo que escribiste. Guárdalo, o presiona «Cerrar» otra vez.",
  },
  accept: "Aceptar",
  copy: "Copiar",
  copied: "Enlace copiado.",
  copyFailed: "El navegador no dejó copiar. Selecciona el enlace y cópialo.",
  textMissing: "Escribe un texto.",
  noAnswer: "El servidor no responde. Revisa tu conexión e inténtalo de nuevo.",
  partLost: {
    title: "Falta una parte de esta pantalla.",
    text: "Vuelve a cargar la página; si algo no se alcanzó a guardar, aquí te lo ofrecemos.",
    reload: "Volver a cargar",
  },
  screenFailed: "Esta pantalla no se pudo mostrar.",
  browser: {
    unknown: "Navegador desconocido",
    /** `{browser}` and `{system}` are names. */
    place: "{browser} en {system}",
  },
  notFound: { title: "Esta página no existe", back: "Ir al inicio" },
  pages: {
    label: "Páginas",
    /** Where a screen may have several. */
    labelOf: "Páginas: {list}",
    page: "Página {number}",
    first: "Primera página",
    previous: "Página anterior",
    next: "Página siguiente",
    last: "Última página",
    /** What of a list with several pages is shown; where a phone has no room for numbers, the page. */
    shown: "Del {from} al {to}, de {count}",
    place: "{page} de {count}",
  },
  backTo: {
    home: "Volver a Inicio",
    list: "Volver a la lista para publicar",
    publish: "Volver a Publicar",
    page: "Volver a la página",
  },
  toast: { success: "Éxito", error: "Error", close: "Cerrar aviso" },
} as const;

/** Puts values into the `{names}` of a string. A value that ends with a full stop, such as `5:49 a.m.`, ends the sentence too. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}(\.(?!\.))?/g, (whole, name: string, stop = "") => {
    const value = values[name];
    if (value === undefined) return whole;
    return String(value).endsWith(".") ? String(value) : `${value}${stop}`;
  });
}
