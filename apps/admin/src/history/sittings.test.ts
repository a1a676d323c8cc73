import { expect, test } from "vitest";
import { sittings } from "./sittings.ts";

const start = Date.parse("2026-11-20T10:00:00Z");
const saved = (version: number, minutes: number, author = "ana@ejemplo.mx") => ({
  id: `r${version}`,
  version,
  author,
  createdAt: new Date(start + minutes * 60_000),
  note: null,
  live: false,
});
const published = (version: number) => ({ ...saved(version, 0), id: `p${version}` });
const versions = (found: ReturnType<typeof sittings>) =>
  found.map(({ newest, earlier }) => [newest, ...earlier].map(({ version }) => version));

test("saves in a row are one sitting, however long it lasts", () => {
  expect(versions(sittings([saved(4, 80), saved(3, 55), saved(2, 29), saved(1, 0)], []))).toEqual([
    [4, 3, 2, 1],
  ]);
});

test("half an hour of rest begins a new one", () => {
  expect(versions(sittings([saved(3, 31), saved(2, 30), saved(1, 0)], []))).toEqual([[3, 2], [1]]);
});

test("so does another person", () => {
  const revisions = [saved(3, 3), saved(2, 2, "eva@ejemplo.mx"), saved(1, 1)];
  expect(versions(sittings(revisions, []))).toEqual([[3], [2], [1]]);
});

test("so does a publication: what was published ends its sitting", () => {
  expect(versions(sittings([saved(3, 3), saved(2, 2), saved(1, 1)], [published(2)]))).toEqual([[3], [2, 1]]);
});

test("nothing saved is no sitting", () => {
  expect(sittings([], [])).toEqual([]);
});
