/** Messages of the list of findings. */
export const messages = {
  title: "Lista para publicar",
  intro: "Lo que conviene revisar antes de que tus pacientes lo lean. Primero, lo que impide publicar.",
  loadFailed: "La lista no se pudo cargar.",
  clean: "Todo en orden: no hay nada que revisar.",
  levels: { block: "Impide publicar", warn: "Conviene revisar", inform: "Para tu información" },
  /** `{count}` counts findings. */
  more: "Ver {count} más",
  /** The first part: findings that prevent a publication. */
  blocking: "Impide publicar",
  /** Of what looks like the example: it stays as it is. `{label}` is the name of a field. */
  own: "Sí, es mío",
  ownOf: "Sí, es mío: {label}",
  ownFailed: "No se pudo guardar que es tuyo. Intenta de nuevo.",
  confirmed: "Confirmado como tuyo",
  confirmedNote: "Parece del ejemplo y dijiste que es tuyo. Si cambia, se vuelve a preguntar.",
  review: "Volver a revisar",
  reviewOf: "Volver a revisar: {label}",
  reviewFailed: "No se pudo quitar la confirmación. Intenta de nuevo.",
  nothingBlocks: "Nada impide publicar. Lo de abajo conviene revisarlo.",
} as const;
