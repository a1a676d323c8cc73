import { isEmail } from "../addresses.ts";
import { cleanText } from "../clean-text.ts";

/**
 * The e-mail address in a text, such as `Citas <citas@ejemplo.mx>` or a link that writes to it. A text with none, or with several,
 * stays as it is.
 */
export function understoodEmail(text: string): string {
  const clean = cleanText(text).trim();
  const found = clean.match(/[^\s<>"'(),;:/]+@[^\s<>"'(),;:/?]+/g) ?? [];
  const [only, ...more] = new Set(found.map((address) => address.replace(/\.+$/, "")));
  return only !== undefined && more.length === 0 && isEmail(only) ? only : text;
}
