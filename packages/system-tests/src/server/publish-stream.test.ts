import { clientHeader, requestHeader } from "@consultorio/api/http/request-context";
import { PublishFailed } from "@consultorio/publishing/publish-error";
import { ApiInProcess, origin } from "@consultorio/server/testing/api-in-process";
import { StoreError } from "@consultorio/store";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const requestId = "4832-0177-4512";

let api: ApiInProcess;
/** The entries of the log, each with the id of its request. */
let reported: [error: unknown, requestId?: string][];

beforeEach(async () => {
  reported = [];
  api = await ApiInProcess.open({ report: (...entry) => void reported.push(entry) });
  await api.begin();
});

afterEach(() => api.close());

/** The last event of a publish that ends with an error. */
async function lastEventOf(error: unknown): Promise<unknown> {
  vi.spyOn(api.services.publisher, "publish").mockRejectedValue(error);
  const headers = {
    Origin: origin,
    Accept: "text/event-stream",
    Cookie: api.cookie ?? "",
    [clientHeader]: "198.51.100.7",
    [requestHeader]: requestId,
  };
  const answer = await api.send(new Request(`${origin}/api/update-sections`, { method: "POST", headers }));
  return JSON.parse(/^event: error\ndata: (.+)\n\n$/.exec(await answer.text())?.[1] ?? "null");
}

it("sends problems that the editor can correct, without logging them", async () => {
  const problems = [{ path: "/contacto", message: "falta el título." }];
  expect(await lastEventOf(new PublishFailed(problems))).toMatchObject({ problems });
  expect(reported).toEqual([]);
});

it("sends in plain words that the database does not work, and logs the rest", async () => {
  const error = new StoreError("postgres-failed", { database: "db.interna" });
  expect(await lastEventOf(error)).toEqual({ error: expect.stringMatching(/^La base de datos no responde/) });
  expect(reported).toEqual([[error, requestId]]);
});

it("sends the id that finds an unexpected error in the log", async () => {
  const error = new Error("secreto");
  expect(await lastEventOf(error)).toEqual({
    error: `Algo falló en el servidor; el sitio sigue como estaba. Vuelve a publicar en un momento. Si llamas por esto, di este número: ${requestId}`,
  });
  expect(reported).toEqual([[error, requestId]]);
});
