import { english, type Messages } from "./english.ts";
import { warnInDevelopment } from "./warn-in-development.ts";

interface CheckedSettings {
  messages?: Messages | undefined;
  timeZone?: string | undefined;
}

/** Warns of a language tag or a time zone that browsers do not know, and of messages that lack words or have other names in braces. */
export function checkSettings({ messages, timeZone }: CheckedSettings): void {
  if (messages !== undefined) {
    if (!isKnown(() => new Intl.Locale(messages.locale)))
      warnInDevelopment(
        `@consultorio/ui: messages.locale is "${messages.locale}", which is no language tag. Write it as in "de" or "de-AT".`,
      );
    if (messages !== english) checkWords(english, messages, "messages");
  }
  if (timeZone && !isKnown(() => new Intl.DateTimeFormat("en", { timeZone })))
    warnInDevelopment(
      `@consultorio/ui: timeZone is "${timeZone}", which is no time zone. Write its IANA name, as in "Europe/Berlin".`,
    );
}

function isKnown(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}

function checkWords(words: unknown, own: unknown, path: string): void {
  if (typeof words === "string") {
    checkText(words, own, path);
    return;
  }
  const groups: Record<string, unknown> = Object(own);
  for (const [key, value] of Object.entries(Object(words))) checkWords(value, groups[key], `${path}.${key}`);
}

function checkText(words: string, own: unknown, path: string): void {
  if (typeof own !== "string") {
    warnInDevelopment(`@consultorio/ui: ${path} is missing. In English it is "${words}".`);
    return;
  }
  const known = namesIn(words);
  for (const name of namesIn(own).filter((one) => !known.includes(one)))
    warnInDevelopment(
      `@consultorio/ui: ${path} has ${name}, which readers would see as it is. ${known.length === 0 ? "It has no names in braces." : `It may have ${known.join(", ")}.`}`,
    );
}

const namesIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];
