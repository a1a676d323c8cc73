import type { DrawnPage } from "./document.ts";
import { attribute, elements } from "./html-tree.ts";

/** A file of the picture library wherever a text names it: in a list of sizes, in styles, after an origin. */
const libraryFile = /\/imagenes\/[\w/-]+(?:\.\w+)+/g;

/**
 * Gives every picture of the library in a page its address with a hash, in attributes and in structured data, so that a
 * browser requests each only once. `addressOf` returns the path itself where there is no file.
 */
export async function addressPictures(
  { tree }: DrawnPage,
  addressOf: (path: string) => Promise<string>,
): Promise<void> {
  for (const element of elements(tree)) {
    for (const attr of element.attrs) attr.value = await addressed(attr.value, addressOf);
    if (attribute(element, "type") !== "application/ld+json") continue;
    for (const node of element.childNodes)
      if ("value" in node) node.value = await addressed(node.value, addressOf);
  }
}

/** The same for one text. */
export async function addressed(text: string, addressOf: (path: string) => Promise<string>): Promise<string> {
  const paths = new Set(text.match(libraryFile));
  if (paths.size === 0) return text;
  const addresses = new Map<string, string>();
  for (const path of paths) addresses.set(path, await addressOf(path));
  return text.replaceAll(libraryFile, (path) => addresses.get(path) ?? path);
}
