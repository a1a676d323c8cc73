import { describe, expect, it } from "vitest";
import { StoreError } from "./store-errors.ts";

describe("an error of the store", () => {
  it("has the status and the message of its code", () => {
    const error = new StoreError("document-missing", { document: "services" });

    expect(error).toMatchObject({
      name: "StoreError",
      code: "document-missing",
      details: [{ document: "services" }],
      status: 422,
      message: "Falta el documento «services».",
      publicMessage: "Falta el documento «services».",
      transient: false,
      fallback: false,
    });
    expect(error.cause).toBeUndefined();
  });

  it("keeps its cause, and shows strangers neither file nor server", () => {
    const cause = new Error("disk I/O error");

    const error = StoreError.causedBy(cause, "sqlite-failed", { file: "/srv/site.db" });

    expect(error.cause).toBe(cause);
    expect(Object.keys(error)).not.toContain("cause");
    expect(error.message).toBe("La base de datos /srv/site.db respondió con un error.");
    expect(error.publicMessage).toBe(
      "La base de datos no responde como debe. Hay que revisar su disco: que tenga espacio y esté sano.",
    );
    expect(new StoreError("postgres-busy", { database: "site" }).publicMessage).toBe(
      "La base de datos no responde. Vuelve a intentarlo en un momento.",
    );
  });

  it("says whether to try again and whether to show the last publication", () => {
    const errors = [
      new StoreError("queue-timeout"),
      new StoreError("publication-overtaken"),
      new StoreError("postgres-unreachable", { server: "db:5432" }),
      new StoreError("sqlite-disk-full", { file: "/srv/site.db" }),
      new StoreError("database-foreign"),
    ];

    expect(errors.map(({ status, transient, fallback }) => ({ status, transient, fallback }))).toEqual([
      { status: 503, transient: true, fallback: false },
      { status: 409, transient: true, fallback: false },
      { status: 503, transient: true, fallback: true },
      { status: 507, transient: false, fallback: true },
      { status: 503, transient: false, fallback: false },
    ]);
  });

  it("does not compile with an unknown code or with wrong details", () => {
    const wrong = [
      // @ts-expect-error: the table has no such code
      () => new StoreError("unknown-code"),
      // @ts-expect-error: the message names a document
      () => new StoreError("document-missing"),
      // @ts-expect-error: the message names a document, not a file
      () => new StoreError("document-missing", { file: "services" }),
      // @ts-expect-error: the message has no details
      () => new StoreError("email-taken", { email: "ana@example.com" }),
      // @ts-expect-error: the message names a file
      () => StoreError.causedBy(null, "sqlite-busy"),
    ];

    expect(wrong).toHaveLength(5);
  });
});
