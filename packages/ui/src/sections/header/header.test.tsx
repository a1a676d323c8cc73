import { titleOf } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { strings } from "#strings/strings.ts";
import { header } from "./header.contract.ts";
import { HeaderCentered } from "./header-centered.tsx";
import { HeaderClassic } from "./header-classic.tsx";
import { HeaderCompact } from "./header-compact.tsx";
import { HeaderOverlay } from "./header-overlay.tsx";
import { eightEntries } from "./header-stories.tsx";
import { HeaderTopStrip } from "./header-top-strip.tsx";
import { entriesInLine } from "./menu-line.ts";

afterEach(cleanup);

/** The drawer is closed, and so out of the accessibility tree. */
const drawer = () => within(screen.getByRole("dialog", { hidden: true }));

describe.each([
  ["HeaderTopStrip", HeaderTopStrip],
  ["HeaderClassic", HeaderClassic],
  ["HeaderCentered", HeaderCentered],
  ["HeaderOverlay", HeaderOverlay],
  ["HeaderCompact", HeaderCompact],
])("%s", (id, Header) => {
  test("is the page's banner", () => {
    render(<Header {...fixture("Header")} />);
    expect(screen.getByRole("banner").parentElement).toHaveAttribute("data-variant", id);
  });

  test("leads to the search and to the guides", () => {
    render(<Header {...fixture("Header")} />);
    const banner = within(screen.getByRole("banner"));
    const [search] = banner.getAllByRole("link", { name: "Buscar en el sitio" });
    expect(search).toHaveAttribute("href", "/buscar");
    expect(search?.closest("dialog")).toBeNull();
    expect(drawer().getByRole("link", { name: "Guías", hidden: true })).toHaveAttribute("href", "/guias");
  });

  test("draws the menu that was chosen", () => {
    const props = fixture("Header");
    const menu = fixture("NavMenu");
    render(<Header {...props} navigation={{ variant: "NavMenuPanel", menu }} />);
    expect(screen.getByRole("navigation", { name: "Menú principal" })).toHaveAttribute(
      "data-variant",
      "NavMenuPanel",
    );
  });

  test("shows the entries of eight that fit one line, and all of them in the drawer, which is there on every screen", () => {
    const props = eightEntries(fixture("Header"));
    render(<Header {...props} />);
    const menu = within(screen.getByRole("navigation", { name: "Menú principal" }));
    expect(menu.getByRole("link", { name: "CONTACTO" })).toBeInTheDocument();
    expect(menu.queryByRole("link", { name: "BLOG" })).toBeNull();
    for (const { label } of props.drawer) expect(drawer().getByText(label)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Abrir menú" }).className).not.toMatch(/(lg|xl):hidden/);
  });

  test("has more entries in a line where they are not in capitals", () => {
    const labels = ["Tratamientos", "Síntomas", "El equipo", "Precios", "Preguntas", "Dónde estamos"];
    const entries = labels.map((label) => ({ label, href: `#${label}` }));
    const inLine = (change: (label: string) => string) =>
      entriesInLine(entries.map((entry) => ({ ...entry, label: change(entry.label) }))).length;
    expect(inLine((label) => label)).toBe(6);
    expect(inLine((label) => label.toUpperCase())).toBe(5);
  });

  test("keeps its drawer to narrow screens where the whole menu fits", () => {
    render(<Header {...fixture("Header")} />);
    const menu = within(screen.getByRole("navigation", { name: "Menú principal" }));
    expect(menu.getByRole("link", { name: "CONTACTO" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Abrir menú" }).className).toMatch(/(lg|xl):hidden/);
  });

  test("has the profiles that the content gives, and only those", () => {
    render(<Header {...fixture("Header", "minimal")} />);
    const [bar] = screen.getAllByRole("list", { name: "Redes sociales" });
    if (bar === undefined) throw new Error("There are no profiles.");
    expect(within(bar).getAllByRole("link")).toHaveLength(1);
    expect(within(bar).getByRole("link", { name: /^Mapa/ })).toBeInTheDocument();
  });

  test("calls the booking phone", () => {
    render(<Header {...fixture("Header")} />);
    const calls = screen.getAllByRole("link", { name: "Llamar al consultorio" });
    expect(calls[0]).toHaveAttribute("href", "tel:+520000000000");
  });

  test("without a phone there is no call button", () => {
    const props = fixture("Header");
    render(<Header {...props} contact={{ call: null, message: null, urgent: null }} />);
    const links = screen.getAllByRole("link", { hidden: true }).map((link) => link.getAttribute("href"));
    expect(links.filter((href) => href?.startsWith("tel:"))).toEqual([]);
  });

  test("keeps the drawer's entries when the menu fails", () => {
    const message = strings.menu.fetchFailedNavigation;
    const navigation = { variant: "NavMenuDropdown", menu: { status: "error", message } } as const;
    render(<Header {...fixture("Header")} navigation={navigation} />);
    expect(screen.getByRole("alert")).toHaveTextContent(message);
    for (const label of ["INICIO", "ENFERMEDADES", "SÍNTOMAS", "SERVICIOS", "CONTACTO"]) {
      expect(drawer().getByText(label)).toBeInTheDocument();
    }
  });

  test("has a drawer that a link opens without script", () => {
    render(<Header {...fixture("Header")} />);
    const opener = screen.getByRole("link", { name: "Abrir menú" });
    const target = opener.getAttribute("href");
    expect(target).toBe(`#${screen.getByRole("dialog", { hidden: true }).id}`);
  });

  test("the drawer shows five items of each list and the link to all", () => {
    render(<Header {...fixture("Header", "many")} />);
    const services = drawer().getByText("SERVICIOS").closest("details");
    if (services === null) throw new Error("SERVICIOS does not expand.");
    const links = within(services).getAllByRole("link", { hidden: true });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      ...bundledSite.services.slice(0, 5).map(titleOf),
      "Ver todos...",
    ]);
  });

  test("the drawer has the address and the hours of the office", () => {
    render(<Header {...fixture("Header")} />);
    expect(drawer().getByText("Lunes a viernes, 3:00 PM a 8:00 PM")).toBeInTheDocument();
    expect(drawer().getByText("Sábado, 8:00 AM a 2:00 PM")).toBeInTheDocument();
    expect(drawer().getByRole("link", { name: /^Ver en el mapa/, hidden: true })).toHaveAttribute(
      "href",
      bundledSite.siteContent.doctorInfo.googleMapsLink,
    );
  });
});

test("the strip links the office's address to the map", () => {
  render(<HeaderTopStrip {...fixture("Header")} />);
  expect(screen.getByRole("link", { name: /^Calle Ejemplo 123/ })).toHaveAttribute(
    "href",
    bundledSite.siteContent.doctorInfo.googleMapsLink,
  );
});

test("the strip has the hours of the content", () => {
  render(<HeaderTopStrip {...fixture("Header")} />);
  expect(screen.getByText("Sábado")).toBeInTheDocument();
  expect(screen.getByText("8:00 AM a 2:00 PM")).toBeInTheDocument();
});

test("the booking button writes a message, and calls where there is no number for that", () => {
  const props = fixture("Header");
  const { rerender } = render(<HeaderClassic {...props} />);
  const button = () => screen.getByRole("link", { name: "Agenda tu cita" });
  expect(button().getAttribute("href")).toMatch(/^https:\/\/wa\.me\/520000000000\?text=/);
  rerender(<HeaderClassic {...props} contact={{ ...props.contact, message: null }} />);
  expect(button()).toHaveAttribute("href", "tel:+520000000000");
});

test.each([
  ["HeaderTopStrip", HeaderTopStrip],
  ["HeaderClassic", HeaderClassic],
  ["HeaderCentered", HeaderCentered],
  ["HeaderOverlay", HeaderOverlay],
])("%s leads home by its logo, 70 px high and 80 in the menu", (_, Header) => {
  const props = fixture("Header");
  const file = (height: number) => ({ src: "/media/0a1b-300x80.webp", height });
  const { rerender } = render(<Header {...props} logo={file(70)} menuLogo={file(80)} />);
  expect(screen.getByRole("img", { name: "Dra. Ejemplo Apellido" })).toHaveAttribute("height", "70");
  expect(drawer().getByAltText("Dra. Ejemplo Apellido")).toHaveAttribute("height", "80");
  expect(screen.getByRole("link", { name: "Dra. Ejemplo Apellido" })).toHaveAttribute("href", "/");
  rerender(<Header {...props} name="Dra. Luz Mora" />);
  const name = /^Dra\. Luz Mora ?Angiología y cirugía vascular$/;
  expect(screen.getByRole("link", { name: name })).toHaveAttribute("href", "/");
  expect(drawer().getByText("Dra. Luz Mora").closest("a")?.textContent).toMatch(name);
});

test("a list of entries is all that a menu needs, and the drawer has them too", () => {
  const menu = [
    { label: "Servicios", href: "/servicios", items: [{ label: "Escleroterapia", href: "/servicios/e" }] },
    { label: "Contacto", href: "/contacto" },
  ];
  render(<HeaderClassic name="Dra. Ejemplo Apellido" menu={menu} />);
  expect(screen.getAllByRole("link", { name: "Contacto", hidden: true })).toHaveLength(2);
  expect(screen.getAllByRole("link", { name: "Escleroterapia", hidden: true })).toHaveLength(2);
});

test("a design of the menu takes the header's entries, and what is undefined counts as left out", () => {
  const menu = [{ label: "Contacto", href: "/contacto" }];
  const navigation = { variant: undefined, menu: undefined };
  render(<HeaderClassic name="Dra. Ejemplo Apellido" menu={menu} navigation={navigation} />);
  expect(screen.getAllByRole("link", { name: "Contacto", hidden: true })).toHaveLength(2);
});

test("the compact header leads home by mark and name", () => {
  const { rerender } = render(<HeaderCompact {...fixture("Header")} />);
  const home = screen.getByRole("link", { name: "Dra. Ejemplo Apellido" });
  expect(home).toHaveAttribute("href", "/");
  expect(home.querySelector('[data-logo-sign="mark"]')).not.toBeNull();
  rerender(<HeaderCompact {...fixture("Header")} mark="/media/0a1b-64x64.webp" />);
  expect(
    within(screen.getByRole("link", { name: "Dra. Ejemplo Apellido" })).getByRole("presentation"),
  ).toHaveAttribute("src", "/media/0a1b-64x64.webp");
});

test("the compact header is from the start as high as the others are once scrolled", () => {
  const { container } = render(
    <HeaderCompact {...{ ...fixture("Header"), height: 160 }} stickyHeight={60} />,
  );
  const frame = container.querySelector<HTMLElement>("c-header");
  expect(frame?.style.getPropertyValue("--header-wide-height")).toBe("60px");
  expect(frame?.style.getPropertyValue("--header-stuck-height")).toBe("60px");
});

test("only the overlay header covers the page's first section", () => {
  const { container, rerender } = render(<HeaderOverlay {...fixture("Header")} />);
  expect(container.querySelector("c-header")).toHaveAttribute("data-overlay");
  rerender(<HeaderClassic {...fixture("Header")} />);
  expect(container.querySelector("c-header")).not.toHaveAttribute("data-overlay");
});

test("a menu that is longer than a line is reported with its number of entries, beside another misfit", () => {
  const { siteContent } = bundledSite;
  const more = { label: "PREGUNTAS FRECUENTES", path: "/contacto" };
  const site = {
    ...bundledSite,
    siteContent: { ...siteContent, navMenu: [...siteContent.navMenu, more] },
  };
  const { fit } = header;
  expect(fit.HeaderClassic?.(bundledSite)).toEqual([]);
  const tooMany = { kind: "many", what: "entradas del menú", most: 5, count: 6 };
  expect(fit.HeaderClassic?.(site)).toEqual([tooMany]);
  const Hero = { component: "HeroStatement", display: true };
  const overStatement = { ...site, selectedSections: { ...site.selectedSections, Hero } };
  expect(fit.HeaderOverlay?.(overStatement)).toEqual([expect.objectContaining({ kind: "clash" }), tooMany]);
});

test("the first section reaches under a header that narrows, and under no other", () => {
  const { container, rerender } = render(<HeaderClassic {...fixture("Header")} />);
  expect(container.querySelector("c-header")).toHaveAttribute("data-narrows");
  rerender(<HeaderClassic {...fixture("Header")} sticky={false} />);
  expect(container.querySelector("c-header")).not.toHaveAttribute("data-narrows");
  rerender(<HeaderCompact {...fixture("Header")} />);
  expect(container.querySelector("c-header")).not.toHaveAttribute("data-narrows");
});
