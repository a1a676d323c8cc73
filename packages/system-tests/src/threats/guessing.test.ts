import { setTimeout as wait } from "node:timers/promises";
import { isLong } from "@consultorio/testkit/long-form";
import { credentials, setUp } from "@consultorio/testkit/server/administrator";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { describe, expect, it } from "vitest";
import { keepTally } from "./keep-tally.ts";
import { eachOf, rawRequest, tally } from "./raw-request.ts";

const server = await serverForFile({
  NODE_OPTIONS: `--import ${import.meta.resolve("./watched-process.ts")}`,
});
await setUp(server);

/** How many passwords the server has hashed since it started. */
const hashed = () => server.output().split("watched hash").length - 1;

function guess(email: string, password: string, from: string) {
  return rawRequest(server.origin, "/api/session", {
    method: "POST",
    headers: {
      Origin: server.origin,
      "Content-Type": "application/json",
      "X-Forwarded-For": from,
      "X-Real-Ip": from,
      Forwarded: `for=${from}`,
    },
    body: JSON.stringify({ email, password }),
  });
}

/** Guesses as often as the server allows until the five of the account are used: it answers with a wait of minutes then. */
async function closeAccount() {
  for (let seconds = 0; seconds < 60; ) {
    await wait(seconds * 1000);
    const { headers } = await guess(credentials.email, "una contraseña larga", "203.0.113.7");
    seconds = Number(headers["retry-after"] ?? 0);
  }
}

/** A thousand in `pnpm test:long`. */
const guesses = isLong ? 1000 : 200;

const addresses = Array.from({ length: guesses }, (_, index) => `198.51.${index >> 8}.${index & 255}`);

describe("many guesses of one password", () => {
  it("reach the hash 5 times at most, whatever address they claim to come from", async ({ task }) => {
    const before = hashed();
    const answers = await eachOf(addresses, (from) => guess(credentials.email, `contraseña ${from}`, from));
    const counts = tally(answers.map(({ status }) => status));
    keepTally(task, "intentos de adivinar una contraseña", counts);
    expect(counts[200]).toBeUndefined();
    expect((counts[401] ?? 0) + (counts[429] ?? 0)).toBe(guesses);
    expect(hashed() - before).toBeGreaterThan(0);
    expect(hashed() - before).toBeLessThanOrEqual(5);
    expect(counts[401]).toBe(hashed() - before);
  });

  it.runIf(isLong)("close the account to the right one too, until it has waited", async () => {
    await closeAccount();
    const right = await guess(credentials.email, credentials.password, "203.0.113.7");
    expect(right.status).toBe(429);
    expect(Number(right.headers["retry-after"])).toBeGreaterThan(0);
    expect(right.headers["set-cookie"]).toBeUndefined();
  });
});

describe("an e-mail without an account", () => {
  it("costs a hash as one with an account, and has the same answer", async () => {
    const attempt = async (email: string) => {
      const before = hashed();
      const { status, headers, body } = await guess(email, "una contraseña larga", "203.0.113.8");
      const { date, "x-request-id": _number, ...kept } = headers;
      expect(date).toBeDefined();
      return { hashes: hashed() - before, status, headers: kept, body: body.toString() };
    };
    const unknown = await attempt("nadie@ejemplo.mx");
    expect(unknown).toMatchObject({ hashes: 1, status: 401 });
    expect(JSON.parse(unknown.body)).toEqual({ error: "El correo o la contraseña no son correctos." });
    expect(await attempt("nadie-mas@ejemplo.mx")).toEqual(unknown);
  });

  it("is counted under every spelling of itself", async () => {
    const spellings = Array.from({ length: 12 }, (_, index) => {
      const letters = [..."otra"].map((letter, place) =>
        (index >> place) & 1 ? letter.toUpperCase() : letter,
      );
      return `${" ".repeat(index % 3)}${letters.join("")}@${index % 2 ? "EJEMPLO.mx" : "ejemplo.mx"}`;
    });
    const answers = await eachOf(spellings, (email) => guess(email, "una contraseña larga", "x"));
    const { 401: tried = 0, 429: stopped = 0 } = tally(answers.map(({ status }) => status));
    expect(tried).toBeLessThanOrEqual(5);
    expect(tried + stopped).toBe(12);
  });
});

describe("guesses at many accounts", () => {
  it("stop at 20 from one network, whatever address they claim", async () => {
    const answers = await eachOf(addresses.slice(0, 100), (from) =>
      guess(`persona-${from}@ejemplo.mx`, "una contraseña larga", from),
    );
    const { 401: tried = 0, 429: stopped = 0 } = tally(answers.map(({ status }) => status));
    expect(tried).toBeLessThanOrEqual(20);
    expect(tried + stopped).toBe(100);
    // The first account's own, and twenty of this network in all.
    expect(hashed()).toBeLessThanOrEqual(1 + 20);
  });
});
