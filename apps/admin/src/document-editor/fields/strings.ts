/** Words of the fields. Messages quoted by the specification are exact. */
export const words = {
  colorPicker: "Elegir {label}",
  unchosen: "Sin elegir",
  phoneExample: "+52 000 000 0000",
  /** `{count}` of `{limit}` characters. */
  count: "{count} de {limit} caracteres",
  opens: "{label}: abre",
  closes: "{label}: cierra",
  to: "a",
  /** By weekday, 0 for Sunday. */
  days: ["Domingo", "Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado"],
  looksNote: "Un conjunto de diseños. Se guarda y se usa desde Secciones.",
  /** `{list}` is the list's label. */
  search: "Buscar en {list}",
  searchHint: "Busca por nombre",
  /** `{id}` names no record. */
  lost: "«{id}» (ya no existe)",
  loadFailed: "La lista no se pudo cargar.",
} as const;
