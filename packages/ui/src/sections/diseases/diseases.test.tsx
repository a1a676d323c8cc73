import { titleOf } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { diseases } from "./diseases.contract.ts";
import { DiseasesAccordion } from "./diseases-accordion.tsx";
import { DiseasesGrid } from "./diseases-grid.tsx";
import { DiseasesGridDark } from "./diseases-grid-dark.tsx";
import { DiseasesMosaic } from "./diseases-mosaic.tsx";

afterEach(cleanup);

const firstSix = bundledSite.diseases.slice(0, 6);
const names = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

describe.each([
  ["the grid", DiseasesGrid],
  ["the dark grid", DiseasesGridDark],
])("%s", (_name, Variant) => {
  test("shows the first six diseases", () => {
    render(<Variant {...fixture("Diseases")} />);
    expect(names()).toEqual(firstSix.map(titleOf));
  });

  test("links each card, once, to its disease", () => {
    render(<Variant {...fixture("Diseases")} />);
    const targets = screen.getAllByRole("listitem").map((card) => {
      return within(card).getByRole("link").getAttribute("href");
    });
    expect(targets).toEqual(firstSix.map(({ id }) => `/enfermedades/${id}`));
  });

  test("leads to the page of all diseases", () => {
    render(<Variant {...fixture("Diseases")} />);
    expect(screen.getByRole("link", { name: "Ver todas las enfermedades" })).toHaveAttribute(
      "href",
      "/enfermedades",
    );
  });

  test("draws a card without its picture", () => {
    render(<Variant {...fixture("Diseases", "missingPictures")} />);
    expect(screen.getByRole("heading", { name: "Várices" })).toBeVisible();
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });
});

describe("the accordion", () => {
  const panels = () => screen.getAllByRole("group").filter((group) => group instanceof HTMLDetailsElement);

  test("names the first six diseases, the first open", () => {
    render(<DiseasesAccordion {...fixture("Diseases")} />);
    expect(names()).toEqual(firstSix.map(titleOf));
    expect(panels().map((panel) => panel.hasAttribute("open"))).toEqual([true, ...Array(5).fill(false)]);
  });

  test("is one that HTML keeps to a single open panel", () => {
    render(<DiseasesAccordion {...fixture("Diseases")} />);
    const groups = new Set(panels().map((panel) => panel.getAttribute("name")));
    expect([...groups]).toEqual(["enfermedades"]);
  });

  test("describes the disease in each panel, and links to it by its name", () => {
    render(<DiseasesAccordion {...fixture("Diseases")} />);
    const [first] = panels();
    if (first === undefined) throw new Error("There is no panel.");
    expect(within(first).getByText(firstSix[0]?.shortDescription ?? "")).toBeVisible();
    expect(within(first).getByRole("link")).toHaveAccessibleName(
      `Conocer la enfermedad: ${firstSix[0]?.plainName}`,
    );
    expect(within(first).getByRole("link")).toHaveAttribute("href", `/enfermedades/${firstSix[0]?.id}`);
  });
});

describe("the mosaic", () => {
  const targets = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

  test("names the first six diseases, and its last tile leads to all of them", () => {
    render(<DiseasesMosaic {...fixture("Diseases")} />);
    expect(names()).toEqual(firstSix.map(titleOf));
    expect(targets()).toEqual([...firstSix.map(({ id }) => `/enfermedades/${id}`), "/enfermedades"]);
    expect(screen.getByRole("link", { name: "Ver todas las enfermedades" })).toBeVisible();
  });

  test("has no last tile where the content has no words for it", () => {
    const props = fixture("Diseases");
    render(<DiseasesMosaic {...props} more={{ href: "/enfermedades", label: "" }} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(6);
    expect(targets()).not.toContain("/enfermedades");
  });

  test("describes the disease of the large tile", () => {
    render(<DiseasesMosaic {...fixture("Diseases")} />);
    expect(screen.getByText(firstSix[0]?.shortDescription ?? "")).toBeVisible();
    expect(screen.queryByText(firstSix[1]?.shortDescription ?? "")).not.toBeInTheDocument();
  });
});

test("in the grid a link says which disease it leads to", () => {
  render(<DiseasesGrid {...fixture("Diseases")} />);
  expect(screen.getByRole("link", { name: "Conocer la enfermedad: Várices" })).toBeVisible();
});

test("in the dark grid the disease's own name is the link", () => {
  render(<DiseasesGridDark {...fixture("Diseases")} />);
  expect(screen.getByRole("link", { name: "Várices" })).toBeVisible();
});

test("without diseases there is no section", () => {
  expect(diseases.select({ ...bundledSite, diseases: [] }, { page: "home" })).toBeNull();
});
