/** Words of the list of what to look at before publishing. */
export const words = {
  title: "Lista para publicar",
  intro: "Lo que conviene revisar antes de que tus pacientes lo lean. Sólo lo marcado impide publicar.",
  loadFailed: "La lista no se pudo cargar.",
  clean: "Todo en orden: no hay nada que revisar.",
  levels: { block: "Impide publicar", warn: "Conviene revisar", inform: "Para tu información" },
  /** `{count}` counts findings. */
  more: "Ver {count} más",
  topics: {
    placeholders: "Textos que no se pueden completar",
    links: "Enlaces que no llevan a ninguna parte",
    legal: "Cédulas y aviso de publicidad",
    privacy: "Aviso de privacidad",
    example: "Contenido de ejemplo",
    pending: "Datos por confirmar",
    facts: "Datos que no coinciden",
    wording: "Palabras de riesgo en publicidad médica",
    pictures: "Imágenes sin texto alternativo",
    unfinished: "Sin terminar",
  },
  other: "Otros",
} as const;
