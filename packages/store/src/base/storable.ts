const LARGEST = 2 ** 31 - 1;

/** A text as both engines keep and compare it: PostgreSQL refuses U+0000, and half a surrogate pair has no bytes. */
export function storableText(text: string): string {
  return text.replaceAll("\0", "\uFFFD").toWellFormed();
}

/** The nearest integer that both engines compare with a number of a row: 0 to 2³¹ − 1; 0 for what is no number. */
export function storableInteger(number: number): number {
  return Math.min(Math.max(Math.trunc(number) || 0, 0), LARGEST);
}
