import type { Page } from "playwright";
import { english } from "../../src/messages/english.ts";
import { spanish } from "../../src/messages/spanish.ts";

const placeholder = /\{\w+\}/;

const textsOf = (messages: object): string[] =>
  Object.values(messages).flatMap((value) => (typeof value === "string" ? value : textsOf(value)));

/** What the library says in Spanish alone. Any value stands for a placeholder. */
const spanishPhrases = textsOf(spanish)
  .filter((text) => !textsOf(english).includes(text))
  .map((text) => text.split(placeholder))
  .filter((parts) => parts.join("").length > 3)
  .map((parts) => new RegExp(`(?<!\\p{L})${parts.map(RegExp.escape).join(".+")}(?!\\p{L})`, "u"));

/** Every text of a page, and every value of an attribute that is read aloud or that a script will show. */
const pageWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const read = (name: string) => /^(?:alt|title|placeholder|aria-\w+|data-.*)$/.test(name);
    const elements = [...document.querySelectorAll("body, body :not(script, style)")];
    return elements
      .flatMap((element) => [
        ...[...element.attributes].filter(({ name }) => read(name)).map(({ value }) => value),
        ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : "")),
      ])
      .filter((words): words is string => Boolean(words?.trim()));
  });

/** The texts of a page in which the library speaks Spanish. */
export async function spanishWords(page: Page): Promise<string[]> {
  const texts = await pageWords(page);
  return texts.filter((text) => spanishPhrases.some((phrase) => phrase.test(text)));
}
