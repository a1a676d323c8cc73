import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { FooterColumns } from "./footer-columns.tsx";
import { FooterDark } from "./footer-dark.tsx";
import { FooterMap } from "./footer-map.tsx";
import { FooterMinimal } from "./footer-minimal.tsx";

afterEach(cleanup);

const linksOf = (collection: "enfermedades" | "servicios" | "sintomas") =>
  within(screen.getByRole("navigation", { name: "Enlaces del sitio" }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => href.startsWith(`/${collection}/`));

const mapLinks = () =>
  screen
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"))
    .filter((href) => href === bundledSite.siteContent.doctorInfo.googleMapsLink);

describe.each([
  ["FooterColumns", FooterColumns, 5],
  ["FooterDark", FooterDark, 6],
  ["FooterMap", FooterMap, 5],
])("%s", (_, Footer, limit) => {
  test(`lists the first ${limit} of each collection`, () => {
    render(<Footer {...fixture("Footer")} />);
    expect(linksOf("enfermedades")).toEqual(
      bundledSite.diseases.slice(0, limit).map((disease) => `/enfermedades/${disease.id}`),
    );
    expect(linksOf("servicios")).toEqual(
      bundledSite.services.slice(0, limit).map((service) => `/servicios/${service.id}`),
    );
    expect(linksOf("sintomas")).toHaveLength(Math.min(limit, bundledSite.symptoms.length));
  });

  test("leads to each list by its heading, in their order", () => {
    render(<Footer {...fixture("Footer")} />);
    const nav = within(screen.getByRole("navigation", { name: "Enlaces del sitio" }));
    expect(nav.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Enfermedades",
      "Servicios",
      "Síntomas",
    ]);
    expect(nav.getByRole("link", { name: "Servicios" })).toHaveAttribute("href", "/servicios");
  });

  test("leaves out a column without items", () => {
    const props = fixture("Footer");
    render(<Footer {...props} columns={props.columns.slice(0, 1)} />);
    expect(screen.queryByRole("heading", { name: "Síntomas" })).toBeNull();
  });
});

describe.each([
  ["FooterColumns", FooterColumns],
  ["FooterDark", FooterDark],
  ["FooterMap", FooterMap],
  ["FooterMinimal", FooterMinimal],
])("%s", (id, Footer) => {
  test("is the page's footer", () => {
    render(<Footer {...fixture("Footer")} />);
    expect(screen.getByRole("contentinfo")).toHaveAttribute("data-variant", id);
  });

  test("invites with the price, a call and a message", () => {
    render(<Footer {...fixture("Footer")} />);
    expect(screen.getByRole("heading", { name: "Agenda tu valoración" })).toBeInTheDocument();
    expect(screen.getByText("Consulta: $1,000 MXN")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Llamar al consultorio" })).toHaveAttribute(
      "href",
      "tel:+520000000000",
    );
    expect(screen.getByRole("link", { name: "Escribir por WhatsApp" })).toBeInTheDocument();
  });

  test("shows the address, the hours and the phones of the office", () => {
    render(<Footer {...fixture("Footer")} />);
    expect(screen.getByText(/^Calle Ejemplo 123/)).toBeInTheDocument();
    expect(mapLinks()).not.toEqual([]);
    expect(screen.getByRole("link", { name: "000 000 0000" })).toHaveAttribute("href", "tel:+520000000000");
    expect(screen.getByRole("link", { name: "000 000 0001" })).toHaveAttribute("href", "tel:+520000000001");
    expect(screen.getByText("8:00 AM a 2:00 PM")).toBeInTheDocument();
  });

  test("draws the address as words where there is no map", () => {
    render(<Footer {...fixture("Footer")} mapHref="" social={[]} />);
    expect(screen.getByText(/^Calle Ejemplo 123/)).toBeInTheDocument();
    expect(mapLinks()).toEqual([]);
  });

  test("leaves out phones that the content does not have", () => {
    const props = fixture("Footer");
    render(<Footer {...props} contact={{ ...props.contact, urgent: null }} />);
    expect(screen.queryByText("Urgencias")).toBeNull();
  });

  test("has logo, profiles and the way back up", () => {
    render(<Footer {...fixture("Footer")} />);
    expect(
      screen.getByRole("link", { name: /^Dra\. Ejemplo Apellido ?Angiología y cirugía vascular$/ }),
    ).toHaveAttribute("href", "/");
    expect(within(screen.getByRole("list", { name: "Redes sociales" })).getAllByRole("link")).toHaveLength(3);
    expect(screen.getByRole("link", { name: "Volver arriba" })).toHaveAttribute("href", "#top");
  });

  test("ends with the notice and both licences", () => {
    render(<Footer {...fixture("Footer")} />);
    const footer = screen.getByRole("contentinfo");
    const text = footer.lastElementChild?.textContent ?? "";
    expect(text).toContain("Aviso COFEPRIS");
    expect(text).toContain("XXXXXXX · Universidad por confirmar");
    expect(text).toContain("XXXXXXX · Institución por confirmar");
  });
});

test("the dark footer has a picture behind its invitation, and is plain without one", () => {
  const { rerender } = render(<FooterDark {...fixture("Footer")} />);
  expect(screen.getByRole("presentation")).toHaveAttribute("src", "/imagenes/footer.960.webp");
  rerender(<FooterDark {...fixture("Footer")} background={null} />);
  expect(screen.queryByRole("presentation")).toBeNull();
});

test("the map footer draws its map itself, and all of it leads to the real one", () => {
  const { container, rerender } = render(<FooterMap {...fixture("Footer")} />);
  const link = screen.getByRole("link", { name: /^Ver en el mapa/ });
  expect(link).toHaveAttribute("target", "_blank");
  const map = link.previousElementSibling;
  expect(map?.tagName).toBe("svg");
  expect(map).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelector("img")).toBeNull();
  rerender(<FooterMap {...fixture("Footer")} mapHref="" />);
  expect(screen.queryByRole("link", { name: /^Ver en el mapa/ })).toBeNull();
  expect(container.querySelector("svg[viewBox='0 0 640 960']")).not.toBeNull();
});

test("the map footer has the hours as a table under their heading", () => {
  render(<FooterMap {...fixture("Footer")} />);
  expect(screen.getByRole("heading", { name: "Horario de consulta" })).toBeInTheDocument();
  expect(screen.getByText("Sábado").closest("div")).toHaveTextContent("8:00 AM a 2:00 PM");
});

test("the minimal footer has the menu's pages in a row, and no list of diseases", () => {
  render(<FooterMinimal {...fixture("Footer")} />);
  const nav = within(screen.getByRole("navigation", { name: "Enlaces del sitio" }));
  expect(nav.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/enfermedades",
    "/sintomas",
    "/servicios",
    "/contacto",
  ]);
});

test("the dark footer draws the logo for dark ground, and an uploaded logo on paper", () => {
  const props = fixture("Footer");
  const drawn = { src: "/imagenes/logo.svg", onDark: "/imagenes/logo-light.svg", height: 100 };
  const { rerender } = render(<FooterDark {...props} logo={drawn} />);
  const logo = () => screen.getByRole("img", { name: props.name });
  expect(logo()).toHaveAttribute("src", "/imagenes/logo-light.svg");
  expect(logo().closest("a")).not.toHaveClass("bg-surface");
  rerender(<FooterDark {...props} logo={{ src: "/media/0a1b-300x80.webp", height: 80 }} />);
  expect(logo()).toHaveAttribute("src", "/media/0a1b-300x80.webp");
  expect(logo().closest("a")).toHaveClass("bg-surface");
});
