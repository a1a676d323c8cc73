import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { aboutMe } from "./about-me.contract.ts";
import { AboutMeCard } from "./about-me-card.tsx";
import { AboutMePortrait } from "./about-me-portrait.tsx";
import { AboutMeStory, closingQuote } from "./about-me-story.tsx";

afterEach(cleanup);

const props = fixture("AboutMe");
const variants = Object.entries({ AboutMePortrait, AboutMeStory, AboutMeCard });

const withAboutMe = (change: Partial<(typeof bundledSite.siteContent)["aboutMe"]>) => ({
  ...bundledSite,
  siteContent: { ...bundledSite.siteContent, aboutMe: { ...bundledSite.siteContent.aboutMe, ...change } },
});

test.each(variants)("%s is named by its title, with the section's name above it", (_, AboutMe) => {
  render(<AboutMe {...props} />);
  expect(screen.getByRole("region", { name: props.title })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 2, name: props.title })).toBeTruthy();
  expect(screen.getByText("Acerca de mí")).toBeTruthy();
});

test.each(variants)("%s without a title has the section's name as its heading, once", (_, AboutMe) => {
  render(<AboutMe {...props} title="" />);
  expect(screen.getAllByText("Acerca de mí")).toHaveLength(1);
  expect(screen.getByRole("heading", { level: 2, name: "Acerca de mí" })).toBeTruthy();
});

test("blank lines of the description separate its paragraphs", () => {
  const selected = aboutMe.select(withAboutMe({ description: "Uno.\n\nDos." }), { page: "home" });
  render(<AboutMePortrait {...props} paragraphs={selected?.paragraphs ?? []} />);
  expect(screen.getByText("Uno.").tagName).toBe("P");
  expect(screen.getByText("Dos.").tagName).toBe("P");
});

test("the text has the years of experience", () => {
  const site = withAboutMe({ yearsOfExperience: 12 });
  const selected = aboutMe.select(site, { page: "home" });
  render(<AboutMePortrait {...props} paragraphs={selected?.paragraphs ?? []} />);
  expect(screen.getByText(/En 12 años de experiencia/)).toBeTruthy();
});

test("the portrait is captioned with name and specialty", () => {
  render(<AboutMePortrait {...props} />);
  const figure = screen.getByRole("figure");
  expect(figure.textContent).toContain(props.name);
  expect(figure.textContent).toContain(props.specialty);
});

test.each(variants)("%s has every paragraph, the name and the specialty", (_, AboutMe) => {
  render(<AboutMe {...props} />);
  for (const paragraph of props.paragraphs) expect(screen.getByText(paragraph)).toBeTruthy();
  expect(screen.getAllByText(props.name).length).toBeGreaterThan(0);
  expect(screen.getByText(props.specialty)).toBeTruthy();
});

test("the story ends with its last paragraph as a quote, signed", () => {
  render(<AboutMeStory {...props} />);
  const quote = screen.getByRole("blockquote");
  expect(quote.textContent).toBe(props.paragraphs.at(-1));
  expect(quote.closest("figure")?.textContent).toContain(props.name);
});

test("the story has no quotation unless a host asks for one", () => {
  render(<AboutMeStory {...props} quoteLast={false} />);
  expect(screen.queryByRole("blockquote")).toBeNull();
  expect(screen.getByText(props.paragraphs.at(-1) ?? "")).toBeTruthy();
});

test("a last paragraph that is too long for a quote, or the only one, stays in the text", () => {
  const long = "a".repeat(241);
  expect(closingQuote(["Uno.", long])).toEqual({ text: ["Uno.", long], quote: "" });
  expect(closingQuote(["Uno."])).toEqual({ text: ["Uno."], quote: "" });
  expect(closingQuote(["Uno.", "Dos."])).toEqual({ text: ["Uno."], quote: "Dos." });
});

test("the story lists the visible documents as training, and no empty list without them", () => {
  const { rerender } = render(<AboutMeStory {...props} />);
  expect(screen.getByRole("heading", { level: 3, name: "Formación" })).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(props.credentials);
  rerender(<AboutMeStory {...props} credentials={[]} />);
  expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
  expect(screen.queryByRole("list")).toBeNull();
});

test.each([
  ["AboutMeStory", AboutMeStory],
  ["AboutMeCard", AboutMeCard],
])("%s shows the doctor's initials where there is no portrait", (_, AboutMe) => {
  render(<AboutMe {...props} image={null} background={null} />);
  expect(screen.getByText("EA")).toBeTruthy();
});

test("draws nothing without a description", () => {
  expect(aboutMe.select(withAboutMe({ description: " \n\n " }), { page: "home" })).toBeNull();
});
