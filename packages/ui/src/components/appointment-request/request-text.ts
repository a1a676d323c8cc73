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

/** A WhatsApp link with another text. */
export const withText = (href: string, text: string): string =>
  href.replace(/([?&]text=)[^&]*/, (_, name: string) => name + encodeURIComponent(text));
