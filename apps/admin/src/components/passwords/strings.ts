/** Messages of the fields for e-mail addresses and passwords. */
export const messages = {
  newPassword: "Contraseña nueva",
  passwordHelp: "Al menos 12 caracteres. Una frase larga es fácil de recordar y difícil de adivinar.",
  repeatPassword: "Repite la contraseña",
  /** `{label}` is the field's. */
  showPassword: "Mostrar u ocultar: {label}",
  emailWrong: "Escribe un correo como nombre@ejemplo.mx.",
  passwordShort: "Usa al menos 12 caracteres.",
  passwordsDiffer: "Las contraseñas no coinciden.",
} as const;
