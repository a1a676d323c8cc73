import { expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { helpLines } from "./help-lines.ts";

const { search } = bundledSite.siteContent;

test("a site without own help lines offers those of Mexico", () => {
  expect(helpLines({ search })).toMatchObject({
    emergency: { number: "911", href: "tel:911" },
    crisis: { name: "Línea de la Vida", href: "tel:8009112000" },
  });
});

test("a number with the code of its country keeps the plus sign", () => {
  const { crisis } = helpLines({ search: { ...search, crisisLineNumber: "+44 116 123" } });
  expect(crisis).toEqual({ name: "+44 116 123", number: "+44 116 123", href: "tel:+44116123" });
});
