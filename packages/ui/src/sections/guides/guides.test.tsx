import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { guides } from "./guides.contract.ts";
import { GuidesCards } from "./guides-cards.tsx";
import { GuidesIndex } from "./guides-index.tsx";
import { GuidesQuestions } from "./guides-questions.tsx";

afterEach(cleanup);

const titles = bundledSite.guides.map(({ title }) => title);
const headings = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

test("the index shows the first six guides in order, each title a link to its page", () => {
  render(<GuidesIndex {...fixture("Guides")} />);
  expect(headings()).toEqual(titles.slice(0, 6));
  expect(screen.getByRole("link", { name: "Tu primera consulta" })).toHaveAttribute(
    "href",
    "/guias/tu-primera-consulta",
  );
});

test("the cards show one guide large, with its audience, and three beside it", () => {
  render(<GuidesCards {...fixture("Guides")} />);
  expect(headings()).toEqual(titles.slice(0, 4));
  expect(screen.getByText(/si vienes por primera vez/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Leer la guía: Tu primera consulta" })).toHaveAttribute(
    "href",
    "/guias/tu-primera-consulta",
  );
});

test("the questions take one of each guide before a second one, and lead to its answers", () => {
  const props = fixture("Guides");
  render(<GuidesQuestions {...props} />);
  const first = bundledSite.guides.map(({ questions }) => questions[0]?.question);
  expect(headings()).toEqual(first.slice(0, 6));
  expect(screen.getByRole("link", { name: first[0] })).toHaveAttribute(
    "href",
    "/guias/tu-primera-consulta#preguntas",
  );
});

test("a guide without questions is listed by its title", () => {
  const [first] = fixture("Guides").items;
  if (first === undefined) throw new Error("There is no guide.");
  render(<GuidesQuestions sectionTitle="Guías" items={[{ ...first, questions: [] }]} />);
  expect(screen.getByRole("link", { name: first.name })).toHaveAttribute("href", first.href);
});

test.each([
  ["index", GuidesIndex],
  ["cards", GuidesCards],
  ["questions", GuidesQuestions],
])("the %s lead to the page of all guides", (_name, Variant) => {
  render(<Variant {...fixture("Guides")} />);
  const links = screen.getAllByRole("link", { name: "Ver todas las guías" });
  for (const link of links) expect(link).toHaveAttribute("href", "/guias");
});

test("without guides there is no section", () => {
  expect(guides.select({ ...bundledSite, guides: [] }, { page: "home" })).toBeNull();
});
