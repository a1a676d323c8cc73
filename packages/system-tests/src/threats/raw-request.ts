import { type IncomingHttpHeaders, request } from "node:http";

interface RawOptions {
  method?: string;
  /** Sent unchanged; a list sends the header several times. Without `Host` it is the server's own. */
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Asks as no browser would: neither path nor headers are put in order before they are sent. `origin` names where to
 * connect to.
 */
export function rawRequest(
  origin: string,
  path: string,
  { method = "GET", headers = {}, body }: RawOptions = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
    const sent = { hostname, port, path, method, headers: { ...length, ...headers }, agent: false };
    const outgoing = request(sent, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      });
    });
    outgoing.once("error", reject).end(body);
  });
}

/** Does a task for each item, a few at a time, and returns the results in order. */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += 16)
    results.push(...(await Promise.all(items.slice(start, start + 16).map(task))));
  return results;
}

/** How often each status came: `{ 200: 3, 404: 997 }`. */
export function tally(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
