import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../../..");
const table = readFileSync(join(root, "SECURITY.md"), "utf8");
const rows = [...table.matchAll(/^\| (\d+) \|.*\| ([^|]*) \|$/gm)].map(([, number, proofs = ""]) => ({
  number: Number(number),
  proofs: [...proofs.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
}));

it("every threat of the table names tests that exist", () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
  for (const { number, proofs } of rows) {
    expect(proofs.length, String(number)).toBeGreaterThan(0);
    const missing = proofs.filter((file) => !existsSync(join(root, file)));
    expect(missing, String(number)).toEqual([]);
  }
});
