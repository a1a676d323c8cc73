import { bundledSite } from "@consultorio/content/data";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { defineElement } from "#components/element/define-element.ts";
import { finder } from "#components/finder/finder.element.ts";
import { fixture } from "#registry/fixtures.ts";
import { insurance } from "./insurance.contract.ts";
import { InsuranceCarousel } from "./insurance-carousel.tsx";
import { InsuranceFinder } from "./insurance-finder.tsx";
import { InsuranceWall } from "./insurance-wall.tsx";

defineElement("c-finder", finder);
afterEach(cleanup);

const { siteContent } = bundledSite;
const siteWith = (companies: typeof siteContent.insurances.companies) => ({
  ...bundledSite,
  siteContent: { ...siteContent, insurances: { ...siteContent.insurances, companies } },
});

test("names the fourteen insurers, three on each slide", () => {
  render(<InsuranceCarousel {...fixture("Insurance")} />);
  expect(screen.getAllByRole("group", { name: /^Diapositiva \d+ de 5$/ })).toHaveLength(5);
  const shown = screen.getAllByRole("listitem").map((item) => item.textContent?.trim());
  expect(shown).toEqual(fixture("Insurance").companies.map(({ name }) => name));
});

test("leaves out an insurer that is not marked visible", () => {
  const companies = siteContent.insurances.companies.map((company) => ({
    ...company,
    visible: company.name !== "Zurich",
  }));
  const props = insurance.select(siteWith(companies), { page: "home" });
  if (props === null) throw new Error("The visible insurers are gone.");
  render(<InsuranceCarousel {...props} />);
  expect(screen.queryByText("Zurich")).not.toBeInTheDocument();
  expect(screen.getByText("Bupa")).toBeVisible();
});

test("shows an uploaded logo in place of the name, which it is called by", () => {
  const company = { name: "Seguros Atlas", logo: { src: "/media/atlas.webp" } };
  render(<InsuranceCarousel {...fixture("Insurance")} companies={[company]} />);
  expect(screen.getByRole("img", { name: "Seguros Atlas" })).toBeVisible();
  expect(screen.queryByText("Seguros Atlas")).not.toBeInTheDocument();
});

test("shows 5, 3 under 1024, 2 under 600, 1 under 480, moves each 2 s, also under the pointer, and can be paused", () => {
  render(<InsuranceCarousel {...fixture("Insurance")} />);
  const [carousel] = screen.getAllByRole("group", { name: "Seguros de gastos médicos" });
  expect(carousel).toHaveAttribute("data-per-view", "1 30:2 37.5:3 64:5");
  expect(carousel).toHaveAttribute("data-autoplay", "2000");
  expect(carousel).not.toHaveAttribute("data-pause-on-hover");
  expect(screen.getByRole("button", { name: "Pausar" })).toBeVisible();
});

test("has two rows for ten insurers or fewer, and one for a single one", () => {
  const companies = fixture("Insurance").companies;
  const { rerender } = render(
    <InsuranceCarousel sectionTitle="Seguros" companies={companies.slice(0, 10)} />,
  );
  expect(screen.getAllByRole("list").map((list) => within(list).getAllByRole("listitem").length)).toEqual([
    2, 2, 2, 2, 2,
  ]);
  rerender(<InsuranceCarousel sectionTitle="Seguros" companies={companies.slice(0, 1)} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

test("without visible insurers there is no section", () => {
  const hidden = siteContent.insurances.companies.map((company) => ({ ...company, visible: false }));
  expect(insurance.select(siteWith(hidden), { page: "home" })).toBeNull();
});

const names = () => screen.queryAllByRole("listitem").map((item) => item.textContent);

test("the wall names all insurers, and offers to ask for the others", () => {
  render(<InsuranceWall {...fixture("Insurance")} />);
  const list = screen.getByRole("list", { name: "Seguros de gastos médicos" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(14);
  const href = screen.getByRole("link", { name: "Pregunta por reembolso" }).getAttribute("href") ?? "";
  expect(decodeURIComponent(href)).toContain("Me interesa: saber si puedo usar mi seguro de gastos médicos.");
});

test("the wall shows an uploaded logo, called by the insurer's name", () => {
  const company = { name: "Seguros Atlas", logo: { src: "/media/atlas.webp" } };
  render(<InsuranceWall {...fixture("Insurance")} companies={[company]} />);
  expect(screen.getByRole("img", { name: "Seguros Atlas" })).toBeVisible();
});

test("offers the telephone for a missing insurer where there is no number for messages", () => {
  const props = fixture("Insurance");
  const { rerender } = render(<InsuranceWall {...props} contact={{ ...props.contact, message: null }} />);
  expect(screen.getByRole("link", { name: "Pregunta por reembolso" }).getAttribute("href")).toMatch(/^tel:/);
  rerender(<InsuranceWall {...props} contact={{ call: null, message: null, urgent: null }} />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("the finder lists all insurers, searched or not", () => {
  render(<InsuranceFinder {...fixture("Insurance")} />);
  expect(names()).toHaveLength(14);
  expect(screen.getByRole("searchbox", { name: "Busca tu aseguradora" })).toHaveAccessibleDescription(
    "Escribe el nombre que aparece en tu póliza.",
  );
  expect(screen.getByRole("status")).toHaveTextContent("Aseguradoras en la lista: 14");
});

test.each([
  ["axa", ["AXA Seguros"], "Sí, trabajamos con AXA Seguros."],
  ["MAS", ["Seguros Ve por Más (BX+)"], "Sí, trabajamos con Seguros Ve por Más (BX+)."],
  ["gnp gastos médicos", ["GNP Seguros"], "Sí, trabajamos con GNP Seguros."],
  [
    "mexico",
    ["MetLife México", "Allianz México", "Mapfre México", "Bupa México"],
    "Coinciden 4. ¿Cuál es la tuya?",
  ],
  ["metlaif", ["MetLife México"], "¿Quisiste decir MetLife México?"],
  ["Plenitud", [], "No está en la lista. Si es un seguro privado, pregunta por reembolso."],
])("a person who types %s reads the answer", (query, shown, answer) => {
  render(<InsuranceFinder {...fixture("Insurance")} />);
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: query } });
  expect(names()).toEqual(shown);
  expect(screen.getByRole("status")).toHaveTextContent(answer);
});

test("two entries with the same name are one answer", () => {
  render(<InsuranceFinder {...fixture("Insurance", "many")} />);
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: "zurich" } });
  expect(screen.getByRole("status")).toHaveTextContent("Sí, trabajamos con Zurich.");
});

test("shows the whole list again when the field is cleared", () => {
  render(<InsuranceFinder {...fixture("Insurance")} />);
  const field = screen.getByRole("searchbox");
  fireEvent.input(field, { target: { value: "zurich" } });
  expect(names()).toHaveLength(1);
  fireEvent.input(field, { target: { value: " " } });
  expect(names()).toHaveLength(14);
  expect(screen.getByRole("status")).toHaveTextContent("Aseguradoras en la lista: 14");
});
