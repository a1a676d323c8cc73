const fixtureWords: Record<string, string> = {
  Default: "Contenido normal",
  Minimal: "Lo mínimo",
  "Long Text": "Textos largos",
  "Missing Pictures": "Sin imágenes",
  "Many Items": "Muchos elementos",
  "On Phone": "En celular",
  "On Tablet": "En tableta",
  Loading: "Cargando",
  Failed: "Con error",
};

/** A story's name as designers read it: the situations that all designs share, else the name that it has. */
export const storyWords = (name: string): string => fixtureWords[name] ?? name;
