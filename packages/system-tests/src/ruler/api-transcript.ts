import sharp from "sharp";
import { ApiClient } from "./api-client.ts";
import { setupToken } from "./server.ts";

const owner = { email: "ana@ejemplo.mx", password: "una frase bastante larga" };
const editor = { email: "eva@ejemplo.mx", password: "otra frase bastante larga" };

const documents = ["diseases", "symptoms", "services", "guides", "testimonials"] as const;

/** Calls that read, and whether their answer depends on the draft. */
const reads = [
  "/api/session",
  "/api/account",
  "/api/users",
  "/api/site-content",
  "/api/selected-sections",
  ...documents.map((name) => `/api/collections/${name}`),
  "/api/collections/otra",
  "/api/revisions",
  "/api/publications",
  "/api/changes",
  "/api/changes?from=nada",
  "/api/checklist",
  "/api/media",
  "/api/schedule",
  "/api/review-links",
  "/api/review",
  "/api/component-image?type=Hero&image=HeroSlider",
  "/api/component-image?type=Hero&image=../x",
  "/api/no-existe",
  "/healthz",
];

/** Calls that change something, each with a body that its schema refuses. */
const writes: [method: string, path: string][] = [
  ["POST", "/api/site-content"],
  ["POST", "/api/selected-sections"],
  ["POST", "/api/collections/diseases"],
  ["POST", "/api/collections/otra"],
  ["POST", "/api/media"],
  ["POST", "/api/media/notes"],
  ["POST", "/api/media/replace"],
  ["POST", "/api/media/x/crop"],
  ["DELETE", "/api/media/x"],
  ["POST", "/api/users"],
  ["POST", "/api/users/x"],
  ["POST", "/api/users/x/reset"],
  ["DELETE", "/api/users/x"],
  ["POST", "/api/account/password"],
  ["POST", "/api/account/second-factor/confirm"],
  ["POST", "/api/account/second-factor/off"],
  ["DELETE", "/api/account/sessions/x"],
  ["POST", "/api/review-links"],
  ["DELETE", "/api/review-links/x"],
  ["POST", "/api/review"],
  ["POST", "/api/schedule"],
  ["POST", "/api/publications/x/live"],
  ["POST", "/api/revisions/x/restore"],
  ["POST", "/api/password-reset"],
  ["POST", "/api/setup"],
];

/** Every call of the API in every role, with its answer, line by line. */
export async function apiTranscript(): Promise<string[]> {
  const lines: string[] = [];
  const nobody = new ApiClient("anonymous", lines);
  const first = new ApiClient("owner", lines);
  const second = new ApiClient("editor", lines);
  await nobody.call("POST", "/api/setup", { json: { token: "wrong", ...owner } });
  await first.call("POST", "/api/setup", { json: { token: setupToken, ...owner } });
  await first.call("POST", "/api/users", { json: { ...editor, role: "editor" } });
  await first.call("POST", "/api/users", { json: { ...editor, role: "editora" } });
  await second.call("POST", "/api/session", { json: editor });
  for (const client of [nobody, second, first]) await everyCall(client);
  await refusedCalls(first);
  await ownersWork(first);
  await nobody.call("POST", "/api/session", { json: { email: owner.email, password: "no es esta frase" } });
  await second.call("DELETE", "/api/session");
  return lines;
}

async function everyCall(client: ApiClient): Promise<void> {
  for (const path of reads) await client.call("GET", path);
  for (const [method, path] of writes)
    await client.call(method, path, method === "POST" ? { json: { otro: 1 } } : {});
}

/** Requests that are refused before any call reads them. */
async function refusedCalls(client: ApiClient): Promise<void> {
  const path = "/api/site-content";
  await client.call("POST", path, { json: {}, headers: { Origin: "https://otro.ejemplo" } });
  await client.call("POST", path, { json: {}, headers: { "Sec-Fetch-Site": "cross-site" } });
  await client.call("POST", path, { body: "{", headers: { "Content-Type": "application/json" } });
  await client.call("POST", path, { body: "a=b", headers: { "Content-Type": "text/plain" } });
  await client.call("POST", path, { json: nested(40) });
  await client.call("POST", path, { json: {}, headers: { "If-Match": "x" } });
  await client.call("PUT", path, { json: {} });
  await client.call("OPTIONS", path);
  await client.call("HEAD", path);
  await client.call("GET", "/api//site-content");
  await client.call("GET", "/api/site-content/");
  await client.call("GET", "/api");
  await client.call("POST", "/", { json: {} });
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

/** One of each change that succeeds. */
async function ownersWork(client: ApiClient): Promise<void> {
  for (const path of [
    "site-content",
    "selected-sections",
    ...documents.map((name) => `collections/${name}`),
  ]) {
    const json = await client.call("GET", `/api/${path}`);
    await client.call("POST", `/api/${path}`, { json });
  }
  const json = await client.call("GET", "/api/site-content");
  await client.call("POST", "/api/site-content", { json, headers: { "If-Match": '"1"' } });
  const form = new FormData();
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#a33" } })
    .png()
    .toBuffer();
  form.set("file", new File([new Uint8Array(bytes)], "prueba.png"));
  const kept = member(await client.call("POST", "/api/media", { body: form }), "path");
  const hash = /[0-9a-f]{64}/.exec(kept)?.[0] ?? "";
  await client.call("POST", `/api/media/${hash}/crop`, {
    json: { left: 0, top: 0, width: 0.5, height: 0.5 },
  });
  const note = { path: kept, alt: "Una prueba", decorative: false, focusX: 40, focusY: 60 };
  await client.call("POST", "/api/media/notes", { json: note });
  await client.call("GET", "/api/media");
  await client.call("DELETE", `/api/media/${hash}`);
  const link = await client.call("POST", "/api/review-links", { json: { days: 1 } });
  const token = member(link, "address").split("#").at(-1);
  const headers = { Authorization: `Bearer ${token}` };
  const comment = { section: "Hero", path: "/", kind: "comment", text: "Más grande", name: "Eva" };
  await client.call("POST", "/api/review", { json: comment, headers });
  await client.call("GET", "/api/review", { headers });
  await client.call("POST", "/api/schedule", { json: { due: "2999-01-01T00:00:00Z" } });
  await client.call("DELETE", "/api/schedule");
  await client.call("POST", "/api/account/second-factor", { json: {} });
  await client.call("POST", "/api/update-sections", { json: {}, headers: { Accept: "text/event-stream" } });
  for (const path of ["publications", "revisions", "schedule", "review-links", "users", "account"])
    await client.call("GET", `/api/${path}`);
}

function member(answer: unknown, name: string): string {
  if (typeof answer !== "object" || answer === null) return "";
  return String(Object.entries(answer).find(([key]) => key === name)?.[1] ?? "");
}
