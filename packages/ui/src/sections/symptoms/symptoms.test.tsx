import { titleOf } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { ConsultorioProvider, english } from "#messages/index.ts";
import { fixture } from "#registry/fixtures.ts";
import { symptomPlaces } from "./symptom-places.ts";
import { symptoms } from "./symptoms.contract.ts";
import type { SymptomEntry } from "./symptoms.props.ts";
import { SymptomsBodyMap } from "./symptoms-body-map.tsx";
import { SymptomsCards } from "./symptoms-cards.tsx";
import { SymptomsList } from "./symptoms-list.tsx";

afterEach(cleanup);

const names = bundledSite.symptoms.map(titleOf);
const cardNames = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

test("the cards show the first four symptoms", () => {
  render(<SymptomsCards {...fixture("Symptoms")} />);
  expect(cardNames()).toEqual(names.slice(0, 4));
});

test("a card describes the symptom and links to its page", () => {
  render(<SymptomsCards {...fixture("Symptoms")} />);
  expect(screen.getByText(/Hormigueo, adormecimiento/)).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Conocer el síntoma: Hormigueo y adormecimiento" }),
  ).toHaveAttribute("href", "/sintomas/parestesias");
});

test("the list shows the first six of as many as there are", () => {
  const props = fixture("Symptoms");
  const more = props.items.map((item) => ({ ...item, id: `${item.id}-2`, name: `${item.name} 2` }));
  render(<SymptomsList {...props} items={[...props.items, ...more]} />);
  expect(cardNames()).toEqual([...names, `${names[0]} 2`]);
});

test("in the list the symptom's name is the link", () => {
  render(<SymptomsList {...fixture("Symptoms")} />);
  expect(screen.getByRole("link", { name: "Una pierna hinchada" })).toHaveAttribute(
    "href",
    "/sintomas/edema-unilateral",
  );
});

describe("the body map", () => {
  const map = () => within(screen.getByRole("group", { name: "Dónde se siente cada síntoma" }));

  test("leads from a part of the body to the symptom that is felt there", () => {
    render(<SymptomsBodyMap {...fixture("Symptoms")} />);
    expect(map().getByRole("link", { name: "Piel pálida o sin color: mano izquierda" })).toHaveAttribute(
      "href",
      "/sintomas/palidez-de-la-piel",
    );
  });

  test("lists everything in the drawing, from head to foot", () => {
    render(<SymptomsBodyMap {...fixture("Symptoms")} />);
    const listed = within(screen.getByRole("list")).getAllByRole("link");
    const shown = map().getAllByRole("link");
    expect(new Set(listed.map((link) => link.getAttribute("href")))).toEqual(
      new Set(shown.map((link) => link.getAttribute("href"))),
    );
    expect(cardNames()[0]).toBe("Pulso débil o que no se siente");
    expect(cardNames().at(-1)).toBe("Hormigueo y adormecimiento");
  });

  test("has a place for every bundled symptom, and no part of the body twice", () => {
    expect([...symptomPlaces.keys()].sort()).toEqual(bundledSite.symptoms.map(({ id }) => id).sort());
    const zones = [...symptomPlaces.values()].flat();
    expect(new Set(zones).size).toBe(zones.length);
  });

  test("lists a symptom of the clinic's own last, without a place in the drawing", () => {
    const props = fixture("Symptoms");
    const [first] = props.items;
    if (first === undefined) throw new Error("There is no symptom.");
    const custom = { ...first, id: "calambres", name: "Calambres", href: "/sintomas/calambres", zones: [] };
    render(<SymptomsBodyMap {...props} items={[custom, ...props.items]} />);
    expect(cardNames().at(-1)).toBe("Calambres");
    expect(map().queryByRole("link", { name: /Calambres/ })).not.toBeInTheDocument();
  });

  test("shows the symptoms of any practice where they are felt, a zone for the first that names it", () => {
    const items: SymptomEntry[] = [
      { name: "Sore knee", href: "/knee", zones: ["rightThigh", "rightCalf"] },
      { name: "Stiff neck", href: "/neck", zones: ["headAndNeck"] },
      { name: "Shin splints", href: "/shin", zones: ["rightCalf"] },
    ];
    render(
      <ConsultorioProvider messages={english}>
        <SymptomsBodyMap sectionTitle="Where does it hurt?" items={items} />
      </ConsultorioProvider>,
    );
    const figure = within(screen.getByRole("group", { name: "Where each symptom is felt" }));
    expect(figure.getByRole("link", { name: "Stiff neck: head and neck" })).toHaveAttribute("href", "/neck");
    expect(figure.getByRole("link", { name: "Sore knee: right calf" })).toBeInTheDocument();
    expect(figure.queryByRole("link", { name: /Shin/ })).not.toBeInTheDocument();
    expect(cardNames()).toEqual(["Stiff neck", "Sore knee", "Shin splints"]);
  });

  test("shows six at most", () => {
    const props = fixture("Symptoms");
    const more = props.items.map((item) => ({ ...item, id: `${item.id}-2`, name: `${item.name} 2` }));
    render(<SymptomsBodyMap {...props} items={[...props.items, ...more]} />);
    expect(cardNames()).toHaveLength(6);
  });
});

test.each([
  ["cards", SymptomsCards],
  ["list", SymptomsList],
  ["body map", SymptomsBodyMap],
])("the %s lead to the page of all symptoms", (_name, Variant) => {
  render(<Variant {...fixture("Symptoms")} />);
  expect(screen.getByRole("link", { name: "Ver todos los síntomas" })).toHaveAttribute("href", "/sintomas");
});

test("without symptoms there is no section", () => {
  expect(symptoms.select({ ...bundledSite, symptoms: [] }, { page: "home" })).toBeNull();
});
