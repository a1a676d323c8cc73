import { bundledSite } from "@consultorio/content/data";
import { describe, expect, it } from "vitest";
import { type HiddenField, hiddenField } from "./field-places.ts";

describe("a field that the chosen designs do not show", () => {
  const sections = bundledSite.selectedSections;
  const designs = (found: HiddenField[] | null) => found?.map(({ type, variants }) => [type, variants]);

  it("names the designs that show it", () => {
    const found = designs(hiddenField("heroSection.foregroundHeroImage", sections));
    expect(found).toEqual([["Hero", ["HeroPortrait"]]]);
  });

  it("is shown once one of them is chosen", () => {
    const chosen = { ...sections, Hero: { component: "HeroPortrait", display: true } };
    expect(hiddenField("heroSection.foregroundHeroImage", chosen)).toBeNull();
  });

  it("is hidden with its section", () => {
    const chosen = { ...sections, Hero: { component: "HeroPortrait", display: false } };
    expect(hiddenField("heroSection.foregroundHeroImage", chosen)).not.toBeNull();
  });

  it("is found in any entry of a list", () => {
    const chosen = { ...sections, Hero: { component: "HeroSplit", display: true } };
    expect(designs(hiddenField("heroSlider.slides.3.image", chosen))).toEqual([["Hero", ["HeroSlider"]]]);
  });
});
