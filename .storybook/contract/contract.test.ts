import { expect, it } from "vitest";
import { sectionTypes } from "../../packages/content/src/index.ts";
import { type ContractField, contractOf, isPicture } from "./contract.ts";
import { filledByNoForm, fillsOf } from "./fills-of.ts";
import { formSources } from "./form-sources.ts";
import { propertyNames } from "./property-names.ts";
import { readContracts } from "./read-contracts.ts";

const contracts = readContracts();
const english = readContracts("en");
const sources = formSources();
const namesOf = (fields: readonly ContractField[]) => fields.map(({ name }) => name).sort();
const { types, objects } = contracts;
const owners = Object.entries({ ...types, ...objects });
const allNames = new Set(owners.flatMap(([, fields]) => namesOf(fields)));

it("reads the contract of every section type", () => {
  expect(Object.keys(types).sort()).toEqual([...sectionTypes].sort());
});

it("reads kinds, optional properties and the objects inside", () => {
  const hero = new Map(contractOf(contracts, "Hero").map((field) => [field.name, field]));
  expect(hero.get("title")).toMatchObject({ required: true, type: "string", shape: { kind: "text" } });
  expect(hero.get("mainImage")).toMatchObject({
    required: false,
    nullable: true,
    shape: { kind: "picture" },
  });
  expect(hero.get("slides")).toMatchObject({ type: "HeroSlide[]", inside: "HeroSlide" });
  expect(objects.HeroSlide?.find(({ name }) => name === "alignment")?.shape).toEqual({
    kind: "choice",
    values: ["left", "center", "right"],
  });
});

it("a property that one form of a contract lacks is optional, and its values are those of all forms", () => {
  const menu = new Map(contractOf(contracts, "NavMenu").map((field) => [field.name, field]));
  expect(menu.get("status")).toMatchObject({ required: true });
  expect(menu.get("status")?.shape).toEqual({ kind: "choice", values: ["loading", "error", "ready"] });
  expect(menu.get("items")?.required).toBe(false);
});

it.each(owners)("every property of %s says in Spanish what it is", (owner, fields) => {
  for (const { name, description } of fields) {
    expect(description, `${owner}.${name}: write @es in its JSDoc`).toMatch(/\.$/);
    expect(propertyNames[name], name).toBeTruthy();
  }
});

it("no name is kept for what no contract has", () => {
  expect(Object.keys(propertyNames).filter((name) => !allNames.has(name))).toEqual([]);
});

it("an editor reads in English what a property is", () => {
  for (const [owner, fields] of Object.entries({ ...english.types, ...english.objects }))
    for (const { name, description } of fields)
      expect(description, `${owner}.${name}: write its JSDoc`).toMatch(/^[A-Z`].*\.$/);
});

/** Every property with its place, also those inside; not what is inside a picture, which one field fills whole. */
function places(
  type: string,
  fields: readonly ContractField[],
  owner: string,
  around: string[] = [],
): Place[] {
  return fields.flatMap(({ name, inside, shape }) => {
    const path = [...around, name];
    const inner = inside === null || isPicture(shape) ? [] : (objects[inside] ?? []);
    const within = shape.kind === "list" ? [...path, "*"] : path;
    return [{ type, path, owner, name }, ...places(type, inner, inside ?? "", within)];
  });
}
interface Place {
  type: string;
  path: string[];
  owner: string;
  name: string;
}
const allPlaces = Object.entries(types).flatMap(([type, fields]) => places(type, fields, type));
const reason = ({ owner, name }: Place) => [`${owner}.${name}`, name].find((key) => key in filledByNoForm);
const withoutForm = allPlaces.filter(({ type, path }) => fillsOf(sources, type, path).length === 0);

it("every property is filled by a form, or the catalogue says who fills it", () => {
  // What is said of a section's property holds for what is inside it.
  const around = ({ type, path: [first = ""] }: Place) => `${type}.${first}` in filledByNoForm;
  const unexplained = withoutForm.filter((place) => reason(place) === undefined && !around(place));
  expect(unexplained.map(({ type, path }) => `${type}: ${path.join(".")}`)).toEqual([]);
});

it("no reason is kept for a property that has a form", () => {
  const used = new Set(withoutForm.map(reason));
  expect(Object.keys(filledByNoForm).filter((key) => !used.has(key))).toEqual([]);
});

it.each([
  ["Hero", "title", "Información del Sitio › Sección Hero", "Título"],
  ["Diseases", "items.*.name", "Colecciones › Enfermedades", "Nombre"],
  ["Hero", "price", "Información del Sitio › Precio y pagos", "Precio de la consulta"],
  ["Hero", "slides.*.image", "Información del Sitio › Sección Hero", "Diapositivas › Imagen"],
])("%s: %s is filled in %s", (type, path, place, field) => {
  const form = fillsOf(sources, type, path.split(".")).find((one) => one.place === place);
  expect(form?.fields).toContain(field);
});

it("finds also the field that is used where another is empty", () => {
  const places = fillsOf(sources, "Header", ["address"]).map(({ place }) => place);
  expect(places).toEqual([
    "Información del Sitio › Información del Doctor",
    "Información del Sitio › Información Laboral",
  ]);
});
