import { expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { removedRecords } from "./removed-records.ts";
import { isSameRecord } from "./same-record.ts";

const { diseases } = bundledSite;
const testimonialBy = (name: string, shortTestimonial: string, fullTestimonial = "") => ({
  name,
  shortTestimonial,
  fullTestimonial,
});

test("a record that is not in the list any more is removed, with its place and its name", () => {
  expect(removedRecords(diseases, diseases.toSpliced(2, 1))).toEqual([{ index: 2, name: diseases[2]?.name }]);
});

test("a record that was changed, moved or put under another address is not removed", () => {
  const [first, ...others] = diseases;
  const renamed = { ...first, id: "otra", name: "Otra", formerIds: [first?.id] };
  expect(removedRecords(diseases, [...others, renamed])).toEqual([]);
});

test("a testimonial stays the same while somebody changes its name or its text", () => {
  expect(
    removedRecords([testimonialBy("Ana", "Muy bien")], [testimonialBy("Ana María", "Muy bien")]),
  ).toEqual([]);
  expect(removedRecords([testimonialBy("Ana", "Muy bien")], [testimonialBy("Ana", "Excelente")])).toEqual([]);
  expect(
    removedRecords([testimonialBy("Ana", "", "Largo")], [testimonialBy("Eva", "Corto", "Largo")]),
  ).toEqual([]);
});

test("of two testimonials with one name the deleted one is found", () => {
  const two = [testimonialBy("Ana", "Muy bien"), testimonialBy("Ana", "Excelente")];
  expect(removedRecords(two, [testimonialBy("Ana", "Excelente")])).toEqual([{ index: 0, name: "Ana" }]);
  expect(removedRecords(two, [testimonialBy("Ana", "Muy bien", "y más")])).toEqual([
    { index: 1, name: "Ana" },
  ]);
});

test("empty texts make no two testimonials the same", () => {
  expect(removedRecords([testimonialBy("", "")], [testimonialBy("", "Nuevo")])).toEqual([
    { index: 0, name: "1" },
  ]);
});

test("a value that is no list has no records", () => {
  expect(removedRecords(null, [])).toEqual([]);
  expect(removedRecords(diseases, { diseases })).toEqual([]);
  expect(removedRecords([null, "x"], [])).toEqual([
    { index: 0, name: "1" },
    { index: 1, name: "2" },
  ]);
});

test("records with an address are compared by the address alone", () => {
  expect(isSameRecord({ id: "a", name: "X" }, { id: "b", name: "X", shortTestimonial: "Y" })).toBe(false);
  expect(isSameRecord({ id: "a" }, { id: "b", formerIds: ["a"] })).toBe(true);
  expect(isSameRecord({ id: "b", formerIds: ["a"] }, { id: "a" })).toBe(true);
});
