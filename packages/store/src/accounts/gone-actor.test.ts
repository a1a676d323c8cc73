import { describe, expect, it } from "vitest";
import { documentsWith } from "#test/documents.ts";
import { type EngineName, emptyStore, engines } from "#test/engines.ts";
import { type Store, system, type VerifiedSession } from "../index.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const files = [{ width: 1, height: 1, type: "image/webp", body: Uint8Array.of(1) }];

/** A site with an owner, and a second account that has everything open that an account can leave. */
async function withLeftWork(engine: EngineName, role: "owner" | "editor" = "editor") {
  const clock = { time: Date.parse("2026-11-20T12:00:00.000Z") };
  const store = await emptyStore(engine, { now: () => new Date(clock.time) });
  const password = "una contraseña larga";
  const ana = await store.createUser(system, { email: "ana@example.com", password });
  const eva = await store.createUser(system, { email: "eva@example.com", password, role });
  const owner = (await store.createSession(ana.id)).session;
  const { session, token } = await store.createSession(eva.id);
  const saved = await store.save(session, { documents: documentsWith("uno"), base: 0 });
  const due = new Date(clock.time + 60 * minute);
  const expiresAt = new Date(clock.time + 30 * day);
  await store.schedulePublication(session, { revisionId: saved.id, due });
  const review = await store.createReviewLink(session, { revisionId: saved.id, expiresAt });
  const media = await store.putMedia(session, { name: "a.jpg", width: 1, height: 1, files });
  const publication = await store.createPublication(session, { revisionId: saved.id, pages: new Map() });
  const left = { sessions: 1, schedule: [{ version: 1, due }], reviewLinks: [{ version: 1, expiresAt }] };
  return {
    clock,
    store,
    owner,
    eva,
    session,
    token,
    saved,
    due,
    expiresAt,
    review,
    media,
    publication,
    left,
  };
}

type Site = Awaited<ReturnType<typeof withLeftWork>>;

/** Each call that writes, with arguments that are valid for another actor. */
const writes: Record<string, (site: Site) => Promise<unknown>> = {
  save: ({ store, session }) => store.save(session, { documents: documentsWith("dos"), base: 1 }),
  publish: ({ store, session, saved }) =>
    store.createPublication(session, { revisionId: saved.id, pages: new Map() }),
  "go back": ({ store, session, publication }) => store.setLive(session, publication.id),
  schedule: ({ store, session, saved, due }) =>
    store.schedulePublication(session, { revisionId: saved.id, due }),
  "cancel what was scheduled": ({ store, session }) => store.cancelSchedule(session),
  "create a review link": ({ store, session, saved, expiresAt }) =>
    store.createReviewLink(session, { revisionId: saved.id, expiresAt }),
  "revoke a review link": ({ store, session, review }) => store.revokeReviewLink(session, review.link.id),
  upload: ({ store, session }) =>
    store.putMedia(session, {
      name: "b.jpg",
      width: 2,
      height: 1,
      files: [{ ...files[0], width: 2 } as never],
    }),
  "delete a file": ({ store, session, media }) => store.deleteMedia(session, media.hash),
  confirm: ({ store, session }) => store.confirmSession(session),
};

async function stateOf({ store }: Site) {
  return {
    draft: (await store.draft())?.version,
    live: await store.livePointer(),
    schedule: await store.schedule(),
    reviews: await store.reviewLinks(),
    media: await store.listMedia(),
    audit: await store.auditTrail(),
  };
}

