import { contract } from "@consultorio/api/contract";
import { bundledSite } from "@consultorio/content/data";
import { ApiInProcess, minute } from "@consultorio/server/testing/api-in-process";
import { system } from "@consultorio/store";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const day = 24 * 60 * minute;
const texts = ["Llegué con una úlcera"];
const spoken = {
  name: "Juana",
  shortTestimonial: `${texts[0]} y ya camino.`,
  fullTestimonial: "",
  image: "",
  rating: 5,
  visible: true,
};

let api: ApiInProcess;

beforeEach(async () => {
  api = await ApiInProcess.open();
  await api.store.save(system, { documents: { ...bundledSite, testimonials: [spoken] }, base: 0 });
  await api.begin();
});

afterEach(() => api.close());

const erase = (json: unknown = { texts }) => api.call(contract.eraseWords, { json });
const leave = () => api.store.save(system, { documents: { testimonials: [] }, base: 1 });

describe("erasing from the history", () => {
  it("returns how much had the words, and when the backups that have them are deleted", async () => {
    await leave();
    const { status, body } = await erase();
    expect([status, body]).toMatchObject([200, { versions: 1, publications: 0, others: 1 }]);
    const { backupsGoneBy } = Object(body);
    const days = (Date.parse(backupsGoneBy) - Date.now()) / day;
    expect(days).toBeGreaterThan(56);
    expect(days).toBeLessThan(60);
    const { body: activity } = await api.call(contract.listActivity);
    expect(JSON.stringify(activity)).toContain("Borró algo del historial");
    expect(JSON.stringify(activity)).not.toMatch(/úlcera|Juana/);
    expect((await api.call(contract.readBin, { params: { name: "testimonials" } })).body).toMatchObject({
      records: [],
    });
  });

  it("is refused while the draft has the words", async () => {
    const { status, body } = await erase();
    expect([status, JSON.stringify(body)]).toEqual([
      409,
      expect.stringContaining("Tu borrador todavía dice eso."),
    ]);
  });

  it("asks for the password again after ten minutes, and is for owners", async () => {
    await leave();
    api.clock.later = 11 * minute;
    expect(await erase()).toMatchObject({ status: 403, body: { confirm: true } });
    const eva = { email: "eva@ejemplo.mx", password: "una frase de la editora" };
    await api.store.createUser(system, { ...eva, role: "editor" });
    await api.signIn(eva);
    expect((await erase()).status).toBe(403);
    expect((await api.store.deletedRecords("testimonials", new Date(0))).length).toBe(1);
  });

  it.each([
    ["nothing", {}],
    ["no text", { texts: [] }],
    ["a text within other words", { texts: ["  ana "] }],
    ["a text without end", { texts: ["a".repeat(2001)] }],
    ["too many texts", { texts: Array.from({ length: 21 }, () => "cuatro") }],
    ["something else", { texts: [7] }],
    ["more", { texts, all: true }],
  ])("is refused with %s", async (_, json) => {
    await leave();
    expect((await erase(json)).status).toBe(422);
  });

  it("reports that backups stay when they are not made on schedule", async () => {
    await leave();
    const other = api.with({ backupsGoneBy: async () => null });
    expect((await other.call(contract.eraseWords, { json: { texts } })).body).toMatchObject({
      backupsGoneBy: null,
    });
  });
});
