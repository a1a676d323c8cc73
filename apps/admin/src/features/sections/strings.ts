/** Words of «Secciones». Messages quoted by the specification are exact. */
export const words = {
  sections: {
    title: "Secciones",
    intro: "Elige cómo se ve cada parte del sitio. Cambiar de diseño nunca toca tus textos.",
    variant: "Diseño",
    ofSection: "de {section}",
    display: "Mostrar esta sección",
    hidden: "Oculta en el sitio",
    unknownVariant:
      "El diseño guardado «{id}» ya no existe. El sitio muestra «{fallback}» mientras eliges otro.",
    unknownOption: "{id} (ya no existe)",
    noImage: "No hay imagen disponible",
    enlarge: "Ampliar imagen de {variant}",
    closeOverlay: "Cerrar imagen ampliada",
    pictureOf: "Vista del diseño {variant}",
    changed: "Sin guardar",
    saved: "Secciones seleccionadas guardadas.",
    saveFailed: "No pudieron actualizarse las secciones. Intentar de nuevo.",
    loadFailed: "No pudieron cargarse las secciones. Intentar de nuevo.",
    seeVariants: "Ver y comparar diseños",
    reset: "Volver al original",
    /** `{section}` and `{variant}` are names. */
    stillOf: "{section}, diseño «{variant}»",
    goLive: "Ver en vivo con mi contenido",
    savePublish: "Guardar y publicar",
    groups: {
      everyPage: "En todas las páginas",
      home: "Página de inicio",
      individual: "Páginas de enfermedades, síntomas y servicios",
    },
  },
  order: {
    start: "Ordenar",
    done: "Terminar de ordenar",
    help: "Arrastra cada sección a su lugar, o usa las flechas. Se guarda solo.",
    hidden: "Oculta",
  },
  variants: {
    /** `{section}` is a section's name. */
    title: "Diseños de {section}",
    current: "El que usas",
    use: "Usar este diseño",
    compare: "Comparar con el mío",
    back: "Ver todos los diseños",
    /** `{variant}` is a variant's name. */
    frame: "Vista previa con el diseño {variant}",
  },
  looks: {
    title: "Aspecto del sitio",
    help: "Todos los diseños juntos, para volver a ellos cuando quieras.",
    original: "El original",
    /** `{name}` is a look's name. */
    use: "Usar «{name}»",
    remove: "Quitar «{name}»",
    keep: "Guardar el aspecto actual",
    name: "Nombre del aspecto",
    confirm: "Guardar aspecto",
    failed: "El aspecto no se pudo guardar. Intentar de nuevo.",
    /** `{problem}` is what is wrong with a field. */
    unfinished:
      "El aspecto no se guardó: en «Información del Sitio» hay algo sin terminar ({problem}). Corrígelo e inténtalo de nuevo.",
    correct: "Ir a corregirlo",
  },
  warnings: {
    title: "Lo que le falta a este diseño",
    /** `{least}` and `{count}` count `{what}`. */
    few: "Necesita {least} {what}, tienes {count}.",
    missing: "Falta {what}.",
    many: "Muestra {most} {what}; tienes {count}.",
    /** The title, of which a phone shows `{most}` of `{count}` characters. */
    cut: "{what} se corta en celular: tiene {count} caracteres, y caben {most}.",
  },
} as const;
