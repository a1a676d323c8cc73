/** Messages of lists. Those that the specification quotes are exact. */
export const messages = {
  /** `{list}` is the list's label. */
  add: "Agregar a {list}",
  remove: "Quitar {item}",
  moveUp: "Subir {item}",
  moveDown: "Bajar {item}",
  empty: "Todavía no hay nada en esta lista.",
  item: "{list} {number}",
  duplicate: "Duplicar {item}",
  duplicateShort: "Duplicar",
  removeRecord: "Borrar {item}",
  removeShort: "Borrar",
  drag: "Mover {item}",
  dragHelp: "Arrastra, o usa las flechas arriba y abajo",
  /** `{place}` of `{count}`. */
  movedTo: "{item}: ahora en el lugar {place} de {count}",
  removed: "Quitaste «{item}».",
  putBack: "Regresarlo a su lugar",
  visible: "Visible",
  /** `{limit}` is how many the list holds, `{count}` how many lines stayed out. */
  pasteFull: "La lista sólo lleva {limit}. Renglones de lo que pegaste que quedaron fuera: {count}.",
} as const;
