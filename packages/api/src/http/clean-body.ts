import { cleanText, mapTexts } from "@consultorio/content";

/** Fields with a password. Each of its characters counts, also an invisible one. */
const passwordFields: ReadonlySet<string> = new Set(["password", "current"]);

/** A body or query without invisible characters. Passwords stay unchanged. */
export const cleanBody = <Body>(body: Body): Body =>
  mapTexts(body, (text, key) => (passwordFields.has(key) ? text : cleanText(text)));
