import type { SectionType } from "@consultorio/content";

/** Pages that show a section whatever the switch for the home page says. */
export const otherPages: Partial<Record<SectionType, string>> = {
  Appointment: "Además está siempre en la página de contacto, con este diseño.",
  Comparison: "Además está siempre en las páginas de los tratamientos que compara, con este diseño.",
};

/** Messages of «Secciones». Those that the specification quotes are exact. */
export const messages = {
  sections: {
    title: "Secciones",
    intro: "Elige cómo se ve cada parte del sitio. Cambiar de diseño nunca toca tus textos.",
    variant: "Diseño",
    ofSection: "de {section}",
    display: "Mostrar esta sección",
    hidden: "Oculta en el sitio",
    hiddenAtHome: "Oculta en la página de inicio",
    /** `{section}` is the name of the section whose design shows this one's content too. */
    covered: "En la página de inicio se ve dentro de «{section}», no por separado.",
    unknownVariant:
      "El diseño guardado «{id}» ya no existe. El sitio muestra «{fallback}» mientras eliges otro.",
    unknownOption: "{id} (ya no existe)",
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
  },
  order: {
    start: "Ordenar",
    done: "Terminar de ordenar",
    help: "Arrastra cada sección a su lugar, o usa las flechas. Se guarda solo.",
    hidden: "Oculta",
  },
  looks: {
    title: "Aspectos guardados",
    help: "Todos los diseños juntos, para volver a ellos cuando quieras.",
    original: "El original",
    /** `{name}` is a look's name. */
    use: "Usar «{name}»",
    remove: "Quitar «{name}»",
    keep: "Guardar el aspecto actual",
    name: "Nombre del aspecto",
    confirm: "Guardar aspecto",
    failed: "El aspecto no se pudo guardar. Intentar de nuevo.",
    /** `{problem}` is the problem of a field. */
    unfinished:
      "El aspecto no se guardó: en «Información del Sitio» hay algo sin terminar ({problem}). Corrígelo e inténtalo de nuevo.",
    correct: "Ir a corregirlo",
  },
} as const;
