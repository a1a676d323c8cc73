import { expect, test } from "vitest";
import { editSessions } from "./edit-sessions.ts";

const start = Date.parse("2026-11-20T10:00:00Z");
const saved = (version: number, minutes: number, author = "ana@ejemplo.mx") => ({
  id: `r${version}`,
  version,
  author,
  createdAt: new Date(start + minutes * 60_000),
  note: null,
  live: false,
});
const published = (version: number) => ({ ...saved(version, 0), id: `p${version}`, scheduled: false });
const versions = (sessions: ReturnType<typeof editSessions>) =>
  sessions.map(({ newest, earlier }) => [newest, ...earlier].map(({ version }) => version));

test("saves in a row are one edit session, however long it lasts", () => {
  expect(versions(editSessions([saved(4, 80), saved(3, 55), saved(2, 29), saved(1, 0)], []))).toEqual([
    [4, 3, 2, 1],
  ]);
});

test("a pause of half an hour begins a new edit session", () => {
  expect(versions(editSessions([saved(3, 31), saved(2, 30), saved(1, 0)], []))).toEqual([[3, 2], [1]]);
});

test("another person begins a new edit session", () => {
  const revisions = [saved(3, 3), saved(2, 2, "eva@ejemplo.mx"), saved(1, 1)];
  expect(versions(editSessions(revisions, []))).toEqual([[3], [2], [1]]);
});

test("a publication ends the edit session that it published", () => {
  expect(versions(editSessions([saved(3, 3), saved(2, 2), saved(1, 1)], [published(2)]))).toEqual([
    [3],
    [2, 1],
  ]);
});

test("without saves there is no edit session", () => {
  expect(editSessions([], [])).toEqual([]);
});
