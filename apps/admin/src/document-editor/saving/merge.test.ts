import { expect, test } from "vitest";
import { mergeDocuments } from "./merge.ts";

const base = { name: "Ana", phone: "1", hours: ["a", "b"] };

test("a change of only one side is taken from that side", () => {
  const merge = mergeDocuments(base, { ...base, name: "Ana María" }, { ...base, hours: ["a", "c"] });
  expect(merge.value).toEqual({ name: "Ana María", phone: "1", hours: ["a", "c"] });
  expect(merge).toMatchObject({ conflicts: [], changes: { mine: 1, theirs: 1 } });
});

test("where both changed the same field, the choice decides field by field", () => {
  const mine = { ...base, name: "Mía", phone: "2" };
  const theirs = { ...base, name: "Suya", phone: "3" };
  const merge = mergeDocuments(base, mine, theirs, (path) => (path === "phone" ? "theirs" : "mine"));
  expect(merge.value).toEqual({ name: "Mía", phone: "3", hours: ["a", "b"] });
  expect(merge.conflicts.map(({ path }) => path)).toEqual(["name", "phone"]);
});

test("records are joined by their id, whatever was added or removed", () => {
  const before = [
    { id: "a", name: "A" },
    { id: "b", name: "B" },
  ];
  const mine = [
    { id: "a", name: "A mía" },
    { id: "b", name: "B" },
    { id: "c", name: "C" },
  ];
  const theirs = [{ id: "a", name: "A" }];
  expect(mergeDocuments(before, mine, theirs).value).toEqual([
    { id: "a", name: "A mía" },
    { id: "c", name: "C" },
  ]);
});

test("lists without ids that both made longer or shorter are one choice", () => {
  const merge = mergeDocuments({ list: ["a"] }, { list: ["a", "b"] }, { list: [] }, () => "theirs");
  expect(merge.value).toEqual({ list: [] });
  expect(merge.conflicts).toEqual([{ path: "list", mine: ["a", "b"], theirs: [] }]);
});
