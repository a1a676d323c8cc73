import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { splitFigure } from "#components/counter/figure.tsx";
import { fixture } from "#registry/fixtures.ts";
import { experience } from "./experience.contract.ts";
import { ExperienceBand } from "./experience-band.tsx";
import { ExperienceCounters } from "./experience-counters.tsx";
import { ExperienceTimeline } from "./experience-timeline.tsx";
import { branchingVessel, growingVessel } from "./timeline-vessel.ts";

afterEach(cleanup);

const props = fixture("Experience");
const variants = Object.entries({ ExperienceCounters, ExperienceBand, ExperienceTimeline });

test.each(variants)("%s is named by its title and has its subtitle", (_, Experience) => {
  render(<Experience {...props} />);
  expect(screen.getByText(props.sectionSubtitle)).toBeTruthy();
  expect(screen.getByRole("region", { name: props.sectionTitle })).toBeTruthy();
});

test.each([
  ["ExperienceCounters", ExperienceCounters],
  ["ExperienceBand", ExperienceBand],
])("in %s every fact says its figure and its label, without script", (_, Experience) => {
  render(<Experience {...props} />);
  const labels = screen.getAllByRole("term").map((term) => term.textContent);
  expect(labels).toEqual(["años de experiencia", "pacientes atendidos", "cirugías realizadas"]);
  const figures = screen.getAllByRole("definition");
  expect(figures[0]?.textContent).toContain("5");
  expect(figures[1]?.textContent).toMatch(/^Más de 2 mil/);
  expect(figures[2]?.textContent).toMatch(/^Más de 1500/);
});

test("the line shows the facts as a list, figure and label together, without script", () => {
  render(<ExperienceTimeline {...props} />);
  const facts = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(facts).toHaveLength(props.facts.length);
  expect(facts[0]).toMatch(/5.*años de experiencia/);
  expect(facts[1]).toMatch(/Más de 2 mil.*pacientes atendidos/);
  expect(facts[2]).toMatch(/Más de 1500.*cirugías realizadas/);
});

test("the line has a piece for each fact, and thins from one to the next", () => {
  for (const count of [1, 3, 12]) {
    const widths = branchingVessel(count).map(({ trunk }) => widthAtTop(trunk));
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
    expect(new Set(widths).size).toBe(count);
  }
});

test("the line of the years has a piece for each, and grows from one to the next", () => {
  const widths = growingVessel(4).map(({ trunk }) => widthAtTop(trunk));
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  expect(new Set(widths).size).toBe(4);
});

test("the timeline goes from the years of the content to today", () => {
  const { rerender } = render(<ExperienceTimeline {...props} />);
  expect(screen.getByText(`Hace ${props.yearsOfExperience} años`)).toBeTruthy();
  expect(screen.getByText("Hoy")).toBeTruthy();
  rerender(<ExperienceTimeline {...props} yearsOfExperience={1} />);
  expect(screen.getByText("Hace un año")).toBeTruthy();
  rerender(<ExperienceTimeline {...props} yearsOfExperience={0} />);
  expect(screen.queryByText(/^Hace/)).toBeNull();
});

test("facts whose value is a year stand before today, in their order, and do not count up", () => {
  const dated = [
    { value: "2019", label: "especialidad en angiología" },
    { value: "2012", label: "título de médica cirujana" },
  ];
  const { container } = render(<ExperienceTimeline {...props} facts={[...props.facts, ...dated]} />);
  const [first, second, third] = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(first).toBe("2012título de médica cirujana");
  expect(second).toBe("2019especialidad en angiología");
  expect(third).toMatch(/años de experiencia/);
  expect(screen.queryByText(/^Hace/)).toBeNull();
  expect(container.querySelectorAll("c-counter")).toHaveLength(props.facts.length);
});

test.each(variants)("%s draws with and without a frame around its facts", (_, Experience) => {
  const { container, rerender } = render(<Experience {...props} framed />);
  const framed = container.innerHTML;
  rerender(<Experience {...props} framed={false} />);
  expect(container.innerHTML).not.toBe(framed);
});

test("the strip draws no icon", () => {
  const { container } = render(<ExperienceBand {...props} />);
  expect(container.querySelector("svg")).toBeNull();
});

test.each([
  ["ExperienceCounters", ExperienceCounters],
  ["ExperienceTimeline", ExperienceTimeline],
])("in %s a fact's icon has the editor's colour, and the theme's without one", (_, Experience) => {
  const disc = (container: HTMLElement) =>
    container.querySelector<HTMLElement>("[style*='background-color']")?.style.backgroundColor;
  const { container, rerender } = render(<Experience {...props} />);
  expect(disc(container)).toBeUndefined();
  rerender(<Experience {...props} facts={[{ value: "5", label: "años", color: "#225984" }]} />);
  expect(disc(container)).toBe("rgb(34, 89, 132)");
});

test("years come from the one number of the content", () => {
  const { siteContent } = bundledSite;
  const site = {
    ...bundledSite,
    siteContent: { ...siteContent, aboutMe: { ...siteContent.aboutMe, yearsOfExperience: 12 } },
  };
  expect(experience.select(site, { page: "home" })?.facts[0]?.value).toBe("12");
});

test("draws nothing without facts", () => {
  const { siteContent } = bundledSite;
  const site = {
    ...bundledSite,
    siteContent: { ...siteContent, experience: { ...siteContent.experience, entities: [] } },
  };
  expect(experience.select(site, { page: "home" })).toBeNull();
});

test("a figure is split into the words before its number and the rest", () => {
  expect(splitFigure("Más de 2 mil")).toEqual({ lead: "Más de", number: "2 mil" });
  expect(splitFigure("5")).toEqual({ lead: "", number: "5" });
  expect(splitFigure("Cientos")).toEqual({ lead: "", number: "Cientos" });
});

/** Width of an outline at its start: between the first and the last of its points. */
function widthAtTop(outline: string): number {
  const across = [...outline.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
  return Math.abs((across[0] ?? 0) - (across.at(-1) ?? 0));
}
