import { describe, expect, it } from "vitest";
import { documentsWith } from "#test/documents.ts";
import { type EngineName, emptyDatabase, engines, openTestStore, rows } from "#test/engines.ts";
import { system } from "../index.ts";

const day = 24 * 3_600_000;
const account = { email: "ana@example.com", password: "una contraseña larga" };
const origin = { network: "203.0.113.7", userAgent: "Firefox" };

async function withAccount(engine: EngineName) {
  const url = await emptyDatabase(engine);
  const clock = { time: Date.parse("2026-11-20T12:00:00.000Z") };
  const now = () => {
    clock.time += 1;
    return new Date(clock.time);
  };
  const store = await openTestStore(url, { now });
  return { url, clock, store, ana: await store.createUser(system, account) };
}

describe.each(engines)("sign-ins on %s", (engine) => {
  it("are in the audit with a mark of the network, which is the same for the same network", async () => {
    const { url, store, ana } = await withAccount(engine);

    await store.createSession(ana.id, origin);
    await store.createSession(ana.id, origin);
    await store.createSession(ana.id, { ...origin, network: "203.0.113.8" });

    const details = (await store.auditTrail()).slice(0, 3).map(({ detail }) => detail);
    const [other, second, first] = details;
    expect(first).toEqual({ agent: "Firefox", network: expect.stringMatching(/^[0-9a-f]{12}$/) });
    expect(second).toEqual(first);
    expect(other).not.toEqual(first);
    const stored = JSON.stringify(await rows(url, "select * from audit"));
    expect(stored).not.toContain(origin.network);
  });

  it("report the refused tries of the account since the sign-in before", async () => {
    const { clock, store, ana } = await withAccount(engine);
    expect((await store.createSession(ana.id, origin)).refused).toBeNull();
    await store.noteRefusal({ ...origin, email: "otra@example.com", reason: "password" });
    expect((await store.createSession(ana.id, origin)).refused).toBeNull();

    await store.noteRefusal({ ...origin, email: " ANA@example.com", reason: "password" });
    await store.noteRefusal({ ...origin, email: account.email, reason: "code" });
    const last = new Date(clock.time);

    expect((await store.createSession(ana.id, origin)).refused).toEqual({ count: 2, last });
    expect((await store.createSession(ana.id, origin)).refused).toBeNull();
  });

  it("that were refused keep the e-mail of an account, and no other text", async () => {
    const { url, store, ana } = await withAccount(engine);
    await store.noteRefusal({ ...origin, email: "mi contraseña secreta", reason: "password" });
    await store.noteRefusal({ ...origin, email: account.email, reason: "tries" });

    expect(await store.auditTrail({ limit: 2 })).toMatchObject([
      {
        author: { id: null, name: "Sin cuenta" },
        action: "session.refused",
        detail: { account: ana.id, email: account.email, reason: "tries" },
      },
      { action: "session.refused", detail: { reason: "password" } },
    ]);
    expect(JSON.stringify(await rows(url, "select * from audit"))).not.toContain("secreta");
  });

  it("that were refused stay up to 2,000, and 400 days", async () => {
    const { url, clock, store, ana } = await withAccount(engine);
    const many = Array.from(
      { length: 2_005 },
      (_, at) =>
        `('${String(at).padStart(12, "0")}', 'session.refused', '{}', null, 'Sin cuenta', '2026-11-19T00:00:00.000Z')`,
    );
    await rows(
      url,
      `insert into audit (id, action, detail, author_id, author_name, at) values ${many.join(",")}`,
    );

    await store.noteRefusal({ ...origin, email: account.email, reason: "password" });

    const count = "select count(*) as count from audit where action = 'session.refused'";
    expect(Number((await rows(url, count))[0]?.count)).toBe(2_000);
    clock.time += 401 * day;
    await store.createSession(ana.id, origin);
    expect(Number((await rows(url, count))[0]?.count)).toBe(0);
  });
});

describe.each(engines)("activity on %s", (engine) => {
  async function withActivity() {
    const { store, ana, clock } = await withAccount(engine);
    const { session } = await store.createSession(ana.id, origin);
    const saved = await store.save(session, { documents: documentsWith("uno"), base: 0, note: "Nueva" });
    await store.createPublication(session, { revisionId: saved.id, pages: new Map() });
    await store.createReviewLink(session, { revisionId: saved.id, expiresAt: new Date("2999-01-01") });
    await store.noteCopy(system, "copy.exported");
    return { store, session, clock };
  }
  const actions = [
    "copy.exported",
    "review.created",
    "site.published",
    "draft.saved",
    "session.opened",
    "user.created",
  ];

  it("has the audit, saves and publications in one list, page by page", async () => {
    const { store, session } = await withActivity();

    const all = await store.activity(session);

    expect(all.map(({ action }) => action)).toEqual(actions);
    expect(all[2]?.detail).toEqual({ version: 1 });
    expect(all[3]?.detail).toEqual({ version: 1, note: "Nueva" });
    const pages = [];
    for (let before: string | undefined; pages.length < 6; before = pages.at(-1)?.id)
      pages.push(...(await store.activity(session, { limit: 2, ...(before !== undefined && { before }) })));
    expect(pages).toEqual(all);
  });

  it("has one line for a scheduled publication", async () => {
    const { store, session, clock } = await withActivity();
    const draft = await store.draft();
    const revisionId = draft?.id ?? "";
    await store.schedulePublication(session, { revisionId, due: new Date(clock.time + day) });
    clock.time += 2 * day;
    const scheduleId = (await store.claimScheduled(system))?.id ?? "";

    await store.createPublication(system, { revisionId, pages: new Map(), scheduleId });

    const entries = await store.activity(session, { kind: "publishing" });
    expect(entries.map(({ action }) => action)).toEqual([
      "schedule.published",
      "schedule.set",
      "site.published",
    ]);
  });

  it("is filtered by kind and by author", async () => {
    const { store, session } = await withActivity();
    const actionsOf = async (wanted: Parameters<typeof store.activity>[1]) =>
      (await store.activity(session, wanted)).map(({ action }) => action);

    expect(await actionsOf({ kind: "access" })).toEqual(["session.opened"]);
    expect(await actionsOf({ kind: "accounts" })).toEqual(["user.created"]);
    expect(await actionsOf({ kind: "content" })).toEqual(["draft.saved"]);
    expect(await actionsOf({ kind: "publishing" })).toEqual(["site.published"]);
    expect(await actionsOf({ kind: "review" })).toEqual(["review.created"]);
    expect(await actionsOf({ kind: "copies" })).toEqual(["copy.exported"]);
    expect(await actionsOf({ author: "Sistema" })).toEqual(["copy.exported", "user.created"]);
    expect(await actionsOf({ author: account.email, kind: "publishing" })).toEqual(["site.published"]);
  });

  it("is for owners", async () => {
    const { store } = await withActivity();
    const eva = await store.createUser(system, { ...account, email: "eva@example.com", role: "editor" });
    const { session } = await store.createSession(eva.id);

    await expect(store.activity(session)).rejects.toMatchObject({ code: "owner-required" });
  });
});
