import { reviewHeaders } from "@consultorio/api/contract";
import { siteContentSchema } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { isLong } from "@consultorio/testkit/long-form";
import { Administrator, setUp } from "@consultorio/testkit/server/administrator";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { smallSite } from "@consultorio/testkit/server/small-site";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const server = await serverForFile();
const owner = await setUp(server);
const visitor = new Administrator(server);

const bundled = siteContentSchema.parse(bundledSite.siteContent);

const saveTitle = (title: string) =>
  owner.call("/api/site-content", {
    json: { siteContent: { ...bundled, heroSection: { ...bundled.heroSection, title } } },
  });

const homePage = async () => (await fetch(`${server.origin}/`)).text();
const first = z.array(z.object({ id: z.string() })).nonempty();

describe("the list of changes", () => {
  it("is listed between the public site and the draft, and between any two versions", async () => {
    await saveTitle("Un título nuevo");
    const { body } = await owner.call("/api/changes");
    expect(body).toMatchObject({
      from: { version: 1, author: "Sistema" },
      to: { version: 2 },
      changes: [{ place: "Sección Hero", label: "Título", after: "Un título nuevo" }],
    });
    const sections = { ...bundledSite.selectedSections, Hero: { component: "HeroSplit", display: false } };
    await owner.call("/api/selected-sections", { json: sections });
    const revisions = z
      .object({ revisions: first })
      .parse((await owner.call("/api/revisions")).body).revisions;
    const between = await owner.call(`/api/changes?from=${revisions[1]?.id}&to=${revisions[0]?.id}`);
    const { changes } = z
      .object({ changes: z.array(z.object({ place: z.string(), label: z.string() })) })
      .parse(between.body);
    expect(changes).toContainEqual({ place: "Secciones › Portada", label: "Mostrar" });
    expect((await owner.call("/api/changes?from=nada")).status).toBe(404);
  });

  it("is for the administrator alone", async () => {
    for (const path of [
      "/api/changes",
      "/api/checklist",
      "/api/schedule",
      "/api/review-links",
      "/api/users",
      "/api/account",
    ])
      expect(await visitor.call(path), path).toMatchObject({ status: 401 });
  });
});

describe("the checklist", () => {
  it("has problems and warnings", async () => {
    await saveTitle("Alivio de {algo}, garantizado");
    const { body } = await owner.call("/api/checklist");
    const { findings } = z
      .object({ findings: z.array(z.object({ topic: z.string(), level: z.string(), path: z.string() })) })
      .parse(body);
    const about = findings.filter(({ path }) => path === "siteContent.heroSection.title");
    expect(about).toEqual([
      expect.objectContaining({ topic: "placeholders", level: "block" }),
      expect.objectContaining({ topic: "wording", level: "warn" }),
    ]);
  });

  // In `pnpm test`: a publication that fails on one page, in api.test.ts.
  it.runIf(isLong)("blocks every site that publishing refuses", async () => {
    await saveTitle("Alivio de {algo}, garantizado");
    expect((await owner.call("/api/update-sections", { json: {} })).status).toBe(422);
  });
});

