import { kindOf, type Site } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ListPage } from "./list-page.tsx";

afterEach(cleanup);

/** The bundled site with 100 services: on the second page of their list the second group goes on and the third one begins. */
const site: Site = {
  ...bundledSite,
  services: Array.from(
    { length: 100 },
    (_, index) => bundledSite.services[index % bundledSite.services.length],
  )
    .filter((service) => service !== undefined)
    .map((service, index) => ({ ...service, id: `servicio-${index}` })),
};

const renderPage = (pageNumber: number, of = site) =>
  render(<ListPage site={of} kind={kindOf("services")} pageNumber={pageNumber} />);

const group = (name: string) =>
  within(screen.getByRole("navigation", { name: "Ir a un grupo" })).getByRole("link", { name });

describe("a list with several pages", () => {
  it("shows one of them, says which records these are, and leads to the others", () => {
    renderPage(2);
    expect(screen.getAllByRole("article")).toHaveLength(48);
    expect(screen.getByText("Del 49 al 96, de 100")).toBeDefined();
    const pages = within(screen.getByRole("navigation", { name: "Páginas" }));
    expect(pages.getByRole("link", { name: "Anterior" }).getAttribute("href")).toBe("/servicios#lista");
    expect(pages.getByRole("link", { name: "Siguiente" }).getAttribute("href")).toBe(
      "/servicios/pagina/3#lista",
    );
    const place = within(screen.getByRole("navigation", { name: "Estás en" }));
    expect(place.getByRole("link", { current: "page" }).textContent).toBe("Página 2");
  });

  it("leads to the page on which a group begins, and says of a group that it goes on", () => {
    renderPage(2);
    expect(group("Consulta y diagnóstico").getAttribute("href")).toBe("/servicios#grupo-diagnostico");
    expect(group("Cirugía").getAttribute("href")).toBe("#grupo-cirugia");
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Tratamientos sin cirugía abierta (continúa)",
      "Cirugía",
    ]);
  });

  it("leads from the address that a group had on the first page to the page that has it now", () => {
    renderPage(1);
    const link = group("Cirugía");
    expect(link.id).toBe("grupo-cirugia");
    expect(link.getAttribute("href")).toBe("/servicios/pagina/2#grupo-cirugia");
  });

  it("has the search before its records, and a later page after them", () => {
    const searchIsFirst = () => {
      const [card] = screen.getAllByRole("article");
      const position = card?.compareDocumentPosition(screen.getByRole("searchbox")) ?? 0;
      return (position & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    };
    renderPage(1);
    expect(searchIsFirst()).toBe(true);
    cleanup();
    renderPage(2);
    expect(searchIsFirst()).toBe(false);
  });
});

it("a list that fits on one page has no others", () => {
  renderPage(1, { ...site, services: site.services.slice(0, 48) });
  expect(screen.getAllByRole("article")).toHaveLength(48);
  expect(screen.queryByRole("navigation", { name: "Páginas" })).toBeNull();
  expect(screen.queryByText(/^Del 1 al/)).toBeNull();
});

it.each([1, 2, 3, 4, 5, 7, 8, 10])("leaves no hole beside %i cards in three columns", (count) => {
  render(
    <ListPage
      site={{ ...site, services: site.services.slice(0, count) }}
      kind={kindOf("services")}
      pageNumber={1}
    />,
  );
  for (const list of screen.getAllByRole("list").filter((list) => list.querySelector("article")))
    expect(
      [...list.children].reduce(
        (columns, { className }) => columns + Number(/(?:^|\s)lg:col-span-(\d)/.exec(className)?.[1]),
        0,
      ) % 6,
    ).toBe(0);
});
