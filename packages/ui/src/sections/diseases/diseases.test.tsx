import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { fixture } from "../../registry/fixtures.ts";
import { diseases } from "./diseases.contract.ts";
import { DiseasesGrid } from "./diseases-grid.tsx";
import { DiseasesGridDark } from "./diseases-grid-dark.tsx";

afterEach(cleanup);

describe.each([
  ["the grid", DiseasesGrid],
  ["the dark grid", DiseasesGridDark],
])("%s", (_name, Variant) => {
  test("shows the first six diseases", () => {
    render(<Variant {...fixture("Diseases")} />);
    const names = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(bundledSite.diseases.slice(0, 6).map(({ name }) => name));
  });

  test("links each card, once, to its disease", () => {
    render(<Variant {...fixture("Diseases")} />);
    const targets = screen.getAllByRole("listitem").map((card) => {
      return within(card).getByRole("link").getAttribute("href");
    });
    expect(targets).toEqual(bundledSite.diseases.slice(0, 6).map(({ id }) => `/enfermedades/${id}`));
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
