import { cleanText } from "@consultorio/content";

/** A field of one line has no line breaks, a field of several keeps them. */
export type Lines = "one" | "several";

/** Characters that only a font of symbols draws. */
const unwanted = /\p{Co}/gu;

/** A text as a field may hold it, from what was typed or pasted into the page. */
export function typedText(text: string, lines: Lines): string {
  // Browsers insert no-break spaces where two spaces are typed.
  const plain = cleanText(text)
    .replace(/\u00a0/g, " ")
    .replace(unwanted, "");
  return lines === "one" ? plain.replace(/\s*\n\s*/g, " ") : plain;
}

/** The words of something that was copied or dragged; the words alone where it is HTML. */
export function wordsOf(data: Pick<DataTransfer, "getData">): string {
  const plain = data.getData("text/plain");
  if (plain !== "") return plain;
  const page = new DOMParser().parseFromString(data.getData("text/html"), "text/html");
  for (const element of page.querySelectorAll("script, style, template")) element.remove();
  return page.body.textContent ?? "";
}

/** What an element says while somebody types in it: a browser may write a line break as an element. */
export function saidIn(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (node instanceof Text) return node.data;
      if (node instanceof HTMLBRElement) return "\n";
      return node instanceof Element ? saidIn(node) : "";
    })
    .join("");
}
