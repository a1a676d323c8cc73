import { describe, expect, it } from "vitest";
import { documentsWith } from "#test/documents.ts";
import { emptyStore } from "#test/engines.ts";
import type { Store, User } from "../index.ts";

const user: User = { id: "1", email: "ana@example.com", role: "owner", createdAt: new Date() };
const forged = { user, expiresAt: new Date("2099-01-01") };

describe("a write without a verified session", () => {
  it("does not compile, and is refused at run time", async () => {
    const store = await emptyStore("sqlite");
    const save = { documents: documentsWith("x"), base: 0 };

    // @ts-expect-error An object of the same shape is not a session.
    await expect(store.save(forged, save)).rejects.toMatchObject({ code: "unauthorised" });
    // @ts-expect-error A write needs an actor.
    await expect(store.save(undefined, save)).rejects.toMatchObject({ code: "unauthorised" });
    // @ts-expect-error Nor does it make a publication.
    await expect(store.createPublication(forged, { revisionId: "", pages: [] })).rejects.toMatchObject({
      code: "unauthorised",
    });
    // @ts-expect-error Nor does it change a password.
    await expect(store.changePassword(forged, "x")).rejects.toMatchObject({ code: "unauthorised" });

    expect(await store.draft()).toBeNull();
  });

  // Like a caller without type checks.
  const unchecked = forged as never;
  const due = new Date("2099-01-01");
  const credentials = { email: "eva@example.com", password: "una contraseña larga" };
  const calls: [string, (store: Store) => unknown][] = [
    ["beginSecondFactor", (store) => store.beginSecondFactor(unchecked, "x")],
    ["cancelSchedule", (store) => store.cancelSchedule(unchecked)],
    ["claimScheduled", (store) => store.claimScheduled(unchecked)],
    ["confirmSecondFactor", (store) => store.confirmSecondFactor(unchecked, "123456")],
    ["createReviewLink", (store) => store.createReviewLink(unchecked, { revisionId: "x", expiresAt: due })],
    ["createSetupToken", (store) => store.createSetupToken(unchecked)],
    ["createUser", (store) => store.createUser(unchecked, credentials)],
    ["deleteMedia", (store) => store.deleteMedia(unchecked, "x")],
    ["deleteOtherSessions", (store) => store.deleteOtherSessions(unchecked)],
    ["deleteSession", (store) => store.deleteSession(unchecked)],
    ["deleteUser", (store) => store.deleteUser(unchecked, "x")],
    ["endSecondFactor", (store) => store.endSecondFactor(unchecked)],
    ["endSession", (store) => store.endSession(unchecked, "x")],
    ["finishScheduled", (store) => store.finishScheduled(unchecked, "x", { state: "done", detail: "" })],
    ["prunePublications", (store) => store.prunePublications(unchecked, { newest: 1 })],
    ["putMedia", (store) => store.putMedia(unchecked, { name: "x", width: 1, height: 1, files: [] })],
    ["resetPassword", (store) => store.resetPassword(unchecked, "x")],
    ["revokeReviewLink", (store) => store.revokeReviewLink(unchecked, "x")],
    ["schedulePublication", (store) => store.schedulePublication(unchecked, { revisionId: "x", due })],
    ["sessions", (store) => store.sessions(unchecked)],
    ["thinRevisions", (store) => store.thinRevisions(unchecked)],
    ["setLive", (store) => store.setLive(unchecked, "x")],
    ["setRole", (store) => store.setRole(unchecked, "x", "editor")],
    ["users", (store) => store.users(unchecked)],
  ];

  it.each(calls)("is refused by «%s»", async (_name, call) => {
    const store = await emptyStore("sqlite");
    await expect((async () => call(store))()).rejects.toMatchObject({
      code: "unauthorised",
      message: "Inicia sesión para continuar.",
    });
  });

  it("cannot make a session: the class is only a type outside this package", async () => {
    const outside = await import("../index.ts");

    // @ts-expect-error The class is no value outside.
    expect(outside.VerifiedSession).toBeUndefined();
    // @ts-expect-error Nor is the system's.
    expect(outside.SystemActor).toBeUndefined();
  });
});
