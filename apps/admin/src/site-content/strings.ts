/** Words of «Información del Sitio». Messages quoted by the specification are exact. */
export const words = {
  title: "Información del Sitio",
  intro: "Los datos que todo el sitio usa. Se escriben una vez y aparecen donde hagan falta.",
  save: "Guardar",
  saving: "Guardando...",
  loadFailed: "Falla al extraer la información del sitio. Intentar de nuevo.",
  saveFailed: "Falla al actualizar la información del sitio. Intentar de nuevo.",
  saved: "Información del sitio actualizada correctamente",
  /** `{count}` is a number of fields. */
  oneProblem: "Hay un dato por corregir.",
  problems: "Hay {count} datos por corregir.",
  tabProblems: "con datos por corregir",
  more: "Más partes del sitio",
  part: "Qué quieres editar",
  rest: "Otros datos",
} as const;
