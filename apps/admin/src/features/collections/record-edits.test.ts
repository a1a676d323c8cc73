import { parseDocument } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { expect, test } from "vitest";
import { collectionKinds } from "#document-editor/document/collection-kinds.ts";
import { copiedRecord, newRecord, renamedRecord, slugOf } from "./record-edits.ts";

test.each(collectionKinds)("a new record of %s can be saved at once, and is hidden", (kind) => {
  const taken = kind === "testimonials" ? [] : bundledSite[kind].map(({ id }) => id);
  const record = newRecord(kind, { name: "Várices en las piernas", summary: "Venas dilatadas.", taken });
  const parsed = parseDocument(kind, [...bundledSite[kind], record]);
  expect(record).toMatchObject({ visible: false });
  expect(parsed.ok ? [] : parsed.problems).toEqual([]);
});

test.each(collectionKinds)("a copied record of %s can be saved, and is hidden", (kind) => {
  const taken = kind === "testimonials" ? [] : bundledSite[kind].map(({ id }) => id);
  const copy = copiedRecord(kind, bundledSite[kind][0], taken, "(copia)");
  expect(copy).toMatchObject({ visible: false });
  expect(parseDocument(kind, [...bundledSite[kind], copy]).ok).toBe(true);
});

test("a name becomes an address without accents or signs", () => {
  expect(slugOf("¿Úlceras venosas? (piernas)")).toBe("ulceras-venosas-piernas");
});

test("a record under another address remembers the old one, and its search addresses follow", () => {
  const [first] = bundledSite.diseases;
  if (!first) throw new Error("The bundled site has diseases.");
  const once = renamedRecord(first, "diseases", "otra");
  expect(once).toMatchObject({ id: "otra", formerIds: [first.id] });
  expect(JSON.stringify(once)).not.toContain(`/enfermedades/${first.id}`);
  const back = renamedRecord(once, "diseases", first.id);
  expect(back).toMatchObject({ id: first.id, formerIds: ["otra"] });
});
