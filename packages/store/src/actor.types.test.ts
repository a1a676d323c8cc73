import { describe, expect, it } from "vitest";
import { documentsSaying } from "../test/documents.ts";
import { emptyStore } from "../test/engines.ts";
import type { User } from "./index.ts";

const user: User = { id: "1", email: "ana@example.com", role: "propietaria", at: new Date() };
const forged = { user, until: new Date("2099-01-01") };

describe("a write without a verified session", () => {
  it("does not compile, and is refused when it comes all the same", async () => {
    const store = await emptyStore("sqlite");
    const save = { documents: documentsSaying("x"), base: 0 };

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

  it("has no other way to a session: the class is a type outside this package", async () => {
    const outside = await import("./index.ts");

    // @ts-expect-error The class is no value outside.
    expect(outside.VerifiedSession).toBeUndefined();
    // @ts-expect-error Nor is the system's.
    expect(outside.SystemActor).toBeUndefined();
  });
});
