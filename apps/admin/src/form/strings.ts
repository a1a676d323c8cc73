/** Words of the fields. Messages quoted by the specification are exact. */
export const words = {
  form: {
    /** `{list}` is the list's label. */
    add: "Agregar a {list}",
    remove: "Quitar {item}",
    moveUp: "Subir {item}",
    moveDown: "Bajar {item}",
    empty: "Todavía no hay nada en esta lista.",
    item: "{list} {number}",
    colorPicker: "Elegir {label}",
    duplicate: "Duplicar {item}",
    drag: "Mover {item}",
    dragHelp: "Arrastra, o usa las flechas arriba y abajo",
    /** `{place}` of `{count}`. */
    movedTo: "{item}: ahora en el lugar {place} de {count}",
    removed: "Quitaste «{item}».",
    putBack: "Regresarlo a su lugar",
    visible: "Visible",
    unchosen: "Sin elegir",
    phoneExample: "+52 000 000 0000",
    /** `{count}` of `{limit}` characters. */
    count: "{count} de {limit} caracteres",
    opens: "{label}: abre",
    closes: "{label}: cierra",
    to: "a",
    /** By weekday, 0 for Sunday. */
    days: ["Domingo", "Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado"],
  },
  searchResult: {
    title: "Así se verá en un buscador",
    noTitle: "Falta el título",
    noDescription: "Falta la descripción",
    /** `{count}` and `{most}` count characters; `{verdict}` is one of the three below. */
    titleCount: "Título: {count} de {most} caracteres, {verdict}.",
    descriptionCount: "Descripción: {count} de {most} caracteres, {verdict}.",
    good: "buena medida",
    long: "se cortará",
    short: "podría decir más",
  },
  relations: {
    search: "Buscar en {list}",
    searchHint: "Busca por nombre",
    /** `{id}` names no record. */
    lost: "«{id}» (ya no existe)",
    loadFailed: "La lista no se pudo cargar.",
  },
} as const;
