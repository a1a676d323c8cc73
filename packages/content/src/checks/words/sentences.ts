/** The sentences of a text. Points of abbreviations and of hours do not end one. */
export function sentences(text: string): string[] {
  const whole = text
    .replace(/\b([ap])\.\s?m\./gi, "$1m")
    .replace(/\b(av|blvd|col|dr|dra|no|num|núm|c\.p|tel|hrs|hr|h)\./gi, "$1·");
  return (whole.match(/[^.!?\n]+(?:\.(?=\d)[^.!?\n]+)*[.!?]?/g) ?? [])
    .map((sentence) => sentence.replaceAll("·", ".").trim())
    .filter((sentence) => sentence !== "");
}

/** A piece of text around a match, short enough for a list. */
export function excerptOf(sentence: string, index: number, length: number): string {
  const room = 40;
  const from = Math.max(0, index - room);
  const to = Math.min(sentence.length, index + length + room);
  return `${from > 0 ? "…" : ""}${sentence.slice(from, to).trim()}${to < sentence.length ? "…" : ""}`;
}
