const maxInteger = 2 ** 31 - 1;

/** Makes a text that both engines store and compare alike: PostgreSQL refuses U+0000, and half a surrogate pair has no UTF-8 bytes. */
export function sanitizeText(text: string): string {
  return text.replaceAll("\0", "\uFFFD").toWellFormed();
}

/** Makes the nearest integer that both engines compare with a column: 0 to 2³¹ − 1; 0 for NaN. */
export function sanitizeInteger(number: number): number {
  return Math.min(Math.max(Math.trunc(number) || 0, 0), maxInteger);
}
