import { bundledSite } from "@consultorio/content/data";
import type { ComponentProps, FunctionComponent } from "react";
import { describe, expectTypeOf, it } from "vitest";
import type { Section } from "../components/section/section.tsx";
import { CallToActionBand } from "../sections/call-to-action/call-to-action-band.tsx";
import { CallToActionSplit } from "../sections/call-to-action/call-to-action-split.tsx";
import { defineSection } from "../sections/contract/define-section.ts";
import { defineVariants, type VariantInfo } from "../sections/contract/define-variants.ts";
import type { HeaderProps } from "../sections/header/header.props.ts";
import type { HeroContent, HeroProps } from "../sections/hero/hero.props.ts";
import { HeroSplit } from "../sections/hero/hero-split.tsx";
import type { PropsMap, VariantId } from "./catalog.ts";
import { components } from "./components.ts";
import { fixture } from "./fixtures.ts";
import { RenderSection } from "./render-section.tsx";
import type { VariantGuide } from "./variant-guide.ts";

describe("the registry's types", () => {
  it("give each type its own props and ids", () => {
    expectTypeOf<PropsMap["Hero"]>().toEqualTypeOf<HeroProps>();
    expectTypeOf<"HeroSlider">().toExtend<VariantId<"Hero">>();
    expectTypeOf<string>().not.toExtend<VariantId<"Hero">>();
    expectTypeOf(components.Hero.HeroSplit).toEqualTypeOf<FunctionComponent<HeroProps>>();
  });

  it("refuse a variant without its component, and one of another type", () => {
    const { HeroPortrait, HeroSplit, HeroStatement, HeroVideo } = components.Hero;
    const { HeaderClassic } = components.Header;
    // @ts-expect-error HeroSlider is missing
    const missing: typeof components.Hero = { HeroPortrait, HeroSplit, HeroStatement, HeroVideo };
    // @ts-expect-error a header takes other props than a hero
    const foreign: typeof components.Hero = { ...components.Hero, HeroSlider: HeaderClassic };
    expectTypeOf(HeaderClassic).toEqualTypeOf<FunctionComponent<HeaderProps>>();
    return [missing, foreign];
  });

  it("refuse an unknown id, a variant without a name, and a contract that selects other content", () => {
    // @ts-expect-error a header's id is not a hero's
    const id: VariantId<"Hero"> = "HeaderClassic";
    // @ts-expect-error the variant's name is missing
    const nameless = defineVariants({ label: "x", variants: { A: { description: "" } } });
    const wrong = defineSection<HeroContent, "A">(nameless, {
      // @ts-expect-error a hero's content is more than a title
      select: () => ({ title: "x" }),
    });
    return [id, wrong];
  });

  it("refuse the requirements of a variant that the type lacks", () => {
    const names = defineVariants({ label: "x", variants: { A: { label: "", description: "" } } });
    const select = () => ({ title: "x" });
    const anything = () => [];
    const right = defineSection(names, { select, fit: { A: anything } });
    // @ts-expect-error there is no variant B
    const unknown = defineSection(names, { select, fit: { A: anything, B: anything } });
    expectTypeOf(right.variants).toEqualTypeOf<Record<"A", VariantInfo>>();
    return [unknown, defineSection(names, { select })];
  });

  it("refuse to draw a section with the wrong words", () => {
    const header = fixture("Header");
    // @ts-expect-error a header's props are not a hero's
    const foreign = <HeroSplit {...header} />;
    const least = <HeroSplit title="x" />;
    // @ts-expect-error this design draws no slides
    const ignored = <HeroSplit title="x" slides={[]} />;
    // @ts-expect-error nothing is drawn without a title
    const empty = <HeroSplit description="x" />;
    // @ts-expect-error there is no such type
    const unknown = () => fixture("Heroe");
    // @ts-expect-error there is no such fixture
    const huge = () => fixture("Hero", "huge");
    return [foreign, least, ignored, empty, unknown, huge];
  });

  it("take another ground for a design on a plain light one, and refuse it for any other", () => {
    const content = fixture("CallToAction");
    const light = <CallToActionSplit {...content} tone="info" />;
    // @ts-expect-error it is dark
    const dark = <CallToActionBand {...content} tone="info" />;
    // @ts-expect-error no hero takes it
    const hero = <HeroSplit title="x" tone="info" />;
    return [light, dark, hero];
  });

  it("refuse a section that gives a type the variant of another, or a variant without its type", () => {
    const rest = { anchor: "a", children: "x" };
    expectTypeOf({ type: "Hero" as const, variant: "HeroSplit" as const, ...rest }).toExtend<
      ComponentProps<typeof Section>
    >();
    // @ts-expect-error HeaderClassic is no hero
    const mixed: ComponentProps<typeof Section> = { type: "Hero", variant: "HeaderClassic", ...rest };
    // @ts-expect-error a variant needs its type
    const typeless: ComponentProps<typeof Section> = { variant: "HeroSplit", ...rest };
    // @ts-expect-error the registry has no such type
    const unknown = <RenderSection type="Heroe" site={bundledSite} route={{ page: "home" }} />;
    // @ts-expect-error a page of one disease needs to know which
    const nameless = <RenderSection type="Hero" site={bundledSite} route={{ page: "disease" }} />;
    return [mixed, typeless, unknown, nameless];
  });

  it("refuse an incomplete guide", () => {
    // @ts-expect-error accessibility is missing
    const guide: VariantGuide = { choose: ["a"], avoid: ["b"], states: ["c"] };
    return guide;
  });
});
