import { expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { fieldWithText } from "./field-with-text.ts";

const { siteContent } = bundledSite;

test("the field that says exactly the words that were clicked is found, whatever their case and spaces", () => {
  expect(fieldWithText(siteContent.heroSection, ` ${siteContent.heroSection.title.toUpperCase()}\n`)).toBe(
    "title",
  );
});

test("one paragraph of a long text leads to the text", () => {
  const [first = ""] = siteContent.aboutMe.description.split("\n\n");
  expect(fieldWithText(siteContent.aboutMe, first)).toBe("description");
});

test("words that no field says lead nowhere", () => {
  expect(fieldWithText(siteContent, "xyzzy")).toBeNull();
  expect(fieldWithText(siteContent, "")).toBeNull();
});

test("what only search engines read comes last", () => {
  const record = { metadata: { keywords: ["várices"] }, name: "Várices" };
  expect(fieldWithText(record, "Várices")).toBe("name");
});
