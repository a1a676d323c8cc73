import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { strings } from "#strings/strings.ts";
import { NavMenu, navMenus } from "./nav-menu.tsx";
import { NavMenuPanel } from "./nav-menu-panel.tsx";
import { NavMenuUnderline } from "./nav-menu-underline.tsx";

afterEach(cleanup);

const entry = (label: string) => {
  const item = screen.getByRole("link", { name: label }).closest("li");
  if (item === null) throw new Error(`${label} is no entry of a list.`);
  return within(item);
};

describe.each(Object.entries(navMenus))("%s", (id, Menu) => {
  test("has the content's entries, in their order", () => {
    render(<Menu {...fixture("NavMenu")} />);
    const menu = screen.getByRole("navigation", { name: "Menú principal" });
    expect(menu).toHaveAttribute("data-variant", id);
    const paths = bundledSite.siteContent.navMenu.map(({ path }) => path);
    const links = within(menu).getAllByRole("link");
    expect(
      links.map((link) => link.getAttribute("href")).filter((href) => paths.includes(href ?? "")),
    ).toEqual([
      "/",
      "/enfermedades",
      "/enfermedades",
      "/sintomas",
      "/sintomas",
      "/servicios",
      "/servicios",
      "/contacto",
    ]);
  });

  test("ends each submenu with the guides, where the menu itself does not lead to them", () => {
    const guides = { label: "Guías", href: "/guias" };
    const menu = fixture("NavMenu");
    render(<Menu {...menu} />);
    expect(entry("SERVICIOS").getByRole("link", { name: guides.label })).toHaveAttribute("href", guides.href);
    cleanup();
    render(<Menu {...menu} siteLinks={[]} />);
    expect(screen.queryByRole("link", { name: guides.label })).toBeNull();
  });

  test("lists five items of a list entry, then the link to all", () => {
    render(<Menu {...fixture("NavMenu")} />);
    const links = entry("ENFERMEDADES")
      .getAllByRole("link")
      .filter((link) => link.getAttribute("href")?.startsWith("/enfermedades"))
      .slice(1);
    expect(links).toHaveLength(6);
    expect(links[0]).toHaveAttribute("href", `/enfermedades/${bundledSite.diseases[0]?.id}`);
    expect(links[5]).toHaveTextContent("Ver todos...");
    expect(links[5]).toHaveAttribute("href", "/enfermedades");
  });

  test("gives each list entry a button that names its items", () => {
    render(<Menu {...fixture("NavMenu")} />);
    expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
      "Mostrar ENFERMEDADES",
      "Mostrar SÍNTOMAS",
      "Mostrar SERVICIOS",
    ]);
  });

  test("marks the entry of this page", () => {
    const menu = fixture("NavMenu");
    if (menu.status !== "ready") throw new Error("The fixture's menu is not ready.");
    render(<Menu {...menu} currentPath="/sintomas" />);
    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("SÍNTOMAS");
  });

  test("says that it loads", () => {
    render(<Menu status="loading" />);
    expect(screen.getByRole("status")).toHaveTextContent("Loading...");
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  test.each([
    [strings.menu.fetchFailedNavigation, "Failed to fetch menu items Please try again later."],
    [strings.menu.unexpectedShape, "Unexpected data structure received from API"],
  ])("shows the error in red in place of the menu", (message, text) => {
    render(<Menu status="error" message={message} />);
    expect(screen.getByRole("alert")).toHaveTextContent(text);
    expect(screen.getByRole("alert")).toHaveClass("text-urgent");
    expect(screen.queryByRole("navigation")).toBeNull();
  });
});

test("the panel describes each item and says how to reach the office", () => {
  render(<NavMenuPanel {...fixture("NavMenu")} />);
  const panel = entry("SÍNTOMAS");
  const [first] = bundledSite.symptoms;
  expect(panel.getByText(first?.shortDescription ?? "")).toBeInTheDocument();
  expect(panel.getByRole("link", { name: "Llamar al consultorio" })).toHaveAttribute(
    "href",
    "tel:+520000000000",
  );
});

test("the underlined menu keeps an abbreviation in capitals, and no whole label", () => {
  render(
    <NavMenuUnderline
      status="ready"
      items={[
        { label: "SERVICIOS", href: "/servicios" },
        { label: "ITB", href: "/itb" },
        { label: "Ultrasonido y ITB", href: "/ultrasonido" },
      ]}
    />,
  );
  expect(screen.getByRole("link", { name: "SERVICIOS" })).toHaveClass("lowercase");
  expect(screen.getByRole("link", { name: "ITB" })).not.toHaveClass("lowercase");
  expect(screen.getByRole("link", { name: "Ultrasonido y ITB" })).not.toHaveClass("lowercase");
});

test("a header draws the menu that was chosen", () => {
  render(<NavMenu variant="NavMenuUnderline" menu={fixture("NavMenu")} />);
  expect(screen.getByRole("navigation")).toHaveAttribute("data-variant", "NavMenuUnderline");
});
