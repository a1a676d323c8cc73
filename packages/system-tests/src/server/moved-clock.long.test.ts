import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Administrator, credentials, setUp } from "@consultorio/testkit/server/administrator";
import { startPublishedServer } from "@consultorio/testkit/server/published-database";
import { type RunningServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const hour = 3_600_000;
const day = 24 * hour;
const preload = import.meta.resolve("@consultorio/testkit/server/moved-clock");

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: RunningServer;
let owner: Administrator;

/** Makes the server's wall clock jump to so many milliseconds ahead of the machine's. */
const jumpTo = (ahead: number) => writeFile(join(folder.path, "clock"), String(ahead));

beforeAll(async () => {
  folder = await temporaryFolder();
  await jumpTo(0);
  server = await startPublishedServer(join(folder.path, "site.db"), {
    NODE_OPTIONS: `--import=${preload}`,
    CLOCK_FILE: join(folder.path, "clock"),
  });
  owner = await setUp(server);
});

beforeEach(() => jumpTo(0));

afterAll(async () => {
  await server?.stop();
  await folder?.remove();
});

const signIn = async (person: Administrator, password = credentials.password) =>
  (await person.call("/api/session", { json: { ...credentials, password } })).status;
const open = async (person: Administrator) => (await person.call("/api/session")).status;

describe("the clock of a running server that jumps", () => {
  it("by hours ends no session in use, forward or back", async () => {
    for (const ahead of [0, 11 * hour, 2 * hour, 13 * hour, hour, -3 * hour, 0]) {
      await jumpTo(ahead);
      expect([ahead / hour, await open(owner)]).toEqual([ahead / hour, 200]);
    }
  });

  it("by more than twelve hours ends it for as long as the clock says so", async () => {
    const person = new Administrator(server);
    expect(await signIn(person)).toBe(200);
    const { cookie } = person;
    await jumpTo(13 * hour);
    expect(await open(person)).toBe(401);
    await jumpTo(0);
    person.cookie = cookie;
    expect(await open(person)).toBe(200);
  });

  it("ends a session of seven days, however often it was used", async () => {
    const person = new Administrator(server);
    expect(await signIn(person)).toBe(200);
    for (let ahead = 0; ahead < 7 * day; ahead += 11 * hour) {
      await jumpTo(ahead);
      expect(await open(person)).toBe(200);
    }
    await jumpTo(7 * day);
    expect(await open(person)).toBe(401);
  });

  it("by a year ends the sessions of that time, and does not lock sign-in", async () => {
    await jumpTo(400 * day);
    const person = new Administrator(server);
    expect(await signIn(new Administrator(server), "otra cosa muy larga")).toBe(401);
    await jumpTo(400 * day + hour);
    expect(await signIn(person)).toBe(200);
    const { cookie } = person;
    await jumpTo(0);
    expect(await open(person)).toBe(401);
    expect(await signIn(person)).toBe(200);
    const later = new Administrator(server);
    later.cookie = cookie;
    expect(await open(later)).toBe(401);
  });
});