describe("a review link", () => {
  it("shows the draft to its holder, takes notes, and expires", async () => {
    await saveTitle("Para revisar");
    const made = await owner.call("/api/review-links", { json: { days: 7 } });
    expect(made.status).toBe(201);
    const { address, link } = z
      .object({ address: z.string(), link: z.object({ id: z.string() }) })
      .parse(made.body);
    const headers = reviewHeaders(address.split("#").at(-1) ?? "");
    const shown = await visitor.call("/api/review", { headers });
    expect(shown.headers.get("cache-control")).toBe("private, no-store");
    expect(shown.body).toMatchObject({
      site: { siteContent: { heroSection: { title: "Para revisar" } } },
      changes: expect.arrayContaining([expect.objectContaining({ label: "Título", after: "Para revisar" })]),
      notes: [],
    });

    const path = "/enfermedades/varices";
    const note = { section: "Hero", path, kind: "comment", text: "Falta un acento.", name: "Dra. Ejemplo" };
    expect((await visitor.call("/api/review", { json: note, headers })).status).toBe(201);
    const wrong = { ...note, text: "", name: "" };
    expect((await visitor.call("/api/review", { json: wrong, headers })).status).toBe(422);
    const nowhere = await visitor.call("/api/review", { json: { ...note, path: "/no/existe" }, headers });
    expect(nowhere).toMatchObject({ status: 422, body: { problems: [{ path: "path" }] } });
    const foreign = { json: note, headers: { ...headers, Origin: "https://otro.mx" } };
    expect((await visitor.call("/api/review", foreign)).status).toBe(403);
    expect((await owner.call("/api/review-links")).body).toMatchObject({ links: [{ notes: [note] }] });

    await owner.call(`/api/review-links/${link.id}`, { method: "DELETE" });
    expect(await visitor.call("/api/review", { headers })).toMatchObject({
      status: 404,
      body: { error: "El enlace de revisión venció o ya no existe. Pide otro." },
    });
    expect((await visitor.call("/api/review", { headers: reviewHeaders("inventado") })).status).toBe(404);
    expect((await owner.call("/api/review-links", { json: { days: 31 } })).status).toBe(422);
  });
});

describe("a deleted record", () => {
  const link = 'href="/servicios/escleroterapia"';
  const related = async () => (await fetch(`${server.origin}/enfermedades/varices`)).text();
  const publishWith = async (services: typeof smallSite.services) => {
    const saved = await owner.call("/api/collections/services", { json: { services } });
    expect(saved.status).toBe(200);
    const published = await owner.call("/api/update-sections", { json: {} });
    expect([published.status, published.body]).toMatchObject([200, {}]);
  };

  it.runIf(isLong)(
    "asks for no correction where another names it as related, and is linked again once it is back",
    async () => {
      await saveTitle("Con un servicio menos");
      expect(await related()).toContain(link);
      await publishWith(smallSite.services.filter(({ id }) => id !== "escleroterapia"));
      expect(await related()).not.toContain(link);
      await publishWith(smallSite.services);
      expect(await related()).toContain(link);
    },
  );
});

describe("a scheduled publication", () => {
  it("is refused for the past, and can be taken back", async () => {
    const past = await owner.call("/api/schedule", { json: { due: "2020-01-01T10:00:00-06:00" } });
    expect(past).toMatchObject({
      status: 422,
      body: { error: "Elige una fecha y una hora que todavía no pasen." },
    });
    await owner.call("/api/schedule", { json: { due: "2999-01-01T10:00:00-06:00" } });
    expect((await owner.call("/api/schedule")).body).toMatchObject({ schedule: [{ state: "pending" }] });
    await owner.call("/api/schedule", { method: "DELETE" });
    expect((await owner.call("/api/schedule")).body).toMatchObject({ schedule: [{ state: "cancelled" }] });
  });

  it("that does not exist any more cannot be cancelled, and is not recorded as cancelled", async () => {
    expect(await owner.call("/api/schedule", { method: "DELETE" })).toMatchObject({
      status: 409,
      body: { error: "La publicación programada ya salió o se canceló." },
    });
    const { body } = await owner.call("/api/activity?kind=publishing");
    expect(JSON.stringify(body).match(/Canceló lo programado/g)).toHaveLength(1);
  });

  it.runIf(isLong)("goes out by itself, as it was when it was scheduled", async () => {
    await saveTitle("Sale a su hora");
    const due = new Date(Date.now() + 1_500).toISOString();
    expect((await owner.call("/api/schedule", { json: { due } })).status).toBe(201);
    await saveTitle("Todavía no");
    await expect
      .poll(async () => (await owner.call("/api/schedule")).body, { timeout: 90_000, interval: 1_000 })
      .toMatchObject({ schedule: [{ state: "done" }, { state: "cancelled" }] });
    const page = await homePage();
    expect(page).toContain("Sale a su hora");
    expect(page).not.toContain("Todavía no");
  });
});
