import { isWhatsapp } from "../message-link/message-link.ts";

/** What a patient has chosen, each as a part of a sentence. Empty where nothing is chosen. */
export interface RequestParts {
  reason: string;
  day: string;
  half: string;
  visit: string;
}

/**
 * The words of a request: `Hola, quiero una cita` + `por várices`, `el jueves`, `por la tarde`, `Es mi primera vez`. `greeting`
 * has no full stop; `closing` are whole sentences, or empty.
 */
export function requestText(
  greeting: string,
  { reason, day, half, visit }: RequestParts,
  closing = "",
): string {
  const joined = (words: string[], separator: string) => words.filter((word) => word !== "").join(separator);
  const sentence = joined([joined([greeting, reason], " "), joined([day, half], " ")], ", ");
  return joined([`${sentence}.`, visit === "" ? "" : `${visit}.`, closing], " ");
}

/** The parts of a request in which nothing is chosen. */
export const nothingChosen: RequestParts = { reason: "", day: "", half: "", visit: "" };

/** The part of a link that holds the message: `text` of WhatsApp, `body` of an e-mail or a text message. */
const messagePart = (href: string): string | null => {
  if (/^(?:mailto|sms):/i.test(href)) return "body";
  return isWhatsapp(href) ? "text" : null;
};

/** Whether a link opens with a text that is already written. */
export const holdsText = (href: string): boolean => messagePart(href) !== null;

/** Whether a link opens with a text of its own. */
export function hasText(href: string): boolean {
  const name = messagePart(href);
  return name !== null && new RegExp(`[?&]${name}=[^&]`).test(href);
}

/** A link to write with another text. One that can hold none stays as it is. */
export function withText(href: string, text: string): string {
  const name = messagePart(href);
  if (name === null) return href;
  const [address = "", query = ""] = href.split("?");
  const others = query.split("&").filter((part) => part !== "" && !part.startsWith(`${name}=`));
  return `${address}?${[...others, `${name}=${encodeURIComponent(text)}`].join("&")}`;
}
