import { cleanText, mapTexts } from "@consultorio/content";

/** Fields with a password. Each of its characters counts, also one that nobody sees. */
const passwordFields: ReadonlySet<string> = new Set(["password", "current"]);

/** A body or query without characters that nobody sees. Passwords stay as they are. */
export const cleanBody = <Body>(body: Body): Body =>
  mapTexts(body, (text, key) => (passwordFields.has(key) ? text : cleanText(text)));
