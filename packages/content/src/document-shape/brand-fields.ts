/** Fields of the site's content that the screen «Marca» edits, in its order. */
export const brandFields = [
  "theme",
  "doctorInfo.logoPath",
  "doctorInfo.logoStyle",
  "doctorInfo.logoHeight",
  "doctorInfo.portraitPath",
  "doctorInfo.favicon",
] as const;

export const isBrandField = (path: string): boolean =>
  brandFields.some((field) => path === field || path.startsWith(`${field}.`));
