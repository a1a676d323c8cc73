import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fixture } from "../../registry/fixtures.ts";
import { symptoms } from "./symptoms.contract.ts";
import { SymptomsCards } from "./symptoms-cards.tsx";
import { SymptomsList } from "./symptoms-list.tsx";

afterEach(cleanup);

const names = bundledSite.symptoms.map(({ name }) => name);
const cardNames = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

test("the cards show the first four symptoms", () => {
  render(<SymptomsCards {...fixture("Symptoms")} />);
  expect(cardNames()).toEqual(names.slice(0, 4));
});

test("a card says what the symptom is and links to its page", () => {
  render(<SymptomsCards {...fixture("Symptoms")} />);
  expect(screen.getByText(/Hormigueo, adormecimiento/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Conocer el síntoma: Parestesias" })).toHaveAttribute(
    "href",
    "/sintomas/parestesias",
  );
});

test("the list shows the first six of as many as there are", () => {
  const props = fixture("Symptoms");
  const more = props.items.map((item) => ({ ...item, id: `${item.id}-2`, name: `${item.name} 2` }));
  render(<SymptomsList {...props} items={[...props.items, ...more]} />);
  expect(cardNames()).toEqual([...names, `${names[0]} 2`]);
});

test("in the list the symptom's own name is the link", () => {
  render(<SymptomsList {...fixture("Symptoms")} />);
  expect(screen.getByRole("link", { name: "Edema unilateral" })).toHaveAttribute(
    "href",
    "/sintomas/edema-unilateral",
  );
});

test.each([
  ["cards", SymptomsCards],
  ["list", SymptomsList],
])("the %s lead to the page of all symptoms", (_name, Variant) => {
  render(<Variant {...fixture("Symptoms")} />);
  expect(screen.getByRole("link", { name: "Ver todos los síntomas" })).toHaveAttribute("href", "/sintomas");
});

test("without symptoms there is no section", () => {
  expect(symptoms.select({ ...bundledSite, symptoms: [] }, { page: "home" })).toBeNull();
});
