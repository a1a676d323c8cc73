import { hash } from "node:crypto";
import type { RunningServer } from "@consultorio/testkit/server/running-server";

/** Every page of the sitemap with its exact answer. */
export type Pages = ReadonlyMap<string, string>;

/** How long a page may take, in milliseconds: it is in memory. */
const pageTimeout = 60_000;

/** Reads every page of the sitemap. */
export async function publicPages({ origin }: Pick<RunningServer, "origin">): Promise<Pages> {
  const read = async (path: string) => {
    const answer = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(pageTimeout) });
    return `${answer.status} ${await answer.text()}`;
  };
  const sitemap = await read("/sitemap.xml");
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const pages = ["/sitemap.xml", ...paths].map(async (path) => [path, await read(path)] as const);
  return new Map(await Promise.all(pages));
}

/** The exact answer at a path: its status and the hash of its body. */
export async function answerOf({ origin }: Pick<RunningServer, "origin">, path: string): Promise<string> {
  const answer = await fetch(`${origin}${path}`);
  return `${answer.status} ${hash("sha256", await answer.bytes())}`;
}

/** How many of the public pages do not answer 200; one if there is no list of them. */
export async function pagesThatFail(server: Pick<RunningServer, "origin">): Promise<number> {
  const pages = [...(await publicPages(server)).values()];
  return pages.filter((text) => !text.startsWith("200 ")).length;
}
