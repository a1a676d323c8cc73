import { describe, expect, it } from "vitest";
import { emptyStore, engines } from "../test/engines.ts";
import { system } from "./index.ts";

describe.each(engines)("the audit log on %s", (engine) => {
  it("tells who did what, the newest first, in pieces", async () => {
    const at = new Date("2026-11-20T12:00:00.000Z");
    const store = await emptyStore(engine, { now: () => at });
    await store.audit(system, "session.refused", { network: "203.0.113.0/24" });
    await store.audit(system, "uno");
    await store.audit(system, "dos", [true, null, "\0"]);

    const [last, ...older] = await store.auditTrail({ limit: 2 });

    expect(last).toMatchObject({
      action: "dos",
      detail: [true, null, "\0"],
      author: { name: "Sistema" },
      at,
    });
    expect(older).toMatchObject([{ action: "uno", detail: null }]);
    expect(await store.auditTrail({ before: older[0]?.id ?? "" })).toMatchObject([
      { action: "session.refused", detail: { network: "203.0.113.0/24" } },
    ]);
  });

  it("holds the accounts that were made and by whom", async () => {
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
});
