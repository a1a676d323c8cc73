import { parseFragment } from "parse5";
import type { SharePicture } from "../open-graph/share-pictures.ts";
import type { DrawnPage } from "./document.ts";
import { attribute, descendants, type Element, elements, firstElement, remove } from "./html-tree.ts";

/** The parts of a page's head that only publishing knows. */
export interface HeadParts {
  /** Colour of the browser's own frame, or empty. */
  themeColor: string;
  /** Address of the icon for a phone's home screen. */
  touchIcon: string;
  /** The picture of a shared link; null where the page is not to be shared. */
  share: SharePicture | null;
  origin: string;
}

/**
 * Completes a head: the first large picture begins to load before other files, and a shared link has its picture. Removes
 * the preloads that React guessed.
 */
export function finishHead({ tree }: DrawnPage, { themeColor, touchIcon, share, origin }: HeadParts): void {
  const head = firstElement(tree, "head");
  if (head === undefined) return;
  for (const element of elements(head)) {
    if (isPicturePreload(element)) remove(element);
    else nameHomePage(element, origin);
  }
  const first = [
    ...firstPicture(tree).map((file) => tag("link", { rel: "preload", as: "image", ...file })),
    ...firstSection(tree).map((id) => tag("link", { rel: "expect", href: `#${id}`, blocking: "render" })),
  ];
  const last = [
    tag("link", { rel: "manifest", href: "/manifest.webmanifest" }),
    tag("link", { rel: "apple-touch-icon", href: touchIcon }),
    ...(themeColor === "" ? [] : [tag("meta", { name: "theme-color", content: themeColor })]),
    ...(share === null ? [] : shareTags(share, origin)),
  ];
  insert(head, afterViewport(head), first);
  insert(head, head.childNodes.length, last);
}

/** Next writes the home page without its slash; the sitemap and the structured data have it. One form is canonical. */
function nameHomePage(element: Element, origin: string): void {
  for (const attr of element.attrs) if (attr.value === origin) attr.value = `${origin}/`;
}

const isPicturePreload = (element: Element) =>
  element.tagName === "link" &&
  attribute(element, "rel") === "preload" &&
  attribute(element, "as") === "image";

/**
 * The preloads of the page's first picture that does not load lazily: its best format for this screen. A picture with a
 * cut for some screens has a preload for those and one for the others.
 */
function firstPicture(tree: DrawnPage["tree"]): Record<string, string>[] {
  const main = firstElement(tree, "main");
  if (main === undefined) return [];
  for (const picture of elements(main)) {
    if (picture.tagName !== "picture") continue;
    const image = firstElement(picture, "img");
    if (image === undefined || attribute(image, "loading") === "lazy") continue;
    const [first, second] = [...elements(picture)].filter(({ tagName }) => tagName === "source");
    if (first === undefined) continue;
    const media = attribute(first, "media");
    if (media === undefined) return [preloadOf(first)];
    const rest = second ? [{ ...preloadOf(second), media: `not all and ${media}` }] : [];
    return [{ ...preloadOf(first), media }, ...rest];
  }
  return [];
}

/** The id of the first section: half of it would move when the other half comes. */
function firstSection(tree: DrawnPage["tree"]): string[] {
  const main = firstElement(tree, "main");
  const section = main && firstElement(main, "section");
  const id = section && attribute(section, "id");
  return id ? [id] : [];
}

const preloadOf = (source: Element): Record<string, string> => ({
  type: attribute(source, "type") ?? "",
  imagesrcset: attribute(source, "srcset") ?? "",
  imagesizes: attribute(source, "sizes") ?? "100vw",
  fetchpriority: "high",
});

function shareTags({ address, width, height, alt }: SharePicture, origin: string): Element[] {
  const url = `${origin}${address}`;
  const property = (name: string, content: string) => tag("meta", { property: name, content });
  return [
    property("og:image", url),
    property("og:image:type", "image/jpeg"),
    property("og:image:width", String(width)),
    property("og:image:height", String(height)),
    property("og:image:alt", alt),
    tag("meta", { name: "twitter:image", content: url }),
    tag("meta", { name: "twitter:image:alt", content: alt }),
  ];
}

function tag(name: "link" | "meta", attributes: Record<string, string>): Element {
  const [element] = elements(parseFragment(`<${name}>`));
  if (element === undefined) throw new Error(`No <${name}> came of parsing one.`);
  element.attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  return element;
}

/** The place after the character set and the viewport, for tags that must not wait. */
function afterViewport(head: Element): number {
  const metas = [...descendants(head)].filter(
    (node) =>
      "tagName" in node &&
      node.tagName === "meta" &&
      (attribute(node, "charset") !== undefined || attribute(node, "name") === "viewport"),
  );
  const last = metas.at(-1);
  return last === undefined ? 0 : head.childNodes.indexOf(last) + 1;
}

function insert(head: Element, at: number, added: Element[]): void {
  for (const element of added) element.parentNode = head;
  head.childNodes.splice(at, 0, ...added);
}
