/** The sender of a request: an account, or somebody without one. */
export type Person = "owner" | "editor" | "nobody";

export const emails = { owner: "doctora@ejemplo.mx", editor: "eva@ejemplo.mx" };

/** The password of both accounts. */
export const password = "una frase bastante larga";

/** The header of a call that the test itself makes, with the person as whom it makes it. */
export const personHeader = "x-test-person";
