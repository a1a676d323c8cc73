const number = String.raw`(-?(?:\d+\.?\d*|\.\d+))([a-z%]*)`;
const product = new RegExp(String.raw`calc\(${number} ?\* ?${number}\)`, "g");
const difference = new RegExp(String.raw`calc\(${number} - ${number}\)`, "g");
const alone = new RegExp(String.raw`calc\((${number})\)`, "g");
const mix = /color-mix\(in oklab, ?(#[\da-f]{6}) (\d+)%, ?transparent\)/g;

/** A value in fewer characters: what can be calculated is, and spaces that say nothing go. */
export function shortValue(value: string): string {
  if (/["']|url\(/.test(value)) return value;
  let text = value;
  for (let before = ""; before !== text; ) {
    before = text;
    text = text
      .replace(product, (whole, one: string, unit: string, other: string, otherUnit: string) =>
        unit && otherUnit ? whole : short(Number(one) * Number(other)) + (unit || otherUnit),
      )
      .replace(difference, (whole, one: string, unit: string, other: string, otherUnit: string) =>
        unit === otherUnit ? short(Number(one) - Number(other)) + unit : whole,
      )
      .replace(alone, "$1");
  }
  return text
    .replace(mix, (_whole, colour: string, part: string) => colour + alpha(Number(part)))
    .replaceAll(", ", ",")
    .replaceAll(" * ", "*")
    .trim();
}

/** Five decimals are less than a hundredth of a dot; the zero before the point says nothing. */
const short = (value: number) => String(Math.round(value * 1e5) / 1e5).replace(/^(-?)0\./, "$1.");

const alpha = (percent: number) =>
  Math.round((percent * 255) / 100)
    .toString(16)
    .padStart(2, "0");
