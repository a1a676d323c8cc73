import { cleanText, mapTexts } from "@consultorio/content";

/** Members that hold a secret: each of its characters counts, also one that nobody sees. */
const secrets: ReadonlySet<string> = new Set(["password", "current"]);

/** What a caller sent, without characters that nobody sees in any of its texts. Passwords stay as they are. */
export const cleanBody = <Body>(body: Body): Body =>
  mapTexts(body, (text, key) => (secrets.has(key) ? text : cleanText(text)));
