import { bundledSite } from "@consultorio/content/data";
import { expect, test } from "vitest";
import { fieldOfWords } from "./field-of-words.ts";

const { siteContent } = bundledSite;

test("the field that says exactly the words that were clicked is found, whatever their case and spaces", () => {
  expect(fieldOfWords(siteContent.heroSection, ` ${siteContent.heroSection.title.toUpperCase()}\n`)).toBe(
    "title",
  );
});

test("one paragraph of a long text leads to the text", () => {
  const [first = ""] = siteContent.aboutMe.description.split("\n\n");
  expect(fieldOfWords(siteContent.aboutMe, first)).toBe("description");
});

test("words that no field says lead nowhere", () => {
  expect(fieldOfWords(siteContent, "xyzzy")).toBeNull();
  expect(fieldOfWords(siteContent, "")).toBeNull();
});
