/** Folder or file name of a section type or variant: "AboutMe" → "about-me". */
export function fileName(id: string): string {
  return id.replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase();
}
