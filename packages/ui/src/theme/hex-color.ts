/** What people are asked to write where a text is no colour. */
export const hexAdvice = "write it as six hexadecimal digits, such as #0f766e.";

/** A colour as `#rrggbb`: people also write three digits, or leave the sign out. Null for any other text. */
export function hexColor(text: string): string | null {
  const [, digits = ""] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits === "") return null;
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}
