import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Pagination } from "./pagination.tsx";

afterEach(cleanup);

const messages = { label: "Páginas", page: "Página", previous: "Anterior", next: "Siguiente" };

function renderPagination(current: number, count: number) {
  render(<Pagination {...{ current, count, messages }} hrefOf={(number) => `/servicios/pagina/${number}`} />);
  return within(screen.getByRole("navigation", { name: "Páginas" }));
}

const namesIn = (pages: ReturnType<typeof renderPagination>) =>
  pages.getAllByRole("link").map((link) => link.textContent);

describe("Pagination", () => {
  it("names the first page, the last one and those around this one", () => {
    expect(namesIn(renderPagination(5, 21))).toEqual([
      "Página 1",
      "Página 4",
      "Página 5",
      "Página 6",
      "Página 21",
      "Anterior",
      "Siguiente",
    ]);
  });

  it("marks this page, and leads to the pages beside it", () => {
    const pages = renderPagination(2, 3);
    expect(pages.getByRole("link", { current: "page" }).textContent).toBe("Página 2");
    const previous = pages.getByRole("link", { name: "Anterior" });
    const next = pages.getByRole("link", { name: "Siguiente" });
    expect([previous, next].map((link) => [link.getAttribute("rel"), link.getAttribute("href")])).toEqual([
      ["prev", "/servicios/pagina/1"],
      ["next", "/servicios/pagina/3"],
    ]);
  });

  it("has nothing before the first page and nothing after the last one", () => {
    expect(namesIn(renderPagination(1, 2))).toEqual(["Página 1", "Página 2", "Siguiente"]);
    cleanup();
    expect(namesIn(renderPagination(2, 2))).toEqual(["Página 1", "Página 2", "Anterior"]);
  });
});
