import { StoreError } from "@consultorio/store";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { POST } from "../app/api/update-sections/route.ts";
import { PublishFailed } from "../publish/publish-error.ts";
import { clientHeader, requestHeader } from "../server/headers.ts";
import { lendServices } from "../server/services.ts";
import { ApiInProcess, origin } from "../test/api-in-process.ts";

const number = "4832-0177-4512";

let api: ApiInProcess;
/** What the log was told of, each with the number of its request. */
let reported: [error: unknown, number?: string][];

beforeEach(async () => {
  api = await ApiInProcess.open();
  reported = [];
  lendServices({ ...api.services, report: (...told) => void reported.push(told) });
  await api.begin();
});

afterEach(() => api.close());

/** What the stream tells last of a publish that ends with an error. */
async function toldOf(error: unknown): Promise<unknown> {
  vi.spyOn(api.services.publisher, "publish").mockRejectedValue(error);
  const headers = {
    Origin: origin,
    Accept: "text/event-stream",
    Cookie: api.cookie ?? "",
    [clientHeader]: "198.51.100.7",
    [requestHeader]: number,
  };
  const request = new Request(`${origin}/api/update-sections`, { method: "POST", headers });
  const events = await (await POST(request, undefined)).text();
  return JSON.parse(/^event: error\ndata: (.+)\n\n$/.exec(events)?.[1] ?? "null");
}

it("says what the editor can mend, and tells the log nothing of it", async () => {
  const problems = [{ path: "/contacto", message: "falta el título." }];
  expect(await toldOf(new PublishFailed(problems))).toMatchObject({ problems });
  expect(reported).toEqual([]);
});

it("says in plain words that the database is in trouble, and tells the log the rest", async () => {
  const error = new StoreError("postgres-failed", { database: "db.interna" });
  expect(await toldOf(error)).toEqual({ error: expect.stringMatching(/^La base de datos no responde/) });
  expect(reported).toEqual([[error, number]]);
});

it("gives the number that finds in the log what nobody foresaw", async () => {
  const error = new Error("secreto");
  expect(await toldOf(error)).toEqual({
    error: `Algo falló en el servidor; el sitio sigue como estaba. Si llamas por esto, di este número: ${number}`,
  });
  expect(reported).toEqual([[error, number]]);
});
