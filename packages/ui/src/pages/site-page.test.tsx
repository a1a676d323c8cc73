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
