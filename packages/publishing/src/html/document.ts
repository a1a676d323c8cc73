import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from "parse5";
import { attribute, descendants, type Element, elements, firstElement, remove } from "./html-tree.ts";

/** A page as Next rendered it, parsed for a document. */
export interface DrawnPage {
  tree: DefaultTreeAdapterTypes.Document;
  /** Addresses of its stylesheets, in order. */
  stylesheets: string[];
}

/**
 * Removes Next's client runtime from a page: scripts, flight data, their preloads and React's markers. The content stays:
 * markup, metadata, JSON-LD, speculation rules and the custom elements' module. React renders nothing in the browser on a
 * public page, so that nothing is lost.
 */
export function withoutRuntime(html: string, isOwnScript: (url: string) => boolean): DrawnPage {
  const tree = parse(html);
  const stylesheets: string[] = [];
  for (const node of descendants(tree)) {
    if (node.nodeName === "#comment" || ("tagName" in node && isRuntime(node, isOwnScript))) remove(node);
    else if ("tagName" in node && isStylesheet(node)) {
      stylesheets.push(attribute(node, "href") ?? "");
      remove(node);
    }
  }
  return { tree, stylesheets };
}

const dataScripts = new Set(["application/ld+json", "speculationrules"]);

function isRuntime(element: Element, isOwnScript: (url: string) => boolean): boolean {
  switch (element.tagName) {
    case "script": {
      const source = attribute(element, "src");
      return source === undefined ? !dataScripts.has(attribute(element, "type") ?? "") : !isOwnScript(source);
    }
    case "link": {
      const rel = attribute(element, "rel");
      if (rel === "modulepreload") return !isOwnScript(attribute(element, "href") ?? "");
      return rel === "preload" && ["script", "style"].includes(attribute(element, "as") ?? "");
    }
    case "meta":
      return attribute(element, "name") === "next-size-adjust";
    case "div":
      // The place for Next's streamed metadata.
      return attribute(element, "hidden") !== undefined && isEmpty(element);
    default:
      return false;
  }
}

const isStylesheet = (element: Element) =>
  element.tagName === "link" && attribute(element, "rel") === "stylesheet";

const isEmpty = (element: Element) =>
  element.childNodes.every((node) => node.nodeName === "#comment" || node.nodeName === "template");

/** From a page being loaded until its behaviour begins, in milliseconds: a slow phone paints what it has by then. */
const pause = 300;
/** Longest time that the rest of a page may hold its behaviour up, in milliseconds. */
const startDelay = 3000;

/**
 * Starts the custom elements once the first screen is there, or had time to load: everything works without them, and on a
 * slow line each byte before the text and the first picture takes time.
 */
export function startElementsLast({ tree }: DrawnPage): void {
  for (const script of elements(tree)) {
    const source = attribute(script, "src");
    if (script.tagName !== "script" || source === undefined) continue;
    const start = `{const start=()=>import(${JSON.stringify(source)});addEventListener("load",()=>setTimeout(start,${pause}));setTimeout(start,${startDelay})}`;
    script.attrs = [];
    script.childNodes = [{ nodeName: "#text", value: start, parentNode: script }];
  }
}

/** Puts a stylesheet into the head, before anything that it styles. */
export function inlineStyles({ tree }: DrawnPage, css: string): void {
  const head = firstElement(tree, "head");
  if (head === undefined || css === "") return;
  // A stylesheet cannot contain its own end tag; in a CSS string the escape means the same.
  const [style] = parseFragment(`<style>${css.replaceAll("</", "<\\/")}</style>`).childNodes;
  if (style === undefined) return;
  style.parentNode = head;
  head.childNodes.push(style);
}

/** The finished text of a document. */
export function documentText({ tree }: DrawnPage): string {
  return serialize(tree);
}
