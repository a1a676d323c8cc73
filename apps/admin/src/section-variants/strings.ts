/** Messages of the variants (_diseños_) of the sections. */
export const messages = {
  picture: {
    noImage: "No hay imagen disponible",
    enlarge: "Ampliar imagen de {variant}",
    closeOverlay: "Cerrar imagen ampliada",
    of: "Vista del diseño {variant}",
    onPhone: "Vista del diseño {variant} en un celular",
  },
  groups: {
    everyPage: "En todas las páginas",
    home: "Página de inicio",
    individual: "Páginas de enfermedades, síntomas, servicios y guías",
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
  warnings: {
    title: "Ten en cuenta con este diseño",
    /** `{least}` and `{count}` count `{what}`. */
    few: "Necesita {least} {what}; tienes {count}.",
    missing: "Falta {what}.",
    many: "Muestra {most} {what}; tienes {count}.",
    /** The title, of which a phone shows `{most}` of `{count}` characters. */
    cut: "{what} se corta en celular: tiene {count} caracteres, y caben {most}.",
  },
} as const;
