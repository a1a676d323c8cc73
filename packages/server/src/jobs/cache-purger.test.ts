import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createCachePurger, noCache } from "./cache-purger.ts";

const secret = "un-secreto-de-la-cache";
const purge = { paths: ["/", "/contacto"], generation: 7 };

/** The answers of the cache, one after the other; the last one repeats. Null never answers. */
let answers: (number | null)[];
let requests: { method: string; url: string; authorization: string; body: string }[];
let cache: Server;
let url: string;

beforeEach(async () => {
  [answers, requests] = [[204], []];
  cache = createServer(async (request: IncomingMessage, response) => {
    const body = Buffer.concat(await request.toArray()).toString("utf8");
    const { method = "", url: path = "", headers } = request;
    requests.push({ method, url: path, authorization: headers.authorization ?? "", body });
    const status = answers.length > 1 ? answers.shift() : answers[0];
    if (status) response.writeHead(status, { Location: "/otra" }).end();
  }).listen(0, "127.0.0.1");
  await once(cache, "listening");
  const address = cache.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/purgar?sitio=1`;
});

afterEach(() => void cache.close().closeAllConnections());

function teller() {
  const onProblem = vi.fn();
  return { onProblem, tell: createCachePurger({ url, secret }, { settleTime: 0, onProblem }) };
}

describe("a cache in front of the site", () => {
  it("receives the changed addresses once, with the secret, and nothing else", async () => {
    const { tell, onProblem } = teller();
    expect(await tell(purge)).toBeNull();
    expect(requests).toEqual([
      {
        method: "POST",
        url: "/purgar?sitio=1",
        authorization: `Bearer ${secret}`,
        body: '{"paths":["/","/contacto"],"generation":7}',
      },
    ]);
    expect(onProblem).not.toHaveBeenCalled();
  });

  it("is not disturbed where nothing changed", async () => {
    expect(await teller().tell({ paths: [], generation: 8 })).toBeNull();
    expect(requests).toEqual([]);
  });

  it("receives them again after it was busy", async () => {
    answers = [503, 204];
    expect(await teller().tell(purge)).toBeNull();
    expect(requests).toHaveLength(2);
  });

  it.each([
    ["refuses", 401, "respondió 401."],
    ["sends us elsewhere", 302, "respondió 302."],
    ["never answers", null, "The operation was aborted due to timeout"],
  ])("is given up where it %s, three times, and both hear of it", async (_what, status, reason) => {
    answers = [status];
    const { tell, onProblem } = teller();
    expect(await tell(purge)).toMatch(/^El sitio ya es público, pero la caché .* \(PURGE_URL\) no lo aceptó/);
    expect(requests.map((request) => request.url)).toEqual(Array(3).fill("/purgar?sitio=1"));
    expect(onProblem).toHaveBeenCalledExactlyOnceWith(
      new Error(`PURGE_URL no aceptó el cambio 7: ${reason}`),
    );
  });

  it("may be unavailable: the reason is logged without address or secret", async () => {
    cache.close().closeAllConnections();
    const { tell, onProblem } = teller();
    expect(await tell(purge)).toContain("no lo aceptó");
    expect(onProblem).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringMatching(/ECONNREFUSED|fetch failed/) }),
    );
    expect(String(onProblem.mock.calls)).not.toMatch(new RegExp(`${secret}|purgar`));
  });
});

it("is no cache where none is configured", async () => {
  expect(await noCache(purge)).toBeNull();
});
