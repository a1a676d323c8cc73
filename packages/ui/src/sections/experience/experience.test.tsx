import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fixture } from "../../registry/fixtures.ts";
import { experience } from "./experience.contract.ts";
import { ExperienceCounters } from "./experience-counters.tsx";
import { splitFigure } from "./figure.tsx";

afterEach(cleanup);

const props = fixture("Experience");

test("the section is named by its title", () => {
  render(<ExperienceCounters {...props} />);
  expect(screen.getByRole("region", { name: props.sectionTitle })).toBeTruthy();
});

test("every fact says its figure and its label, without script", () => {
  render(<ExperienceCounters {...props} />);
  const labels = screen.getAllByRole("term").map((term) => term.textContent);
  expect(labels).toEqual(["años de experiencia", "pacientes atendidos", "cirugías realizadas"]);
  const figures = screen.getAllByRole("definition");
  expect(figures[0]?.textContent).toContain("5");
  expect(figures[1]?.textContent).toMatch(/^Más de 2 mil/);
  expect(figures[2]?.textContent).toMatch(/^Más de 1500/);
});

test("a fact's icon has the editor's colour", () => {
  const { container } = render(<ExperienceCounters {...props} />);
  const disc = container.querySelector<HTMLElement>("[style*='background-color']");
  expect(disc?.style.backgroundColor).toBe("rgb(183, 38, 46)");
});

test("years come from the one number of the content", () => {
  const { siteContent } = bundledSite;
  const site = {
    ...bundledSite,
    siteContent: { ...siteContent, aboutMe: { ...siteContent.aboutMe, yearsOfExperience: 12 } },
  };
  expect(experience.select(site, { page: "home" })?.facts[0]?.value).toBe("12");
});

test("nothing without facts", () => {
  const { siteContent } = bundledSite;
  const site = {
    ...bundledSite,
    siteContent: { ...siteContent, experience: { ...siteContent.experience, entities: [] } },
  };
  expect(experience.select(site, { page: "home" })).toBeNull();
});

test("a figure parts into the words before its number and the rest", () => {
  expect(splitFigure("Más de 2 mil")).toEqual({ lead: "Más de", number: "2 mil" });
  expect(splitFigure("5")).toEqual({ lead: "", number: "5" });
  expect(splitFigure("Cientos")).toEqual({ lead: "", number: "Cientos" });
});
