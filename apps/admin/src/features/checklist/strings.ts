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
    sustituciones: "Textos que no se pueden completar",
    enlaces: "Enlaces que no llevan a ninguna parte",
    legal: "Cédulas y aviso de publicidad",
    privacidad: "Aviso de privacidad",
    ejemplo: "Contenido de ejemplo",
    pendientes: "Datos por confirmar",
    datos: "Datos que no coinciden",
    palabras: "Palabras de riesgo en publicidad médica",
    imagenes: "Imágenes sin texto alternativo",
    "sin-terminar": "Sin terminar",
  },
  other: "Otros",
} as const;
