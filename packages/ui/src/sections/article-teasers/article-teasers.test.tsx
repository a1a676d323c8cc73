import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { ArticleTeasersCards, ArticleTeasersFeature, ArticleTeasersYears } from "./index.ts";

afterEach(cleanup);

const props = fixture("ArticleTeasers");
const articles = [
  { title: "En la radio", href: "https://example.org/radio", date: "2 de junio de 2026", day: "2026-06-02" },
  { title: "Del consultorio", href: "/contacto" },
  { title: "En papel", source: "Diario" },
];

it("has the newest article first", () => {
  const days = props.articles.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().reverse());
});

describe.each([
  ["ArticleTeasersFeature", ArticleTeasersFeature],
  ["ArticleTeasersYears", ArticleTeasersYears],
  ["ArticleTeasersCards", ArticleTeasersCards],
])("%s", (_, Drawing) => {
  it("opens other sites in a new tab and says so, and has no link without an address", () => {
    render(<Drawing sectionTitle="Prensa" articles={articles} />);
    const outside = screen.getByRole("link", { name: /^En la radio.*otra pestaña/ });
    expect(outside.getAttribute("target")).toBe("_blank");
    expect(screen.getByRole("link", { name: "Del consultorio" }).hasAttribute("target")).toBe(false);
    expect(screen.getByText("En papel").closest("a")).toBeNull();
    expect(screen.getAllByRole("link")).toHaveLength(2);
  });

  it("gives the day to programs too", () => {
    render(<Drawing sectionTitle="Prensa" articles={articles} />);
    expect(screen.getByText("2 de junio de 2026").getAttribute("datetime")).toBe("2026-06-02");
  });
});

describe("ArticleTeasersYears", () => {
  it("has a heading for each year, and the articles under it", () => {
    render(<ArticleTeasersYears {...props} />);
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      ...new Set(props.articles.map(({ day }) => day?.slice(0, 4))),
    ]);
    expect(screen.getAllByRole("heading", { level: 4 })).toHaveLength(props.articles.length);
  });
});
