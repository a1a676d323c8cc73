import type { DrawnPage } from "./document.ts";
import { attribute, type Element, elements, textOf } from "./html-tree.ts";

/** Names, links, files and texts of a document: the input of its policy, its stylesheet and its checks. */
export interface DocumentFacts {
  classes: Set<string>;
  tags: Set<string>;
  ids: Set<string>;
  /** `data-` attributes by name, and by name and value (`data-tone=inverse`); the types of fields. */
  attributes: Set<string>;
  headings: number;
  hasNoticeBar: boolean;
  /** Text that React would have moved into place later. */
  hasLateContent: boolean;
  links: string[];
  pictures: string[];
  /** Texts with a name between braces that was not replaced. */
  placeholders: string[];
  scripts: string[];
  styles: string[];
  styleAttributes: string[];
  /** The files of the first picture, of which a phone fetches one before anybody scrolls. */
  firstPicture: { address: string; width: number }[];
  /** Files of the fonts that its styles name. */
  fonts: string[];
  /** Text for readers: visible text and text alternatives. */
  texts: string[];
}

/** The facts that a publication checks for each of its documents, also for unchanged ones. */
export type CheckedFacts = Pick<
  DocumentFacts,
  | "headings"
  | "hasNoticeBar"
  | "hasLateContent"
  | "placeholders"
  | "links"
  | "pictures"
  | "ids"
  | "fonts"
  | "firstPicture"
>;

/** The part of a document's facts that the next publication checks again. */
export const checkedFacts = (facts: DocumentFacts): CheckedFacts => ({
  headings: facts.headings,
  hasNoticeBar: facts.hasNoticeBar,
  hasLateContent: facts.hasLateContent,
  placeholders: facts.placeholders,
  links: [...new Set(facts.links)],
  pictures: [...new Set(facts.pictures)],
  ids: facts.ids,
  fonts: facts.fonts,
  firstPicture: facts.firstPicture,
});

/** Reads the facts of a document. */
export function documentFacts({ tree }: DrawnPage): DocumentFacts {
  const facts: DocumentFacts = {
    classes: new Set(),
    tags: new Set(),
    ids: new Set(),
    attributes: new Set(),
    headings: 0,
    hasNoticeBar: false,
    hasLateContent: false,
    links: [],
    pictures: [],
    placeholders: [],
    scripts: [],
    styles: [],
    styleAttributes: [],
    firstPicture: [],
    fonts: [],
    texts: [],
  };
  for (const element of elements(tree)) {
    readElement(element, facts);
    for (const { name, value } of element.attrs) readAttribute(element, { name, value }, facts);
  }
  return facts;
}

const placeholder = /\{[A-Za-z]\w*\}/g;

function readElement(element: Element, facts: DocumentFacts): void {
  const { tagName } = element;
  facts.tags.add(tagName);
  if (tagName === "h1") facts.headings += 1;
  if (tagName === "template" && /^[BP]:/.test(attribute(element, "id") ?? "")) facts.hasLateContent = true;
  if (tagName === "style") {
    facts.styles.push(textOf(element));
    for (const url of urlsIn(textOf(element)))
      (url.endsWith(".woff2") ? facts.fonts : facts.pictures).push(url);
  } else if (tagName === "script") {
    const executable = attribute(element, "type") !== "application/ld+json";
    if (attribute(element, "src") === undefined && executable) facts.scripts.push(textOf(element));
  } else {
    // The browser's own frame shows the title.
    if (tagName !== "title") facts.texts.push(textOf(element));
    facts.placeholders.push(...(textOf(element).match(placeholder) ?? []));
  }
}

function readAttribute(
  element: Element,
  { name, value }: { name: string; value: string },
  facts: DocumentFacts,
): void {
  if (name.startsWith("data-")) facts.attributes.add(name).add(`${name}=${value}`);
  switch (name) {
    case "type":
      facts.attributes.add(`type=${value}`);
      return;
    case "class":
      for (const word of value.split(/\s+/)) if (word !== "") facts.classes.add(word);
      return;
    case "id":
      facts.ids.add(value);
      return;
    case "data-notice-bar":
      facts.hasNoticeBar = true;
      return;
    case "style":
      facts.styleAttributes.push(value);
      facts.pictures.push(...urlsIn(value));
      return;
    case "href":
      if (element.tagName === "a" || element.tagName === "area") facts.links.push(value);
      else if (isPictureLink(element)) facts.pictures.push(value);
      return;
    case "src":
      if (element.tagName === "video" || element.tagName === "audio") facts.links.push(value);
      else if (element.tagName !== "script" && element.tagName !== "iframe") facts.pictures.push(value);
      return;
    case "poster":
      facts.pictures.push(value);
      return;
    case "imagesrcset":
      if (facts.firstPicture.length === 0) facts.firstPicture = filesOf(value);
      facts.pictures.push(...filesOf(value).map(({ address }) => address));
      return;
    case "srcset":
      facts.pictures.push(...value.split(",").map((entry) => entry.trim().split(/\s+/)[0] ?? ""));
      return;
    case "content":
      if (isSharedPicture(element)) facts.pictures.push(value);
      facts.placeholders.push(...(value.match(placeholder) ?? []));
      return;
    case "placeholder":
    case "value":
      facts.texts.push(value);
      return;
    case "alt":
    case "title":
    case "aria-label":
      facts.texts.push(value);
      facts.placeholders.push(...(value.match(placeholder) ?? []));
      return;
  }
}

/** Links of the head that show a picture. */
function isPictureLink(element: Element): boolean {
  const rel = attribute(element, "rel")?.split(/\s+/) ?? [];
  return rel.includes("icon") || rel.includes("apple-touch-icon") || attribute(element, "as") === "image";
}

/** Links to the picture of link previews. */
function isSharedPicture(element: Element): boolean {
  const name = attribute(element, "property") ?? attribute(element, "name");
  return element.tagName === "meta" && (name === "og:image" || name === "twitter:image");
}

/** The files of a list of sizes; one without a width is for every screen. */
function filesOf(srcset: string): { address: string; width: number }[] {
  return srcset.split(",").map((entry) => {
    const [address = "", width = "0w"] = entry.trim().split(/\s+/);
    return { address, width: Number.parseInt(width, 10) };
  });
}

function urlsIn(style: string): string[] {
  return [...style.matchAll(/url\((['"]?)(.*?)\1\)/g)].map((match) => match[2] ?? "");
}
