import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findRecord, parseSite, type Route, routePath, type Site } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { callToActionIndividual } from "#sections/call-to-action-individual/call-to-action-individual.contract.ts";
import { detailView } from "./detail/detail-view.ts";
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
  { page: "search" },
  { page: "privacy" },
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

it("leads from the contents of a treatment to the comparison", () => {
  show({ page: "service", id: "escleroterapia" });
  for (const link of screen.getAllByRole("link", { name: "Compara tus opciones" }))
    expect(link).toHaveAttribute("href", "#comparacion");
});

describe("the end of every page", () => {
  it.each(["FooterColumns", "FooterDark", "FooterMap", "FooterMinimal"])(
    "leads to the privacy notice and to the search: %s",
    (component) => {
      const { selectedSections } = bundledSite;
      const footer = { component, display: true };
      show({ page: "home" }, { ...bundledSite, selectedSections: { ...selectedSections, Footer: footer } });
      const links = within(screen.getByRole("contentinfo"));
      expect(links.getByRole("link", { name: "Aviso de privacidad" })).toHaveAttribute(
        "href",
        "/aviso-de-privacidad",
      );
      expect(links.getByRole("link", { name: "Buscar en el sitio" })).toHaveAttribute("href", "/buscar");
    },
  );

  it("stays where the footer is switched off", () => {
    const { selectedSections } = bundledSite;
    const footer = { component: "FooterColumns", display: false };
    show({ page: "home" }, { ...bundledSite, selectedSections: { ...selectedSections, Footer: footer } });
    expect(screen.getByRole("link", { name: "Aviso de privacidad" })).toBeVisible();
  });
});

