import { describe, expect, it } from "vitest";
import { documentsWith } from "#test/documents.ts";
import { type EngineName, emptyDatabase, engines, openTestStore, rows } from "#test/engines.ts";
import { system } from "../index.ts";

const minute = 60_000;

async function withRevision(engine: EngineName) {
  const url = await emptyDatabase(engine);
  const clock = { time: Date.parse("2026-11-20T12:00:00.000Z") };
  const now = () => new Date(clock.time);
  const store = await openTestStore(url, { now });
  const revision = await store.save(system, { documents: documentsWith("uno"), base: 0 });
  const inMinutes = (minutes: number) => new Date(clock.time + minutes * minute);
  return { url, clock, now, store, revision, inMinutes };
}

describe.each(engines)("a scheduled publication on %s", (engine) => {
  it("is claimed when its time has come, by one of several callers", async () => {
    const { url, now, store, revision, clock, inMinutes } = await withRevision(engine);
    const due = inMinutes(10);
    const scheduled = await store.schedulePublication(system, { revisionId: revision.id, due });
    expect(scheduled).toEqual({
      id: expect.any(String),
      revisionId: revision.id,
      version: 1,
      due,
      state: "pending",
      detail: "",
      author: { id: null, name: "Sistema" },
      createdAt: now(),
    });
    expect(await store.schedule()).toEqual([scheduled]);
    expect((await store.auditTrail())[0]).toMatchObject({
      action: "schedule.set",
      detail: { version: 1, due: due.toISOString() },
    });
    expect(await store.claimScheduled(system)).toBeNull();

    clock.time += 10 * minute;
    const other = await openTestStore(url, { now });
    const claims = await Promise.all([store, other, store].map((each) => each.claimScheduled(system)));

    expect(claims.filter((claim) => claim !== null)).toMatchObject([
      { revisionId: revision.id, version: 1, due, state: "running" },
    ]);
  });

  it("keeps its result", async () => {
    const { store, revision, clock, inMinutes } = await withRevision(engine);
    await store.schedulePublication(system, { revisionId: revision.id, due: inMinutes(1) });
    clock.time += minute;
    const claimed = await store.claimScheduled(system);

    await store.finishScheduled(system, claimed?.id ?? "", { state: "failed", detail: "Falta el título." });

    expect(await store.schedule()).toMatchObject([{ state: "failed", detail: "Falta el título." }]);
    await store.finishScheduled(system, claimed?.id ?? "", { state: "failed", detail: "x".repeat(2001) });
    expect(await store.schedule()).toMatchObject([{ detail: "x".repeat(2000) }]);
    expect(await store.claimScheduled(system)).toBeNull();
  });

  it("is done in the transaction of its publication, and not without it", async () => {
    const { store, revision, clock, inMinutes } = await withRevision(engine);
    await store.schedulePublication(system, { revisionId: revision.id, due: inMinutes(1) });
    clock.time += minute;
    const scheduleId = (await store.claimScheduled(system))?.id ?? "";
    const publication = { revisionId: revision.id, pages: new Map(), scheduleId };
    await expect(store.createPublication(system, { ...publication, base: 7 })).rejects.toMatchObject({
      code: "publication-overtaken",
    });
    expect(await store.schedule()).toMatchObject([{ state: "running" }]);

    await store.createPublication(system, publication);
    await expect(store.createPublication(system, publication)).rejects.toMatchObject({
      code: "lease-lost",
      message: "La publicación programada ya salió o se canceló.",
    });
    clock.time += 60 * minute;

    expect(await store.schedule()).toMatchObject([{ state: "done", detail: "" }]);
    expect(await store.publications()).toHaveLength(1);
    expect(await store.claimScheduled(system)).toBeNull();
  });

  it("is published in the name of who scheduled it, at the time when it happens", async () => {
    const { store, revision, clock, inMinutes } = await withRevision(engine);
    const user = await store.createUser(system, {
      email: "ana@example.com",
      password: "una contraseña larga",
    });
    const { session } = await store.createSession(user.id);
    await store.schedulePublication(session, { revisionId: revision.id, due: inMinutes(1) });
    clock.time += 2 * minute;
    const scheduleId = (await store.claimScheduled(system))?.id ?? "";
    const created = await store.createPublication(system, {
      revisionId: revision.id,
      pages: new Map(),
      scheduleId,
    });
    await store.createPublication(system, { revisionId: revision.id, pages: new Map() });

    expect(created).toMatchObject({
      author: { id: user.id, name: "ana@example.com" },
      createdAt: new Date(clock.time),
      scheduled: true,
    });
    expect(await store.publications()).toMatchObject([
      { author: { name: "Sistema" }, scheduled: false },
      { id: created.id, author: { name: "ana@example.com" }, scheduled: true },
    ]);
    expect(await store.auditTrail()).toContainEqual(
      expect.objectContaining({
        action: "schedule.published",
        author: { id: user.id, name: "ana@example.com" },
        detail: { publication: created.id },
      }),
    );
  });

  it("is claimed again after the process that claimed it has died", async () => {
    const { store, revision, clock, inMinutes } = await withRevision(engine);
    await store.schedulePublication(system, { revisionId: revision.id, due: inMinutes(1) });
    clock.time += minute;
    const first = await store.claimScheduled(system);
    clock.time += 9 * minute;
    expect(await store.claimScheduled(system)).toBeNull();
    clock.time += minute;
    expect((await store.claimScheduled(system))?.id).toBe(first?.id);
  });

  it("replaces the pending one, and can be cancelled", async () => {
    const { store, revision, clock, inMinutes } = await withRevision(engine);
    await store.schedulePublication(system, { revisionId: revision.id, due: inMinutes(1) });
    await store.schedulePublication(system, { revisionId: revision.id, due: inMinutes(2) });
    expect((await store.schedule()).map(({ state }) => state)).toEqual(["pending", "cancelled"]);

    await store.cancelSchedule(system);
    clock.time += 5 * minute;

    expect(await store.claimScheduled(system)).toBeNull();
  });

  it("is not published when it is cancelled while it is rendered", async () => {
    const { store, revision, clock, inMinutes } = await withRevision(engine);
    await store.schedulePublication(system, { revisionId: revision.id, due: inMinutes(1) });
    clock.time += minute;
    const scheduleId = (await store.claimScheduled(system))?.id ?? "";

    await store.cancelSchedule(system);

    const publication = { revisionId: revision.id, pages: new Map(), scheduleId };
    await expect(store.createPublication(system, publication)).rejects.toMatchObject({ code: "lease-lost" });
    await store.finishScheduled(system, scheduleId, { state: "failed", detail: "Falta el título." });
    expect(await store.schedule()).toMatchObject([{ state: "cancelled", detail: "" }]);
    expect(await store.livePointer()).toBeNull();
  });

  it("is not recorded as cancelled or failed once it is public", async () => {
    const { store, revision, clock, inMinutes } = await withRevision(engine);
    await store.schedulePublication(system, { revisionId: revision.id, due: inMinutes(1) });
    clock.time += minute;
    const scheduleId = (await store.claimScheduled(system))?.id ?? "";
    await store.createPublication(system, { revisionId: revision.id, pages: new Map(), scheduleId });
    const before = await store.auditTrail();

    await expect(store.cancelSchedule(system)).rejects.toMatchObject({
      code: "lease-lost",
      message: "La publicación programada ya salió o se canceló.",
    });

    expect(await store.auditTrail()).toEqual(before);
    await store.finishScheduled(system, scheduleId, { state: "failed", detail: "Algo falló." });
    expect(await store.schedule()).toMatchObject([{ state: "done", detail: "" }]);
    await store.finishScheduled(system, scheduleId, { state: "done", detail: "Con dos avisos." });
    expect(await store.schedule()).toMatchObject([{ state: "done", detail: "Con dos avisos." }]);
  });

  it("is refused for a past time and for a version that does not exist", async () => {
    const { store, revision, inMinutes } = await withRevision(engine);
    for (const due of [inMinutes(0), inMinutes(-5), new Date(Number.NaN)])
      await expect(store.schedulePublication(system, { revisionId: revision.id, due })).rejects.toMatchObject(
        {
          code: "schedule-in-past",
          message: "Elige una fecha y una hora que todavía no pasen.",
        },
      );
    const unknown = { revisionId: "nada", due: inMinutes(1) };
    await expect(store.schedulePublication(system, unknown)).rejects.toMatchObject({
      code: "revision-to-publish-not-found",
      message: "La versión por publicar no existe.",
    });
    expect(await store.schedule()).toEqual([]);
  });

  it("reads a state that only a newer release knows as a failure", async () => {
    const { url, store, revision, inMinutes } = await withRevision(engine);
    await store.schedulePublication(system, { revisionId: revision.id, due: inMinutes(1) });
    await rows(url, "update schedule set state = 'aplazada'");

    expect((await store.schedule()).map(({ state }) => state)).toEqual(["failed"]);
  });
});
