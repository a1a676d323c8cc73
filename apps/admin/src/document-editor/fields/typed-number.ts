/**
 * A number as it is written in Mexico, with commas between the thousands: `$1,200.50 MXN` is 1200.5. An ambiguous text
 * (`1,2`, `1.200`) stays a text, which the schema refuses with its own message.
 */
export function typedNumber(text: string): number | string {
  const bare = text.replace(/[$\s]|mxn|pesos/gi, "");
  const isNumber = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/.test(bare) || /^-?\.\d+$/.test(bare);
  const isUnclear = /^-?[1-9]\d{0,2}\.\d{3}$/.test(bare);
  return isNumber && !isUnclear ? Number(bare.replaceAll(",", "")) : text;
}