describe.each(engines)("an account that is gone, on %s", (engine) => {
  it.each(Object.entries(writes))(
    "does not %s any more, although its call had begun",
    async (_name, write) => {
      const site = await withLeftWork(engine, "owner");
      await site.store.deleteUser(site.owner, site.eva.id);
      const before = await stateOf(site);

      await expect(write(site)).rejects.toMatchObject({ code: "unauthorised" });

      expect(await stateOf(site)).toEqual(before);
    },
  );

  it("does not go back to an earlier publication once it is an editor", async () => {
    const { store, session, eva, publication } = await withLeftWork(engine, "owner");
    await store.setRole(system, eva.id, "editor");
    const again = await store.createSession(eva.id);

    await expect(store.setLive(session, publication.id)).rejects.toMatchObject({ code: "unauthorised" });
    await expect(store.setLive(again.session, publication.id)).rejects.toMatchObject({
      code: "owner-required",
    });
  });

  it.each<
    [string, "owner" | "editor", (store: Store, actor: VerifiedSession, id: string) => Promise<unknown>]
  >([
    ["deletion", "editor", (store, actor, id) => store.deleteUser(actor, id)],
    ["a lesser role", "owner", (store, actor, id) => store.setRole(actor, id, "editor")],
    ["a reset", "editor", async (store, actor, id) => (await store.resetPassword(actor, id)).ended],
  ])("leaves nothing open after %s, and the owner reads what it was", async (_what, role, end) => {
    const { clock, store, owner, eva, token, review, left } = await withLeftWork(engine, role);
    expect(await store.openWork(owner, eva.id)).toEqual(left);

    expect(await end(store, owner, eva.id)).toEqual(left);

    expect(await store.sessionByToken(token)).toBeNull();
    expect(await store.reviewByToken(review.token)).toBeNull();
    const note = { section: "", path: "/", kind: "approved", text: "", name: "Luis" } as const;
    await expect(store.addReviewNote(review.token, note)).rejects.toMatchObject({
      code: "review-link-expired",
    });
    clock.time += 2 * 60 * minute;
    expect(await store.claimScheduled(system)).toBeNull();
    expect((await store.schedule())[0]).toMatchObject({ state: "cancelled", author: { name: eva.email } });
    expect((await store.auditTrail())[0]?.detail).toMatchObject({ sessions: 1, schedule: 1, reviewLinks: 1 });
  });

  it("does not publish a rendering that is under way, and records no failure", async () => {
    const { clock, store, owner, eva, saved } = await withLeftWork(engine);
    clock.time += 60 * minute;
    const scheduleId = (await store.claimScheduled(system))?.id ?? "";

    await store.deleteUser(owner, eva.id);

    await expect(
      store.createPublication(system, { revisionId: saved.id, pages: new Map(), scheduleId }),
    ).rejects.toMatchObject({ code: "lease-lost" });
  });

  it("keeps its open work when its role stays or grows", async () => {
    const { store, owner, eva, token, left } = await withLeftWork(engine);

    expect(await store.setRole(owner, eva.id, "editor")).toBeNull();
    expect(await store.setRole(owner, eva.id, "owner")).toBeNull();

    expect(await store.sessionByToken(token)).not.toBeNull();
    expect(await store.openWork(owner, eva.id)).toEqual(left);
  });

  it("shows its open work to owners only, and only while it exists", async () => {
    const { store, owner, session, eva } = await withLeftWork(engine);

    await expect(store.openWork(session, eva.id)).rejects.toMatchObject({ code: "owner-required" });
    await expect(store.openWork(owner, "nadie")).rejects.toMatchObject({ code: "account-not-found" });
    await expect(store.userAccess(session)).rejects.toMatchObject({ code: "owner-required" });
    expect([...(await store.userAccess(owner)).values()]).toEqual([
      { secondFactor: false, sessions: 1 },
      { secondFactor: false, sessions: 1 },
    ]);
  });

  it("loses its sessions where an owner ends them", async () => {
    const { store, owner, session, eva, token } = await withLeftWork(engine);
    await expect(store.endSessionsOf(session, eva.id)).rejects.toMatchObject({ code: "owner-required" });

    await store.endSessionsOf(owner, eva.id);

    expect(await store.sessionByToken(token)).toBeNull();
    expect((await store.auditTrail())[0]).toMatchObject({
      action: "session.ended-by-owner",
      detail: { email: eva.email, sessions: 1 },
    });
  });
});
