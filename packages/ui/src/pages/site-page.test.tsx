import type { Route, Site } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { SitePage } from "./site-page.tsx";

afterEach(cleanup);

const show = (route: Route, site: Site = bundledSite) => render(<SitePage site={site} route={route} />);

const pages: Route[] = [
  { page: "home" },
  { page: "services" },
  { page: "service", id: "escleroterapia" },
  { page: "diseases" },
  { page: "disease", id: "varices" },
  { page: "symptoms" },
  { page: "symptom", id: "edema-unilateral" },
  { page: "contact" },
  { page: "not-found" },
];

describe("every page", () => {
  it.each(pages)("has one h1, a main, the notice bar and a link to skip to the content: $page", (route) => {
    const { container } = show(route);
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(screen.getByRole("main")).toHaveAttribute("id", "contenido");
    expect(container.querySelectorAll("[data-notice-bar]").length).toBeGreaterThanOrEqual(1);
    expect(screen.getByRole("link", { name: "Saltar al contenido" })).toHaveAttribute("href", "#contenido");
  });

  it.each(pages)("gives no id twice: $page", (route) => {
    const { container } = show(route);
    const ids = [...container.querySelectorAll("[id]")].map((element) => element.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("keeps the notice bar when the footer is switched off", () => {
    const site: Site = {
      ...bundledSite,
      selectedSections: {
        ...bundledSite.selectedSections,
        Footer: { component: "FooterColumns", display: false },
      },
    };
    const { container } = show({ page: "home" }, site);
    expect(container.querySelector("[data-section=Footer]")).toBeNull();
    expect(container.querySelector("[data-notice-bar]")).toHaveTextContent("XXXXXXXXXXXXXXXXX");
  });
});

describe("the home page", () => {
  it("leaves out a section that is switched off", () => {
    const site: Site = {
      ...bundledSite,
      selectedSections: {
        ...bundledSite.selectedSections,
        Purpose: { component: "PurposeCards", display: false },
      },
    };
    const { container } = show({ page: "home" }, site);
    expect(container.querySelector("[data-section=Purpose]")).toBeNull();
    expect(container.querySelector("[data-section=Services]")).not.toBeNull();
  });

  it("draws the default where the stored layout is unknown", () => {
    const site: Site = {
      ...bundledSite,
      selectedSections: {
        ...bundledSite.selectedSections,
        Services: { component: "ServicesGone", display: true },
      },
    };
    const { container } = show({ page: "home" }, site);
    expect(container.querySelector("[data-section=Services]")).toHaveAttribute(
      "data-variant",
      "ServicesCarousel",
    );
  });

  it("puts the sections in the selected order", () => {
    const site: Site = {
      ...bundledSite,
      selectedSections: {
        ...bundledSite.selectedSections,
        Services: { component: "ServicesGrid", display: true, order: 0 },
        Hero: { component: "HeroSplit", display: true, order: 1 },
      },
    };
    const { container } = show({ page: "home" }, site);
    const types = [...container.querySelectorAll("main > [data-section]")].map((section) =>
      section.getAttribute("data-section"),
    );
    expect(types.slice(0, 2)).toEqual(["Services", "Hero"]);
  });

  it("keeps one h1 when the hero is switched off", () => {
    const site: Site = {
      ...bundledSite,
      selectedSections: { ...bundledSite.selectedSections, Hero: { component: "HeroSplit", display: false } },
    };
    show({ page: "home" }, site);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      bundledSite.siteContent.doctorInfo.name,
    );
  });
});

describe("an item's page", () => {
  it("shows its parts under their headings, and none that is empty", () => {
    const [first, ...rest] = bundledSite.diseases;
    if (first === undefined) throw new Error("The bundled site has no disease.");
    show(
      { page: "disease", id: first.id },
      { ...bundledSite, diseases: [{ ...first, complications: [] }, ...rest] },
    );
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("heading", { level: 2, name: "Causas" })).toBeVisible();
    expect(main.queryByRole("heading", { level: 2, name: "Complicaciones" })).toBeNull();
  });

  it("leads back to its list and to the contact page, with the configured words", () => {
    show({ page: "symptom", id: "edema-unilateral" });
    const main = within(screen.getByRole("main"));
    const { returnButton, contactButton } = bundledSite.siteContent.symptoms.individualPage;
    expect(main.getByRole("link", { name: returnButton.text })).toHaveAttribute("href", "/sintomas");
    expect(main.getByRole("link", { name: contactButton.text })).toHaveAttribute("href", "/contacto");
  });

  it("names the item in the message link", () => {
    show({ page: "service", id: "escleroterapia" });
    const links = screen.getAllByRole("link", { name: /WhatsApp/ });
    const addresses = links.map((link) => decodeURIComponent(link.getAttribute("href") ?? ""));
    expect(addresses.some((address) => address.includes("Escleroterapia"))).toBe(true);
  });

  it("draws the not-found page for an unknown record", () => {
    show({ page: "disease", id: "inventada" });
    expect(screen.getByRole("heading", { level: 1, name: "No encontramos esta página" })).toBeVisible();
  });
});

describe("how soon to be seen", () => {
  it("stands before the parts that explain, with 911 as an emergency's only way", () => {
    show({ page: "disease", id: "trombosis-venosa-profunda" });
    const main = within(screen.getByRole("main"));
    const headings = main.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings[0]).toBe("¿Cuándo pedir ayuda?");
    const emergency = main.getByRole("heading", { name: "Emergencia: llama al 911" }).closest("article");
    if (emergency === null) throw new Error("The emergency stands in no card.");
    const links = within(emergency).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["tel:911"]);
  });

  it("names its sources, and says that the specialist has not reviewed it yet", () => {
    show({ page: "disease", id: "varices" });
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("heading", { name: "Fuentes" })).toBeVisible();
    expect(main.getByText(/[Pp]endiente de revisión por la especialista/)).toBeVisible();
  });

  it("leads to the related pages of the other collections", () => {
    show({ page: "symptom", id: "edema-unilateral" });
    const related = within(screen.getByRole("region", { name: "También te puede servir" }));
    expect(related.getByRole("link", { name: "Trombosis venosa profunda" })).toHaveAttribute(
      "href",
      "/enfermedades/trombosis-venosa-profunda",
    );
  });
});

describe("a list page", () => {
  it.each([
    ["services", 11, "/servicios/"],
    ["diseases", 10, "/enfermedades/"],
    ["symptoms", 5, "/sintomas/"],
  ] as const)("leads to every record: %s", (page, count, prefix) => {
    show({ page });
    const links = within(screen.getByRole("main"))
      .getAllByRole("link")
      .filter((link) => link.getAttribute("href")?.startsWith(prefix));
    expect(links).toHaveLength(count);
  });
});
