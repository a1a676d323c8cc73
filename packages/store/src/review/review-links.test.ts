import { describe, expect, it } from "vitest";
import { documentsWith } from "#test/documents.ts";
import { type EngineName, emptyDatabase, engines, openTestStore, rows } from "#test/engines.ts";
import { system } from "../index.ts";

const day = 24 * 3_600_000;

async function withLink(engine: EngineName) {
  const url = await emptyDatabase(engine);
  const clock = { time: Date.parse("2026-11-20T12:00:00.000Z") };
  const store = await openTestStore(url, { now: () => new Date(clock.time) });
  const revision = await store.save(system, { documents: documentsWith("uno"), base: 0 });
  const expiresAt = new Date(clock.time + 7 * day);
  const made = await store.createReviewLink(system, { revisionId: revision.id, expiresAt });
  return { url, clock, store, revision, expiresAt, ...made };
}

const approval = {
  section: "Hero",
  path: "/enfermedades/varices",
  kind: "approved",
  text: "",
  name: "Dra. Ejemplo",
} as const;

describe.each(engines)("a review link on %s", (engine) => {
  it("shows its revision with the token only", async () => {
    const { store, token, revision } = await withLink(engine);

    expect(await store.reviewByToken(token)).toMatchObject({
      revisionId: revision.id,
      version: 1,
      notes: [],
    });
    for (const wrong of ["", token.slice(1), `${token}x`, "\0"])
      expect(await store.reviewByToken(wrong)).toBeNull();
  });

  it("collects approvals and comments, with name and time", async () => {
    const { store, token, clock } = await withLink(engine);
    const comment = {
      section: "AboutMe",
      path: "/",
      kind: "comment",
      text: "Falta un acento.",
      name: "Ana",
    } as const;
    const createdAt = new Date(clock.time);

    const added = [await store.addReviewNote(token, approval), await store.addReviewNote(token, comment)];

    expect(added).toMatchObject([
      { ...approval, createdAt },
      { ...comment, createdAt },
    ]);
    expect((await store.reviewLinks())[0]?.notes).toEqual(added);
  });

  it("is listed with its author and its own notes, the newest first", async () => {
    const { store, clock, revision, expiresAt, token, link } = await withLink(engine);
    await store.addReviewNote(token, approval);
    clock.time += 1000;
    const other = await store.createReviewLink(system, { revisionId: revision.id, expiresAt });
    await store.revokeReviewLink(system, other.link.id);

    const described = {
      revisionId: revision.id,
      version: 1,
      expiresAt,
      author: { id: null, name: "Sistema" },
    };
    expect(link).toEqual({
      ...described,
      id: link.id,
      revoked: false,
      createdAt: new Date(clock.time - 1000),
    });
    expect(await store.reviewLinks()).toEqual([
      { ...other.link, revoked: true, notes: [] },
      { ...link, notes: [expect.objectContaining(approval)] },
    ]);
    expect(await store.auditTrail()).toMatchObject([
      { action: "review.revoked", detail: { link: other.link.id } },
      { action: "review.created", detail: { link: other.link.id, version: 1 } },
      { action: "review.created", detail: { link: link.id, version: 1 } },
    ]);
  });

  it("is listed while it is open, however many came after it: it has to be ended somewhere", async () => {
    const { store, clock, revision, expiresAt, link } = await withLink(engine);
    for (let count = 0; count < 2; count += 1) {
      clock.time += 1000;
      const other = await store.createReviewLink(system, { revisionId: revision.id, expiresAt });
      await store.revokeReviewLink(system, other.link.id);
    }
    expect((await store.reviewLinks(1)).map(({ revoked }) => revoked)).toEqual([true, false]);

    await store.revokeReviewLink(system, link.id);
    expect(await store.reviewLinks(1)).toHaveLength(1);
  });

  it("is refused for a version that does not exist", async () => {
    const { store, expiresAt } = await withLink(engine);
    await expect(store.createReviewLink(system, { revisionId: "nada\0", expiresAt })).rejects.toMatchObject({
      code: "revision-to-review-not-found",
      message: "La versión por revisar no existe.",
    });
  });

  it("ends at its time and when it is revoked", async () => {
    const { store, token, link, clock } = await withLink(engine);
    clock.time += 7 * day - 1;
    expect(await store.reviewByToken(token)).not.toBeNull();
    await store.revokeReviewLink(system, link.id);
    expect(await store.reviewByToken(token)).toBeNull();

    const late = await withLink(engine);
    late.clock.time += 7 * day;
    expect(await late.store.reviewByToken(late.token)).toBeNull();
    await expect(late.store.addReviewNote(late.token, approval)).rejects.toMatchObject({
      code: "review-link-expired",
      message: "El enlace de revisión venció o ya no existe.",
    });
    await expect(store.revokeReviewLink(system, "nada")).rejects.toMatchObject({
      code: "review-link-not-found",
      message: "Ese enlace no existe.",
    });
  });

  it("accepts two hundred notes at most", async () => {
    const { store, token } = await withLink(engine);
    for (let count = 0; count < 200; count++) await store.addReviewNote(token, approval);
    await expect(store.addReviewNote(token, approval)).rejects.toMatchObject({
      code: "review-link-full",
      message: "Este enlace ya tiene demasiados comentarios.",
    });
  });

  it("is stored without its token", async () => {
    const { url, token } = await withLink(engine);
    expect(JSON.stringify(await rows(url, "select * from review_link"))).not.toContain(token);
  });
});
