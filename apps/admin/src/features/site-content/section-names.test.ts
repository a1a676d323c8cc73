import { sectionTypes } from "@consultorio/content";
import { contentTabs, sectionParts } from "@consultorio/content/content-plan";
import { sectionLabel } from "@consultorio/ui/catalog";
import { expect, test } from "vitest";

test("the block of a section's own part has the section's name", () => {
  const blocks = contentTabs.flatMap((tab) => tab.blocks);
  for (const type of sectionTypes) {
    const part = sectionParts[type][0] ?? "";
    const own = blocks.filter(({ fields }) => fields.every(([path]) => `${path}.`.startsWith(`${part}.`)));
    if (own.length === 1) expect(own[0]?.title).toBe(sectionLabel(type));
  }
});
