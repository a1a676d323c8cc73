import { titleOf } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { services } from "./services.contract.ts";
import { ServicesCarousel } from "./services-carousel.tsx";
import { ServicesGrid } from "./services-grid.tsx";
import { ServicesIndex } from "./services-index.tsx";
import { ServicesList } from "./services-list.tsx";

afterEach(cleanup);

const names = bundledSite.services.map(titleOf);
const cardNames = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

describe("the carousel", () => {
  test("shows the first eight services, in their order", () => {
    render(<ServicesCarousel {...fixture("Services")} />);
    expect(cardNames()).toEqual(names.slice(0, 8));
  });

  test("links each card to its service by a name of its own", () => {
    render(<ServicesCarousel {...fixture("Services")} />);
    const link = screen.getByRole("link", {
      name: "Conocer el servicio: Inyecciones para arañitas y várices",
    });
    expect(link).toHaveAttribute("href", "/servicios/escleroterapia");
  });

  test("leads to the list with the content's words", () => {
    const props = fixture("Services");
    render(<ServicesCarousel {...props} more={{ href: "/servicios", label: "Conócelos todos" }} />);
    expect(screen.getByRole("link", { name: "Conócelos todos" })).toHaveAttribute("href", "/servicios");
  });

  test("shows 1, 2 from 640 and 3 from 1024, 24 px apart, and moves each 3 s for 0.8 s in a loop", () => {
    render(<ServicesCarousel {...fixture("Services")} />);
    const [carousel] = screen.getAllByRole("group", { name: "Servicios" });
    expect(carousel).toHaveAttribute("data-per-view", "1 40:2 64:3");
    expect(carousel).toHaveAttribute("data-gap", "24");
    expect(carousel).toHaveAttribute("data-autoplay", "3000");
    expect(carousel).toHaveAttribute("data-speed", "800");
    expect(carousel).toHaveAttribute("data-wrap", "loop");
  });
});

describe.each([
  ["the list", ServicesList],
  ["the grid", ServicesGrid],
])("%s", (_name, Variant) => {
  test("shows the first six services, in their order", () => {
    render(<Variant {...fixture("Services")} />);
    expect(cardNames()).toEqual(names.slice(0, 6));
  });

  test("links every service to its page", () => {
    render(<Variant {...fixture("Services")} />);
    const [first] = screen.getAllByRole("listitem");
    if (first === undefined) throw new Error("No service is listed.");
    expect(within(first).getByRole("link", { name: /Consulta de venas y arterias/ })).toHaveAttribute(
      "href",
      "/servicios/consulta-angiologia",
    );
  });

  test("is a region named by its title", () => {
    render(<Variant {...fixture("Services")} />);
    expect(screen.getByRole("region", { name: "Servicios" })).toHaveAttribute("data-section", "Services");
  });

  test("draws no button where the content has no words for it", () => {
    const props = fixture("Services");
    render(<Variant {...props} more={{ href: "/servicios", label: "" }} />);
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).not.toContain("/servicios");
  });
});

describe("the index", () => {
  test("names every service, each linked to its page", () => {
    render(<ServicesIndex {...fixture("Services")} />);
    expect(cardNames()).toEqual(names);
    expect(screen.getByRole("link", { name: "Inyecciones para arañitas y várices" })).toHaveAttribute(
      "href",
      "/servicios/escleroterapia",
    );
  });

  test("shows the duration, the anaesthesia and the place of each service", () => {
    render(<ServicesIndex {...fixture("Services", "minimal")} />);
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Duración",
      "Anestesia",
      "Dónde se hace",
    ]);
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "De 30 a 60 minutos",
      "No se necesita",
      "En el consultorio",
    ]);
  });

  test("keeps a fact's name where the one before it is not filled in", () => {
    const [first] = bundledSite.services;
    if (first === undefined) throw new Error("There is no service.");
    const site = { ...bundledSite, services: [{ ...first, procedureTime: "" }] };
    const props = services.select(site, { page: "home" });
    if (props === null) throw new Error("There is no section.");
    render(<ServicesIndex {...props} />);
    expect(screen.getAllByRole("term")[0]).toHaveTextContent("Anestesia");
    expect(screen.getAllByRole("definition")[0]).toHaveTextContent("No se necesita");
  });

  test("describes a service without facts of its procedure", () => {
    const props = fixture("Services", "minimal");
    render(<ServicesIndex {...props} items={props.items.map((item) => ({ ...item, facts: [] }))} />);
    expect(screen.queryByRole("term")).not.toBeInTheDocument();
    expect(screen.getByText(props.items[0]?.description ?? "")).toBeVisible();
  });

  test("leads to the page of all services", () => {
    render(<ServicesIndex {...fixture("Services")} />);
    expect(screen.getByRole("link", { name: "Ver todos los servicios" })).toHaveAttribute(
      "href",
      "/servicios",
    );
  });
});

test("without services there is no section", () => {
  expect(services.select({ ...bundledSite, services: [] }, { page: "home" })).toBeNull();
});
