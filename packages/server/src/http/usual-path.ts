import { foldedText } from "@consultorio/content";

/**
 * The path of a page as people and programs mean it: without a slash at its end, escapes (`/pie%2Ddiabetico`), accents, capital
 * letters, the file names of older sites (`/index.html`) and with hyphens in place of spaces. `path` can be decoded.
 */
export function usualPath(path: string): string {
  // A slash that is escaped is no slash: the page of such a path does not exist.
  if (/%2f/i.test(path)) return path;
  const words = foldedText(decodeURIComponent(path)).replace(/[\s_]+/g, "-");
  const page = words.replace(/\.(?:html?|php|aspx?)$/, "").replace(/\/(?:index|inicio)?$/, "");
  return page === "" ? "/" : page;
}
