import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { parentPort } from "node:worker_threads";
import { contract } from "@consultorio/api/contract";
import type { Site } from "@consultorio/content";
import { log } from "@consultorio/server/process/log";
import { seed } from "@consultorio/server/site/first-start";
import { system } from "@consultorio/store";
import { temporaryFolder } from "@consultorio/testkit/server/running-server";
import { createBirpc } from "birpc";
import sharp from "sharp";
import { emails, type Person, password, personHeader } from "./people.ts";
import { type ForeignAnswer, TestSite } from "./test-site.ts";

log.level = "silent";
const noCookies = { owner: "", editor: "", nobody: "" };
let opened: TestSite | undefined;
let folder: { path: string; remove(): Promise<void> } | undefined;

// A thread that is busy for five seconds would close a connection on which the next call has just come, and fetch does not
// send a POST again.
const keepAliveTimeout = 0;
const server = createServer(
  { keepAliveTimeout },
  (request, response) => void site().answer(request, response),
);
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
/** How old a sign-in may be, in milliseconds: after ten minutes some calls ask for the password again. */
const freshFor = 5 * 60_000;

const first = await makeTemplate();
let template = first;

function site(): TestSite {
  if (!opened) throw new Error("No site is open.");
  return opened;
}

function post(path: string, body: unknown, person: Person): Promise<Response> {
  return fetch(origin + path, {
    method: "POST",
    headers: { "content-type": "application/json", [personHeader]: person },
    body: JSON.stringify(body),
  });
}

/** Makes the initial state of each test: the bundled content, published, and two accounts that are signed in. */
async function makeTemplate() {
  await using folder = await temporaryFolder();
  const file = join(folder.path, "site.db");
  opened = await TestSite.open(file, origin, noCookies);
  await seed(opened.store);
  const token = await opened.store.createSetupToken(system);
  await post("/api/setup", { token, email: emails.owner, password }, "owner");
  await post("/api/users", { email: emails.editor, password, role: "editor" }, "owner");
  await post("/api/session", { email: emails.editor, password }, "editor");
  await post("/api/update-sections", undefined, "owner");
  await opened.close();
  return { database: await readFile(file), cookies: opened.cookies, signedInAt: Date.now() };
}

/** The template with both accounts signed in a short while ago, however long the tests of this worker have run. */
async function freshTemplate() {
  if (Date.now() - template.signedInAt < freshFor) return template;
  await using folder = await temporaryFolder();
  const file = join(folder.path, "site.db");
  await writeFile(file, first.database);
  opened = await TestSite.open(file, origin, noCookies);
  for (const person of ["owner", "editor"] as const)
    await post("/api/session", { email: emails[person], password }, person);
  await opened.close();
  template = { database: await readFile(file), cookies: opened.cookies, signedInAt: Date.now() };
  return template;
}

const base = async () => (await site().store.draft())?.version ?? 0;

/** A picture of one colour, as PNG. */
async function picture(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const plain = sharp({ create: { width, height, channels: 3, background: "teal" } });
  return new Uint8Array(await plain.png().toBuffer());
}

/** Stores a file in the library as the owner. Resolves with its path. */
async function upload(query: string, init: { body: BodyInit; headers?: Record<string, string> }) {
  const { path, response } = contract.uploadMedia;
  const headers = { ...init.headers, [personHeader]: "owner" };
  const answer = await fetch(origin + path + query, { ...init, method: "POST", headers });
  return response.parse(await answer.json()).path;
}

/** The calls of a test to its site beside those of the API. */
const control = {
  /** Opens a new site and resolves with its origin. */
  async open(): Promise<string> {
    const { database, cookies } = await freshTemplate();
    folder = await temporaryFolder();
    const file = join(folder.path, "site.db");
    await writeFile(file, database);
    opened = await TestSite.open(file, origin, cookies);
    return origin;
  },
  /** Puts a site without accounts in the place of the open one. Resolves with the token of its first administrator. */
  async reopenWithoutAccounts(): Promise<string | null> {
    await site().close();
    const file = join(folder?.path ?? "", "new.db");
    opened = await TestSite.open(file, origin, noCookies);
    opened.person = "nobody";
    await seed(opened.store);
    return opened.store.createSetupToken(system);
  },
  async close(): Promise<void> {
    await site().close();
    await folder?.remove();
  },
  picture,
  async storePicture(name: string, width: number, height: number): Promise<string> {
    const body = new FormData();
    body.set("file", new File([await picture(width, height)], name));
    return upload("", { body });
  },
  storeVideo: (name: string, video: Uint8Array<ArrayBuffer>): Promise<string> =>
    upload(`?${new URLSearchParams({ name })}`, { body: video, headers: { "content-type": "video/mp4" } }),
  received: () => site().received,
  draft: () => site().store.draft(),
  /** Saves documents as no form and no rule would let anybody. */
  async saveRaw(documents: Partial<Site>): Promise<void> {
    await site().store.save(system, { documents, base: await base() });
  },
  /** Saves documents as an account does in another browser. */
  async saveAs(person: Person, documents: Partial<Site>): Promise<void> {
    const session = await site().store.sessionByToken(site().cookies[person].replace(/^.*=/, ""));
    if (!session) throw new Error(`Nobody is signed in as ${person}.`);
    await site().store.save(session, { documents, base: await base() });
  },
  /** Saves the draft as so many versions more. */
  async saveVersions(count: number): Promise<void> {
    const documents = (await site().store.draft())?.documents;
    for (let version = 1; version <= count; version++) {
      const testimonials = version % 2 === 0 ? documents?.testimonials : [];
      await site().store.save(system, { documents: { testimonials }, base: await base() });
    }
  },
  async failScheduled(detail: string): Promise<void> {
    const { store } = site();
    const revisionId = (await store.draft())?.id ?? "";
    const due = new Date(Date.now() + 60_000);
    const { id } = await store.schedulePublication(system, { revisionId, due });
    await store.finishScheduled(system, id, { state: "failed", detail });
  },
  endSession(person: Person) {
    site().cookies[person] = "";
  },
  set(
    state: Partial<Pick<TestSite, "person" | "databaseAway" | "publishing" | "publishProblem" | "notice">>,
  ) {
    Object.assign(site(), state);
  },
  setClock: (now: Date) => site().setClock(now),
  replaceAnswer(call: string, answer: ForeignAnswer) {
    site().foreignAnswers.set(call, answer);
  },
  restore(call: string) {
    site().foreignAnswers.delete(call);
  },
  hold(call: string) {
    site().held.set(call, Promise.withResolvers());
  },
  release(call: string) {
    site().held.get(call)?.resolve();
    site().held.delete(call);
  },
};

export type ApiControl = typeof control;

createBirpc(control, {
  post: (message) => parentPort?.postMessage(message),
  on: (receive) => parentPort?.on("message", receive),
});
parentPort?.postMessage("ready");
