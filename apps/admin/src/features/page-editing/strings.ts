/** Messages of «Editar en la página». */
export const messages = {
  title: "Editar en la página",
  back: "Salir a Inicio",
  loadFailed: "El borrador no se pudo cargar. Intentar de nuevo.",
  saved: "Cambios guardados.",
  saveFailed: "No se pudo guardar. Intentar de nuevo.",
  loading: "Cargando la página...",
  /** Before the name of a field. */
  toCorrect: "Por corregir:",
  frame: "Tu página: haz clic en lo que quieras cambiar",
  page: "Página",
  goToSection: "Ir a una sección",
  /** `{section}` is a section's name. */
  hiddenSection: "{section} (oculta)",
  noSuchPage: "Esa página no existe en el borrador.",
  choice: {
    label: "Lo que elegiste",
    nothing: "Toca lo que quieras cambiar: un texto, una foto, una sección.",
    /** The same for a phone. */
    nothingShort: "Toca lo que quieras cambiar.",
    wholePage: "Esta página",
    /** While somebody types in a text. */
    one: "Escribe en la página. Enter termina; Escape lo deja como estaba.",
    several:
      "Escribe en la página. Enter hace otro renglón, Ctrl + Enter termina; Escape lo deja como estaba.",
    facts: "Lo que está entre llaves lo pone el sitio: un dato que se escribe una sola vez.",
    /** `{name}` is the name with its braces. */
    unknownFact: "{name} no es un dato del sitio: así no se puede publicar. Bórralo, o usa uno de estos:",
    emptied: "Quedó vacío y ya no se ve en la página.",
    bringBack: "Devolver el texto",
    /** `{count}` and `{most}` count characters. */
    length: "{count} de {most} caracteres",
    derived: "Este texto no se escribe aquí. Sale de:",
    around: "Lo que se lee aquí sale de:",
    changePicture: "Cambiar foto",
    /** `{page}` is a page. */
    openPage: "Abrir {page}",
    form: "Ver en el formulario",
    rest: "Lo que no se escribe en la página:",
    variant: "Cambiar diseño",
    up: "Subir",
    down: "Bajar",
    hide: "Ocultar",
    show: "Mostrar",
    /** `{place}` and `{count}` are numbers. */
    moved: "Ahora es la sección {place} de {count}.",
    hidden: "Está oculta: tus pacientes no la ven.",
    done: "Listo",
    close: "Cerrar",
  },
} as const;
