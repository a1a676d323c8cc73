import { TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { documentsWith } from "#test/documents.ts";
import { emptyStore, engines } from "#test/engines.ts";
import { system } from "../index.ts";

describe.each(engines)("the audit log on %s", (engine) => {
  it("lists who did what, the newest first, page by page", async () => {
    const createdAt = new Date("2026-11-20T12:00:00.000Z");
    const store = await emptyStore(engine, { now: () => createdAt });
    const files = [{ width: 1, height: 1, type: "image/webp", body: Uint8Array.of(1) }];
    const { hash } = await store.putMedia(system, { name: "a\0.jpg", width: 1, height: 1, files });
    await store.noteCopy(system, "copy.made");
    await store.deleteMedia(system, hash);

    const [last, ...older] = await store.auditTrail({ limit: 2 });

    expect(last).toMatchObject({
      action: "media.deleted",
      detail: { hash, name: "a\ufffd.jpg" },
      author: { name: "Sistema" },
      createdAt,
    });
    expect(older).toMatchObject([{ action: "copy.made", detail: null }]);
    expect(await store.auditTrail({ before: older[0]?.id ?? "" })).toMatchObject([
      { action: "media.added", detail: { hash } },
    ]);
  });

  it("has the accounts that were created and by whom", async () => {
    const store = await emptyStore(engine);
    const ana = await store.createUser(system, {
      email: "ana@example.com",
      password: "una contraseña larga",
    });
    const { session } = await store.createSession(ana.id);

    await store.createUser(session, { email: "luis@example.com", password: "una contraseña larga" });

    expect(await store.auditTrail()).toMatchObject([
      {
        action: "user.created",
        author: { id: ana.id, name: ana.email },
        detail: { email: "luis@example.com" },
      },
      { action: "user.created", author: { id: null }, detail: { email: "ana@example.com" } },
    ]);
  });

  it("has every change of an administrator with name and time; saves and publications are their own record", async () => {
    const clock = { time: Date.parse("2026-11-20T12:00:00.000Z") };
    const now = () => {
      clock.time += 1000;
      return new Date(clock.time);
    };
    const store = await emptyStore(engine, { now });
    const credentials = { email: "ana@example.com", password: "una contraseña larga" };
    const ana = await store.createUser(system, credentials);
    const { session } = await store.createSession(ana.id);
    const from = clock.time;

    const luis = await store.createUser(session, { ...credentials, email: "luis@example.com" });
    await store.setRole(session, luis.id, "editor");
    await store.resetPassword(session, luis.id);
    await store.deleteUser(session, luis.id);
    await store.changePassword(session, "otra contraseña larga");
    const { secret } = await store.beginSecondFactor(session, "Consultorio");
    const code = new TOTP({ secret }).generate({ timestamp: clock.time });
    await store.confirmSecondFactor(session, code);
    await store.endSecondFactor(session);
    const body = Uint8Array.of(1);
    const files = [{ width: 1, height: 1, type: "image/webp", body }];
    const { hash } = await store.putMedia(session, { name: "a.jpg", width: 1, height: 1, files });
    await store.deleteMedia(session, hash);
    const saved = await store.save(session, { documents: documentsWith("uno"), base: 0 });
    const first = await store.createPublication(session, { revisionId: saved.id, pages: new Map() });
    await store.setLive(session, first.id);
    await store.schedulePublication(session, { revisionId: saved.id, due: new Date("2999-01-01") });
    await store.cancelSchedule(session);
    const expiresAt = new Date("2999-01-01");
    const { link } = await store.createReviewLink(session, { revisionId: saved.id, expiresAt });
    await store.revokeReviewLink(session, link.id);

    const trail = (await store.auditTrail()).slice(0, -1).reverse();
    expect(trail.map(({ action }) => action)).toEqual([
      "user.created",
      "user.role",
      "password.reset",
      "user.deleted",
      "password.changed",
      "second-factor.on",
      "second-factor.off",
      "media.added",
      "media.deleted",
      "live.set",
      "schedule.set",
      "schedule.cancelled",
      "review.created",
      "review.revoked",
    ]);
    const details = trail.slice(0, 4).map(({ detail }) => detail);
    expect(details).toMatchObject([
      { email: luis.email },
      { email: luis.email, role: "editor" },
      { email: luis.email },
      { email: luis.email },
    ]);
    const records = [...trail, ...(await store.revisions()), ...(await store.publications())];
    for (const { author, createdAt } of records) {
      expect(author).toEqual({ id: ana.id, name: ana.email });
      expect(createdAt.getTime()).toBeGreaterThan(from);
      expect(createdAt.getTime()).toBeLessThanOrEqual(clock.time);
    }
  });
});