describe("an example site", () => {
  it("says so on every page", () => {
    show({ page: "service", id: "escleroterapia" });
    expect(screen.getByRole("complementary", { name: "Sitio de ejemplo" })).toHaveTextContent(
      "no son reales",
    );
  });

  it("has no notice when no content is an example", () => {
    const realSite: Site = JSON.parse(
      JSON.stringify(bundledSite)
        .replace(/(?<!por )ejemplos?/gi, "propio")
        .replace(/por confirmar/g, "confirmado")
        .replace(/X{5,}/g, "1234567")
        .replace(/"0{5}"/g, '"68000"')
        .replace(/"(?:17\.06|-96\.72)"/g, '""')
        .replace(/\+520{7}\d{3}/g, "+529511234567"),
    );
    show({ page: "home" }, realSite);
    expect(screen.queryByRole("complementary", { name: "Sitio de ejemplo" })).toBeNull();
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

  it("has payment, insurers and experience once, where another design shows them too", () => {
    const { selectedSections } = bundledSite;
    const drawn = (change: Site["selectedSections"]) => {
      const { container } = show(
        { page: "home" },
        { ...bundledSite, selectedSections: { ...selectedSections, ...change } },
      );
      return ["PaymentMethods", "Insurance", "Experience"].filter(
        (type) => container.querySelector(`[data-section=${type}]`) !== null,
      );
    };
    const costs = { component: "GeneralCallToActionCosts", display: true };
    const record = { component: "CertificationsRecord", display: true };
    expect(drawn({ GeneralCallToAction: costs, Certifications: record })).toEqual([]);
    cleanup();
    expect(drawn({ GeneralCallToAction: { ...costs, display: false }, Certifications: record })).toEqual([
      "PaymentMethods",
      "Insurance",
    ]);
    cleanup();
    const cards = { component: "CertificationsCards", display: true };
    expect(drawn({ GeneralCallToAction: costs, Certifications: cards })).toEqual(["Experience"]);
  });

  it("hides in that design what is switched off by itself", () => {
    const off = { component: "InsuranceCarousel", display: false };
    const { selectedSections } = bundledSite;
    const costs = { component: "GeneralCallToActionCosts", display: true };
    const chosen = { ...selectedSections, GeneralCallToAction: costs };
    show({ page: "home" }, { ...bundledSite, selectedSections: { ...chosen, Insurance: off } });
    expect(screen.getAllByText("Efectivo").length).toBeGreaterThan(0);
    expect(screen.queryByText("GNP Seguros")).toBeNull();
  });

  it("leads from below the hero to three signs that should not wait", () => {
    show({ page: "home" });
    const signs = within(screen.getByRole("navigation", { name: /No esperes/ }));
    expect(signs.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/enfermedades/isquemia-critica",
      "/sintomas/edema-unilateral",
      "/servicios/tratamiento-ulceras-venosas",
    ]);
    cleanup();
    const silent = bundledSite.symptoms.map((symptom) => ({ ...symptom, homeSign: "" }));
    show({ page: "home" }, { ...bundledSite, symptoms: silent, diseases: [], services: [] });
    expect(screen.queryByRole("navigation", { name: /No esperes/ })).toBeNull();
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

  it.each([
    { page: "disease", collection: "diseases" },
    { page: "symptom", collection: "symptoms" },
    { page: "service", collection: "services" },
    { page: "guide", collection: "guides" },
  ] as const)("has no empty heading where a $page says no more than it must", ({ page, collection }) => {
    const more = "plainName diagnosis selfCare outlook risks preparation daysAfter sources care".split(" ");
    const [record] = bundledSite[collection];
    const least = Object.fromEntries(Object.entries(record ?? {}).filter(([key]) => !more.includes(key)));
    const site = parseSite({ ...bundledSite, [collection]: [least] });
    if (!site.ok) throw new Error("The schema refuses the least record.");
    const { container } = show({ page, id: record?.id ?? "" }, site.value);
    const main = within(screen.getByRole("main"));
    for (const heading of main.getAllByRole("heading")) expect(heading).not.toBeEmptyDOMElement();
    for (const name of ["Fuentes", "Cómo se diagnostica", "Cómo se estudia", "¿Cuándo pedir ayuda?"])
      expect(main.queryByRole("heading", { name })).toBeNull();
    expect(container.querySelector("main :is(ul, ol, dl):empty")).toBeNull();
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
    expect(addresses.some((address) => address.includes("Inyecciones para arañitas y várices"))).toBe(true);
  });

  it("names the item in every message that the page offers", () => {
    show({ page: "disease", id: "varices" });
    const addresses = screen
      .getAllByRole("link")
      .map((link) => decodeURIComponent(link.getAttribute("href") ?? ""))
      .filter((address) => address.startsWith("https://wa.me/"));
    expect(addresses.length).toBeGreaterThan(2);
    expect(addresses.filter((address) => !address.includes("Me interesa: Várices."))).toEqual([]);
  });

  it("lists its parts, each where the link leads", () => {
    const { container } = show({ page: "disease", id: "varices" });
    const [contents] = screen.getAllByRole("navigation", { name: "En esta página" });
    if (contents === undefined) throw new Error("The page has no list of its parts.");
    const targets = within(contents).getAllByRole("link");
    expect(targets.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["¿Cuándo pedir ayuda?", "¿Qué es?", "Síntomas", "Fuentes"]),
    );
    for (const target of targets)
      expect(container.querySelector(target.getAttribute("href") ?? "")).toBeInTheDocument();
  });

  it("opens a folded part to which such a link leads", () => {
    const { container } = show({ page: "disease", id: "varices" });
    expect(container.querySelector("#tratamientos > [data-fold]")).toBeInTheDocument();
    const css = readFileSync(join(import.meta.dirname, "detail/folded-part.css"), "utf8");
    expect(css).toMatch(/:target > \[data-fold\]::details-content \{\s+content-visibility: visible;/);
  });

  it.each(bundledSite.services.map(({ id }) => id))("answers the five questions of a procedure: %s", (id) => {
    show({ page: "service", id });
    const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
    expect(terms).toEqual(
      expect.arrayContaining(["Duración", "Anestesia", "Dónde se hace", "Recuperación", "¿Duele?"]),
    );
  });

  it("sets each myth against the fact", () => {
    show({ page: "service", id: "escleroterapia" });
    const myths = screen.getByRole("region", { name: "Mitos y realidades" });
    expect(within(myths).getAllByText("Mito")).toHaveLength(4);
    expect(within(myths).getByText("Con una sesión basta")).toBeInTheDocument();
    expect(within(myths).getByText(/^Casi siempre se necesitan varias/)).toBeInTheDocument();
  });

  it("reads an English title of a source as English", () => {
    show({ page: "service", id: "escleroterapia" });
    expect(screen.getByText("Varicose veins: diagnosis and management (CG168)")).toHaveAttribute(
      "lang",
      "en",
    );
  });

  it("draws the not-found page for an unknown record", () => {
    show({ page: "disease", id: "inventada" });
    expect(screen.getByRole("heading", { level: 1, name: "No encontramos esta página" })).toBeVisible();
  });
});

describe("how soon to be seen", () => {
  it("comes before the parts that explain, and offers only 911 for an emergency", () => {
    show({ page: "disease", id: "trombosis-venosa-profunda" });
    const main = within(screen.getByRole("main"));
    const headings = main.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings[0]).toBe("¿Cuándo pedir ayuda?");
    const emergency = main.getByRole("heading", { name: "Emergencia: llama al 911" }).closest("article");
    if (emergency === null) throw new Error("The emergency stands in no card.");
    const links = within(emergency).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["tel:911"]);
  });

  it("is one tap from the banner where there is an emergency, and only there", () => {
    const name = "¿Es una emergencia? Cuándo llamar al 911";
    const { container } = show({ page: "disease", id: "tromboembolia-pulmonar" });
    const link = screen.getByRole("link", { name });
    expect(container.querySelector(link.getAttribute("href") ?? "")).toHaveTextContent(
      "Emergencia: llama al 911",
    );
    expect(screen.getAllByRole("link", { name: "llama al 911" })[0]).toHaveAttribute("href", "tel:911");
    cleanup();
    const diseases = bundledSite.diseases.map((disease) => ({ ...disease, care: undefined }));
    show({ page: "disease", id: "tromboembolia-pulmonar" }, { ...bundledSite, diseases });
    expect(screen.queryByRole("link", { name })).toBeNull();
  });

  it("is said by the first button of every record with an emergency, and by none of a record without one", () => {
    const records: Route[] = [
      ...bundledSite.diseases.map(({ id }): Route => ({ page: "disease", id })),
      ...bundledSite.symptoms.map(({ id }): Route => ({ page: "symptom", id })),
      ...bundledSite.services.map(({ id }): Route => ({ page: "service", id })),
      ...bundledSite.guides.map(({ id }): Route => ({ page: "guide", id })),
    ];
    for (const route of records) {
      const emergency = findRecord(bundledSite, route)?.record.care?.emergencia;
      const { contact } = detailView(bundledSite, route) ?? {};
      const invitation = callToActionIndividual.select(bundledSite, route);
      expect(contact?.emergency != null, routePath(route)).toBe(emergency !== undefined);
      if (invitation) expect(invitation.contact.emergency, routePath(route)).toEqual(contact?.emergency);
    }
    const { container } = show({ page: "disease", id: "isquemia-critica" });
    const [first] = container.querySelectorAll("main :is(a[href^='tel:'], a[href^='https://wa.me'])");
    expect(first).toHaveTextContent("Llama al 911");
    cleanup();
    const diseases = bundledSite.diseases.map((disease) => ({ ...disease, care: undefined }));
    const calm = show({ page: "disease", id: "isquemia-critica" }, { ...bundledSite, diseases });
    expect(calm.container.querySelector("main .rounded-full[href='tel:911']")).toBeNull();
  });

  it("names its sources, and says that the specialist has not reviewed it yet", () => {
    show({ page: "disease", id: "varices" });
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("heading", { name: "Fuentes" })).toBeVisible();
    expect(main.getByText(/[Pp]endiente de revisión por la angióloga/)).toBeVisible();
  });

  it("leads to the related pages of the other collections", () => {
    show({ page: "symptom", id: "edema-unilateral" });
    const related = within(screen.getByRole("region", { name: "También te puede servir" }));
    expect(related.getByRole("link", { name: "Coágulo en una vena de la pierna" })).toHaveAttribute(
      "href",
      "/enfermedades/trombosis-venosa-profunda",
    );
  });
});

