/** Words of the list of what to look at before publishing. */
export const words = {
  title: "Lista para publicar",
  intro: "Lo que conviene revisar antes de que tus pacientes lo lean. Primero, lo que impide publicar.",
  loadFailed: "La lista no se pudo cargar.",
  clean: "Todo en orden: no hay nada que revisar.",
  levels: { block: "Impide publicar", warn: "Conviene revisar", inform: "Para tu información" },
  /** `{count}` counts findings. */
  more: "Ver {count} más",
  /** The first part: what prevents a publication. */
  blocking: "Impide publicar",
  nothingBlocks: "Nada impide publicar. Lo de abajo conviene revisarlo.",
} as const;
