import { createHash } from "node:crypto";
import type { DrawnPage } from "./document.ts";
import { attribute, descendants, elements, firstElement } from "./html-tree.ts";

/**
 * A fingerprint of a page's text: its title, its description and the words of its main part. It stays the same where only
 * the layout, the menu or a file's address changed.
 */
export function contentFingerprint({ tree }: DrawnPage): string {
  const title = firstElement(tree, "title");
  const main = firstElement(tree, "main");
  const description = elements(tree).find(
    (element) => element.tagName === "meta" && attribute(element, "name") === "description",
  );
  const texts = [
    title ? allText(title) : "",
    description ? (attribute(description, "content") ?? "") : "",
    main ? allText(main) : "",
  ];
  return createHash("sha256").update(texts.join("\0")).digest("base64url").slice(0, 16);
}

/** The words in an element, a space for each gap. */
function allText(parent: Parameters<typeof descendants>[0]): string {
  const texts: string[] = [];
  for (const node of descendants(parent))
    if (node.nodeName === "#text" && "value" in node) texts.push(node.value);
  return texts.join(" ").replace(/\s+/g, " ").trim();
}
