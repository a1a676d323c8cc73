import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type SchemaPlace, type Visit, walkSchema, withParts } from "./walk-schema.ts";

const schema = z.object({
  name: z.string(),
  phone: z.object({ number: z.string().default("911"), note: z.string().optional() }).optional(),
  slides: z.array(z.object({ title: z.string() })),
  colors: z.record(z.string(), z.number()),
});

/** Every place from the outside in, each before those inside of it. */
const allPlaces: Visit<SchemaPlace[]> = (place, inside) => [
  place,
  ...inside().flatMap(([, places]) => places),
];
const placesOf = (value: unknown) => walkSchema(schema, value, allPlaces);
const pathsOf = (value: unknown) => placesOf(value).map(({ path }) => path);

describe("a walk of a value", () => {
  const value = { slides: [{ title: "Uno" }, { title: "Dos" }], colors: { red: 1 }, name: "Ana", more: "x" };

  test("visits the fields in the order of the schema, each entry of a list, and nothing that the schema does not know", () => {
    const texts = placesOf(value).filter(
      (place) => typeof place.value !== "object" && place.value !== undefined,
    );
    expect(texts.map(({ path, key, value: text }) => [path, key, text])).toEqual([
      ["name", "name", "Ana"],
      ["slides.0.title", "title", "Uno"],
      ["slides.1.title", "title", "Dos"],
      ["colors.red", "red", 1],
    ]);
  });

  test("begins with the path of what is walked", () => {
    expect(walkSchema(schema, value, allPlaces, "site").map(({ path }) => path)).toContain(
      "site.slides.1.title",
    );
  });

  test("finds nothing inside a value of another kind", () => {
    expect(pathsOf({ name: ["x"], phone: "x", slides: { title: "x" }, colors: null })).toEqual([
      "",
      "name",
      "phone",
      "slides",
      "colors",
    ]);
    expect(pathsOf("x")).toEqual([""]);
  });

  test("goes no further where the visit does not ask for what is inside", () => {
    const outer: Visit<string[]> = ({ path }, inside) =>
      path === "slides" ? ["-"] : [path, ...inside().flatMap(([, paths]) => paths)];
    expect(walkSchema(schema, value, outer)).not.toContain("slides.0");
  });

  test("returns what the visits make of it", () => {
    const shout: Visit<unknown> = ({ value: part }, inside) => {
      if (typeof part === "string") return part.toUpperCase();
      return typeof part === "object" && part !== null && !Array.isArray(part)
        ? withParts(part, inside())
        : part;
    };
    expect(walkSchema(schema, value, shout)).toEqual({ ...value, name: "ANA" });
  });
});

describe("a walk of a schema alone", () => {
  test("has one entry of each list and map, under *", () => {
    expect(pathsOf(undefined)).toEqual([
      "",
      "name",
      "phone",
      "phone.number",
      "phone.note",
      "slides",
      "slides.*",
      "slides.*.title",
      "colors",
      "colors.*",
    ]);
  });

  test("tells a schema with and without its default, and what it is in", () => {
    const place = placesOf(undefined).find(({ path }) => path === "phone.number");
    expect(place?.declared).toBeInstanceOf(z.ZodDefault);
    expect(place?.schema).toBeInstanceOf(z.ZodString);
    expect(place?.around?.declared).toBeInstanceOf(z.ZodOptional);
    expect(place?.around?.around?.around).toBeNull();
  });
});

test("a group with the same values is the group itself, and a field that it lacks stays missing", () => {
  const group = { one: 1, two: 2 };
  expect(
    withParts(group, [
      ["one", 1],
      ["three", undefined],
    ]),
  ).toBe(group);
  expect(withParts(group, [["two", 3]])).toEqual({ one: 1, two: 3 });
});
