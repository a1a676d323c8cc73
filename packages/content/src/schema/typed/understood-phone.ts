import { findPhoneNumbersInText } from "libphonenumber-js/min";
import { cleanText } from "../clean-text.ts";

/** A number as it is stored: `+52`, ten digits, and a comma before an extension, which telephones dial after a pause. */
export const storedPhone = /^\+52\d{10}(?:,\d{1,6})?$/;

/** The number in a link to WhatsApp or to a telephone. */
const linkedNumber =
  /(?:wa\.me\/|whatsapp\.com\/send[^\s]*?[?&]phone=|whatsapp:\/\/send[^\s]*?[?&]phone=|^tel:|^callto:)(?:\+|%2B)?(\d[\d-]+)/i;

/** What was dialled before a Mexican number until 3 August 2019: for long distance, and to a mobile. */
const dialledBefore = /(^|[^\d+])(?:01|04[45])[\s.-]*(?=\d{2})/g;
const mobileBefore = /(\+?52)[\s.-]*1[\s.-]*(?=\d{2,3}(?:[\s.-]*\d){7,8})/g;

/**
 * The Mexican numbers in a text that somebody typed or pasted, as they are stored: `llámame al 951 516 0000 ext. 12` has
 * `+529515160000,12`. A link to WhatsApp has the number in it. Empty where there is none.
 */
export function phonesIn(text: string): string[] {
  const clean = cleanText(text).trim();
  const linked = linkedNumber.exec(clean)?.[1]?.replace(/\D/g, "");
  const typed = linked === undefined ? clean : linked.length > 10 ? `+${linked}` : linked;
  const today = typed.replace(/[()\s]+/g, " ").replace(mobileBefore, "$1 ");
  const dialled = today.replace(dialledBefore, "$1");
  for (const form of [typed, today, dialled]) {
    const whole = wholeNumber(form);
    if (whole !== null) return [whole];
  }
  return findPhoneNumbersInText(dialled, "MX")
    .filter(({ number }) => number.countryCallingCode === "52")
    .map(({ number: { number, ext } }) => (ext === undefined ? number : `${number},${ext}`))
    .filter((number) => storedPhone.test(number));
}

/** The number that a text is: any ten digits, also those of an example, which no library knows. */
function wholeNumber(text: string): string | null {
  const [, number = text, extension] =
    /^(.*?\d\D{0,2})[\s,;]*(?:ext(?:ensi[oó]n)?\.?|int(?:erno)?\.?|,)\s*:?\s*(\d{1,6})$/i.exec(text) ?? [];
  const digits = number.replace(/[\s().\p{Pd}]/gu, "").replace(/^(?:\+?52)?(?=\d{10}$)/, "+52");
  const stored = extension === undefined ? digits : `${digits},${extension}`;
  return storedPhone.test(stored) ? stored : null;
}

/** The first number of a text as it is stored; a text without one stays as it is. */
export function understoodPhone(text: string): string {
  if (storedPhone.test(text)) return text;
  return phonesIn(text)[0] ?? text;
}
