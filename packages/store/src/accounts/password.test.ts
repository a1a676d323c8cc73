import { argon2Sync } from "node:crypto";
import { performance } from "node:perf_hooks";
import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./password.ts";

describe("a password", () => {
  it("matches its own hash and no other password does", async () => {
    const hash = await hashPassword("contraseña");

    expect(await verifyPassword("contraseña", hash)).toBe(true);
    expect(await verifyPassword("contraseña".normalize("NFD"), hash)).toBe(true);
    expect(await verifyPassword("contrasena", hash)).toBe(false);
  });

  it("is hashed with argon2id at 19 MiB, two passes, one lane, and a new salt each time", async () => {
    const [one, other] = await Promise.all([hashPassword("igual"), hashPassword("igual")]);

    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(other).not.toBe(one);
  });

  it("matches a hash of other costs, which the hash contains", async () => {
    // From the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1
    const referenceHash =
      "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";

    expect(await verifyPassword("password", referenceHash)).toBe(true);
    expect(await verifyPassword("Password", referenceHash)).toBe(false);
  });

  it("reads costs of any number of digits", async () => {
    const nonce = Buffer.from("una sal de ayer.");
    const cost = { memory: 128, passes: 12, parallelism: 10, tagLength: 16 };
    const tag = argon2Sync("argon2id", { message: "password", nonce, ...cost });
    const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
    const hash = `$argon2id$v=19$m=128,t=12,p=10$${unpadded(nonce)}$${unpadded(tag)}`;

    expect(await verifyPassword("password", hash)).toBe(true);
    expect(await verifyPassword("otra", hash)).toBe(false);
  });

  it("matches nothing without an account, and takes as long", async () => {
    const hash = await hashPassword("x");
    const timed = async (stored: string | undefined) => {
      const start = performance.now();
      expect(await verifyPassword("y", stored)).toBe(false);
      return performance.now() - start;
    };

    const timesWithHash: number[] = [];
    const timesWithoutHash: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      timesWithHash.push(await timed(hash));
      timesWithoutHash.push(await timed(undefined));
    }

    const ratio = median(timesWithoutHash) / median(timesWithHash);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it("is hashed in order, two at a time", async () => {
    const ended: string[] = [];
    const note = (name: string) => () => void ended.push(name);
    const stored = (passes: number) => `$argon2id$v=19$m=19456,t=${passes},p=1$${salt}$${salt}`;
    const salt = Buffer.alloc(16).toString("base64").replaceAll("=", "");

    await Promise.all([
      verifyPassword("x", stored(20)).then(note("long")),
      verifyPassword("x", stored(120)).then(note("longest")),
      verifyPassword("x", stored(1)).then(note("short")),
      hashPassword("x").then(note("new")),
    ]);

    // One at a time would end the longest before the short ones; three at a time, a short one before the long.
    expect(ended).toEqual(["long", "short", "new", "longest"]);
  });

  it("refuses a hash that it cannot read", async () => {
    const whole = await hashPassword("x");
    for (const hash of ["md5:abc", "", ` ${whole}`, `${whole}$`, whole.replace("v=19", "v=16")])
      await expect(verifyPassword("x", hash)).rejects.toMatchObject({
        code: "password-hash-damaged",
        message: "La contraseña guardada de esta cuenta no se puede leer.",
      });
  });
});

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
