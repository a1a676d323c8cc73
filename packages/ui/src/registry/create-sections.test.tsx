import { cleanup, render, screen } from "@testing-library/react";
import { lazy, Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { Section } from "#components/section/section.tsx";
import { HeroSplit } from "../sections/hero/index.ts";
import { components } from "./components.ts";
import { createSections } from "./create-sections.tsx";
import { RenderVariant } from "./render-variant.tsx";

afterEach(cleanup);

interface TeamProps {
  names: string[];
}

const TeamList = ({ names }: TeamProps) => (
  <Section own={{ type: "Team", variant: "TeamList" }} anchor="team" label="Our team">
    {names.join(", ")}
  </Section>
);
const HeroQuiet = ({ title }: { title: string }) => <h1>{title}</h1>;
const sections = createSections({ Team: { TeamList }, Hero: { HeroQuiet, HeroSplit } });

it("draws a variant of the library by its name", () => {
  render(<RenderVariant type="Hero" variant="HeroStatement" props={{ title: "Your smile, explained" }} />);
  const section = screen.getByRole("region", { name: "Your smile, explained" });
  expect(section.dataset.variant).toBe("HeroStatement");
});

it("draws a host's own type, and its own variant beside one of the library, through the same call", () => {
  render(
    <>
      <sections.RenderVariant type="Team" variant="TeamList" props={{ names: ["Ana", "Luis"] }} />
      <sections.RenderVariant type="Hero" variant="HeroQuiet" props={{ title: "Quiet" }} />
      <sections.RenderVariant type="Hero" variant="HeroSplit" props={{ title: "Split" }} />
    </>,
  );
  expect(screen.getByRole("region", { name: "Our team" }).dataset.section).toBe("Team");
  expect(screen.getByRole("heading", { name: "Quiet" })).toBeVisible();
  expect(screen.getByRole("region", { name: "Split" }).dataset.variant).toBe("HeroSplit");
});

it("draws what is loaded on demand, and all of the library beside a host's own type", async () => {
  const HeroLater = lazy(async () => ({ default: HeroQuiet }));
  const later = createSections({ ...components, Practice: { TeamList }, Hero: { HeroLater } });
  render(
    <Suspense>
      <later.RenderVariant type="Hero" variant="HeroLater" props={{ title: "Later" }} />
      <later.RenderVariant type="Practice" variant="TeamList" props={{ names: ["Ana"] }} />
      <later.RenderVariant
        type="Faq"
        variant="FaqColumns"
        props={{ sectionTitle: "Questions", questions: [] }}
      />
    </Suspense>,
  );
  expect(await screen.findByRole("heading", { name: "Later" })).toBeVisible();
});

it("says which types there are where one is unknown", () => {
  const stored = JSON.parse('{ "type": "toString", "variant": "x", "props": {} }');
  expect(() => sections.RenderVariant(stored)).toThrow('no section type "toString". There are Team, Hero.');
});

it("refuses another type's variant and another variant's props when it is compiled", () => {
  const illegal = () => [
    // @ts-expect-error a variant of another type
    <RenderVariant key="1" type="Hero" variant="FooterDark" props={{ title: "x" }} />,
    // @ts-expect-error a hero has a title
    <RenderVariant key="2" type="Hero" variant="HeroSplit" props={{}} />,
    // @ts-expect-error names are texts
    <sections.RenderVariant key="3" type="Team" variant="TeamList" props={{ names: [1] }} />,
    // @ts-expect-error a variant that the table does not have
    <sections.RenderVariant key="4" type="Hero" variant="HeroStatement" props={{ title: "x" }} />,
  ];
  expect(illegal).toBeTypeOf("function");
});

it("draws the default for a variant that is unknown at run time, and warns once in development", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const stored: { type: "Hero"; variant: "HeroSplit"; props: { title: string } } = JSON.parse(
    '{ "type": "Hero", "variant": "HeroSplitt", "props": { "title": "Your smile" } }',
  );
  const { container } = render(
    <>
      <RenderVariant {...stored} />
      <RenderVariant {...stored} />
    </>,
  );
  expect(container.querySelectorAll('[data-section="Hero"]')).toHaveLength(2);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toContain('Hero: no variant "HeroSplitt"');
});
