/** Words about where a field is seen. */
export const words = {
  /** `{designs}` are those of `designs`, separated by semicolons. */
  hidden: "Hoy no se ve. Se ve con {designs}.",
  /** `{section}` is a section's name. */
  designs: "{section}: {designs}",
  choose: "Elegir diseño",
} as const;
