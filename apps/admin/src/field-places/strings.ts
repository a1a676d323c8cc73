/** Words about where a field is seen. */
export const words = {
  /** `{designs}` are those of `designs`, separated by semicolons. */
  hidden: "Hoy no se ve. Se ve con {designs}.",
  /** `{section}` is a section's name. */
  designs: "{section}: {designs}",
  choose: "Elegir diseño",
  /** Beside a fact of the example that may be true. */
  fromExample: "Este dato viene del ejemplo. ¿También es el tuyo?",
  confirm: "Sí, es mío",
  /** `{label}` is the name of the field. */
  confirmOf: "Sí, es mío: {label}",
} as const;
