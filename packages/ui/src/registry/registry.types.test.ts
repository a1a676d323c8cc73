import type { ComponentType } from "react";
import { describe, expectTypeOf, it } from "vitest";
import type { HeaderProps } from "../sections/header/header.contract.ts";
import type { HeroProps } from "../sections/hero/hero.contract.ts";
import type { PropsMap, VariantId } from "./catalog.ts";
import { components } from "./components.ts";
import { defineSection } from "./define-section.ts";

describe("the registry's types", () => {
  it("give each type its own props and ids", () => {
    expectTypeOf<PropsMap["Hero"]>().toEqualTypeOf<HeroProps>();
    expectTypeOf<VariantId<"Hero">>().toEqualTypeOf<"HeroSlider" | "HeroSplit" | "HeroStatement">();
    expectTypeOf(components.Hero.HeroSplit).toEqualTypeOf<ComponentType<HeroProps>>();
  });

  it("refuse a variant without its component, and one of another type", () => {
    const { HeroSplit, HeroStatement } = components.Hero;
    const { HeaderClassic } = components.Header;
    // @ts-expect-error HeroSlider is missing
    const missing: typeof components.Hero = { HeroSplit, HeroStatement };
    // @ts-expect-error a header takes other props than a hero
    const foreign: typeof components.Hero = { HeroSplit, HeroStatement, HeroSlider: HeaderClassic };
    expectTypeOf(HeaderClassic).toEqualTypeOf<ComponentType<HeaderProps>>();
    return [missing, foreign];
  });

  it("refuse an unknown id, and a contract that selects something else", () => {
    // @ts-expect-error a header's id is not a hero's
    const id: VariantId<"Hero"> = "HeaderClassic";
    const wrong = defineSection<HeroProps, "A">({
      label: "x",
      // @ts-expect-error a hero needs more than a title
      select: () => ({ title: "x" }),
      variants: { A: { label: "", description: "" } },
    });
    return [id, wrong];
  });
});
