/** Messages of «Información del Sitio». Those that the specification quotes are exact. */
export const messages = {
  title: "Información del Sitio",
  intro: "Los datos que todo el sitio usa. Se escriben una vez y aparecen donde hagan falta.",
  groups: "Grupos de la información",
  part: "Qué quieres editar",
  /** `{parts}` are names of tabs. */
  wrongParts: "Con datos por corregir: {parts}.",
  formerNumber: "Aquí sigue el número que el teléfono para citas tenía antes.",
  useSameNumber: "Usar el mismo número",
} as const;