describe("the name in medicine", () => {
  it("stands under the title that patients use, and on the card", () => {
    show({ page: "symptom", id: "claudicacion-intermitente" });
    expect(screen.getByRole("heading", { level: 1, name: "Dolor al caminar" })).toBeVisible();
    expect(screen.getByText("En medicina: Claudicación intermitente")).toBeVisible();
    cleanup();
    show({ page: "symptoms" });
    const main = within(screen.getByRole("main"));
    const card = main.getByRole("link", { name: "Dolor al caminar" }).closest("article");
    expect(card).toHaveTextContent("Claudicación intermitente");
  });

  it("has no place where there is only one name", () => {
    show({ page: "disease", id: "varices" });
    expect(screen.queryByText(/^En medicina/)).toBeNull();
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

  it.each([
    ["services", ["Consulta y diagnóstico", "Tratamientos sin cirugía abierta", "Cirugía"]],
    ["diseases", ["Arterias", "Venas y coágulos", "Linfa, fístulas y diálisis"]],
    ["symptoms", ["Lo que se siente", "Lo que se nota al ver o al tocar"]],
  ] as const)("is divided, with a link to each part: %s", (page, titles) => {
    const { container } = show({ page });
    const jumps = within(screen.getByRole("navigation", { name: "Ir a un grupo" })).getAllByRole("link");
    expect(jumps.map(({ textContent }) => textContent)).toEqual(titles);
    for (const jump of jumps) {
      const part = container.querySelector<HTMLElement>(jump.getAttribute("href") ?? "");
      if (part === null) throw new Error(`Nothing at ${jump.getAttribute("href")}.`);
      expect(within(part).getByRole("heading", { level: 3, name: jump.textContent ?? "" })).toBeVisible();
      expect(within(part).getAllByRole("heading", { level: 4 }).length).toBeGreaterThan(0);
    }
  });

  it("has no parts where the records say nothing that would divide them", () => {
    const diseases = bundledSite.diseases.map((disease) => ({ ...disease, group: undefined }));
    show({ page: "diseases" }, { ...bundledSite, diseases });
    const main = within(screen.getByRole("main"));
    expect(main.queryByRole("navigation", { name: "Ir a un grupo" })).toBeNull();
    expect(main.getByRole("heading", { level: 3, name: "Várices" })).toBeVisible();
  });

  it("says on the list already for which signs of a symptom to call 911", () => {
    show({ page: "symptoms" });
    const main = within(screen.getByRole("main"));
    const card = main.getByRole("link", { name: "Una pierna hinchada" }).closest("article");
    if (card === null) throw new Error("The symptom stands in no card.");
    const emergency = within(card);
    expect(emergency.getByText("Emergencia, llama al 911:")).toBeVisible();
    expect(emergency.getAllByRole("listitem")[0]).toHaveTextContent(
      "Hinchazón con falta de aire, dolor de pecho o desmayo.",
    );
  });
});

describe("the contact page", () => {
  const contact = (change: Partial<Site["siteContent"]> = {}) => {
    const { container } = show(
      { page: "contact" },
      { ...bundledSite, siteContent: { ...bundledSite.siteContent, ...change } },
    );
    return { container, main: within(screen.getByRole("main")) };
  };

  it("shows the place, the hours, the telephones, the prices and the directions", () => {
    const { main } = contact();
    for (const name of [
      "Dirección",
      "Antes de salir de casa",
      "Horario de consulta",
      "Teléfonos",
      "Consulta",
    ])
      expect(main.getByRole("heading", { name })).toBeVisible();
    for (const urgent of main.getAllByRole("link", { name: /Urgencias/ }))
      expect(urgent).toHaveAttribute("href", "tel:+520000000001");
  });

  it("starts the way in the application that the reader has", () => {
    const { main } = contact();
    const maps = new URL(main.getByRole("link", { name: /Google Maps/ }).getAttribute("href") ?? "");
    const waze = new URL(main.getByRole("link", { name: /Waze/ }).getAttribute("href") ?? "");
    expect(maps.searchParams.get("destination")).toBe(bundledSite.siteContent.doctorInfo.address);
    expect(waze.hostname).toBe("waze.com");
  });

  it("loads nothing of another site: the map is a link until it is pressed", () => {
    const { container, main } = contact();
    expect(container.querySelector("iframe, script, img[src^=http]")).toBeNull();
    expect(main.getByRole("link", { name: "Mostrar el mapa aquí" })).toHaveAttribute(
      "href",
      bundledSite.siteContent.doctorInfo.googleMapsLink,
    );
  });

  it("answers about an insurer, whichever layout the home page has", () => {
    const { main } = contact();
    expect(main.getByRole("searchbox", { name: "Busca tu aseguradora" })).toBeVisible();
  });

  it("offers online booking only where the clinic has a profile", () => {
    expect(contact().main.queryByRole("region", { name: "Agenda en línea" })).toBeNull();
    cleanup();
    const { doctoralia } = bundledSite.siteContent;
    const { main } = contact({ doctoralia: { ...doctoralia, profile: "ana-mora" } });
    const booking = within(main.getByRole("region", { name: "Agenda en línea" }));
    expect(booking.getByRole("link", { name: /Ver la agenda/ })).toHaveAttribute(
      "href",
      "https://www.doctoralia.com.mx/ana-mora",
    );
    expect(booking.getByRole("link", { name: /Llamar/ })).toBeVisible();
  });

  it("lists beside its hours the closed days, the next first", () => {
    const announcement = { text: "", linkText: "", link: "", until: "" };
    const closures = [
      { from: "2027-03-29", to: "2027-03-29", reason: "" },
      { from: "2026-12-24", to: "2026-12-26", reason: "fiestas" },
    ];
    const { container, main } = contact({ notices: { announcement, closures } });
    const closed = within(main.getByRole("region", { name: "Días sin consulta" })).getAllByRole("listitem");
    expect(closed.map(({ textContent }) => textContent)).toEqual([
      "Cerrado del 24 al 26 de diciembre: fiestas",
      "Cerrado el 29 de marzo",
    ]);
    const ends = closed.map((item) => item.querySelector("c-notice")?.getAttribute("data-until"));
    expect(ends).toEqual(["2026-12-26", "2027-03-29"]);
    // The opening status reads the same days.
    expect(container.querySelector("[data-closures]")).toHaveAttribute(
      "data-closures",
      "2026-12-24/2026-12-26;2027-03-29/2027-03-29",
    );
  });

  it("has no part about closed days without any", () => {
    expect(contact().main.queryByRole("region", { name: "Días sin consulta" })).toBeNull();
  });

  it("leaves out empty parts", () => {
    const { main } = contact({ contact: { ...bundledSite.siteContent.contact, arrival: undefined } });
    expect(main.queryByRole("heading", { name: "Antes de salir de casa" })).toBeNull();
  });
});

describe("the search page", () => {
  it("leads to every page that it can find, without script", () => {
    show({ page: "search" });
    const all = within(screen.getByRole("region", { name: "Todo lo que puedes consultar" }));
    const hrefs = all.getAllByRole("link").map((link) => link.getAttribute("href"));
    for (const { id } of bundledSite.diseases) expect(hrefs).toContain(`/enfermedades/${id}`);
    for (const { id } of bundledSite.services) expect(hrefs).toContain(`/servicios/${id}`);
    for (const { id } of bundledSite.symptoms) expect(hrefs).toContain(`/sintomas/${id}`);
    expect(hrefs).toContain("/contacto");
  });

  it("asks the server where there is no script, and warns in an emergency", () => {
    const { container } = show({ page: "search" });
    const form = container.querySelector("main form");
    expect(form).toHaveAttribute("action", "/buscar#respuesta");
    expect(screen.getByRole("searchbox", { name: "¿Qué buscas?" })).toHaveAttribute("name", "q");
    const [notice, alarm, crisis] = container.querySelectorAll<HTMLElement>("main [data-emergency]");
    if (!notice || !alarm || !crisis) throw new Error("A card is missing.");
    expect(notice.textContent).toMatch(/te falta el aire.+llama al 911/);
    for (const card of [notice, alarm, crisis])
      expect(within(card).getByText("Llamar al 911")).toHaveAttribute("href", "tel:911");
    expect(alarm).toHaveTextContent("Puede ser una emergencia: llama al 911");
    expect(within(crisis).getByText("Llamar a la Línea de la Vida: 800 911 2000")).toHaveAttribute(
      "href",
      "tel:8009112000",
    );
  });

  it("calls the numbers that the site names", () => {
    const { siteContent } = bundledSite;
    const search = {
      ...siteContent.search,
      emergencyNumber: "1-1-2",
      crisisLineName: "Línea 024",
      crisisLineNumber: "024",
    };
    const { container } = show(
      { page: "search" },
      { ...bundledSite, siteContent: { ...siteContent, search } },
    );
    const numbers = [...container.querySelectorAll<HTMLAnchorElement>("main [data-emergency] a")];
    expect(numbers.map((link) => link.getAttribute("href"))).toEqual([
      "tel:112",
      "tel:112",
      "tel:024",
      "tel:112",
    ]);
    expect(container.querySelector("c-search")).toHaveTextContent("Llamar a la Línea 024: 024");
  });
});

describe("the privacy notice", () => {
  it("gives the short form before the whole one, with the facts of the site in it", () => {
    show({ page: "privacy" });
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 2)).toEqual(["Aviso simplificado", "Aviso integral"]);
    const short = screen.getByRole("region", { name: "Aviso simplificado" });
    expect(short).toHaveTextContent(bundledSite.siteContent.doctorInfo.name);
    expect(short).toHaveTextContent(bundledSite.siteContent.doctorInfo.address);
  });

  it("says plainly that its text is an example, and names the authority of today", () => {
    show({ page: "privacy" });
    const main = screen.getByRole("main");
    expect(main).toHaveTextContent("Texto de ejemplo");
    expect(main).toHaveTextContent("Secretaría Anticorrupción y Buen Gobierno");
    expect(main).not.toHaveTextContent("INAI");
  });
});

describe("the page for addresses that do not exist", () => {
  it("offers the search, the main pages, the telephone and the urgent line", () => {
    show({ page: "not-found" });
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("searchbox", { name: "¿Qué buscas?" })).toBeVisible();
    expect(main.getByRole("link", { name: "SÍNTOMAS" })).toHaveAttribute("href", "/sintomas");
    expect(main.getByRole("link", { name: "Guías" })).toHaveAttribute("href", "/guias");
    expect(main.getByRole("link", { name: /Llamar/ })).toHaveAttribute("href", "tel:+520000000000");
    expect(main.getByRole("link", { name: "Urgencias" })).toHaveAttribute("href", "tel:+520000000001");
    expect(main.getByText(/911/)).toBeVisible();
  });
});
