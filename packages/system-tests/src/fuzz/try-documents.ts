import { type DocumentName, documentNames, parseDocument, type Site, siteRoutes } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import type { Administrator } from "@consultorio/testkit/server/administrator";
import { configureConsultorio, SitePage, siteConfiguration } from "@consultorio/ui/site";
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { z } from "zod";
import { documentOf, wrongDocumentOf } from "./document-arbitrary.ts";

configureConsultorio(siteConfiguration);

/** The results of a number of documents. */
export interface DocumentCounts {
  tried: number;
  /** The answer to each of them. */
  statuses: number[];
  saved: number;
  /** Refused with 422. */
  refused: number;
  /** Pages that were drawn from the saved documents. */
  drawn: number;
  /** Unexpected results, one line each. */
  wrong: string[];
}

interface Case {
  name: DocumentName;
  value: unknown;
  /** The field that has to be named where the document was made wrong. */
  path?: string;
}

const cases = fc.constantFrom(...documentNames).chain(
  (name): fc.Arbitrary<Case> =>
    fc.oneof(
      documentOf(name).map((value) => ({ name, value })),
      wrongDocumentOf(name).map((wrong) => ({ name, ...wrong })),
    ),
);

interface Plan {
  count: number;
  seed: number;
  /** From every how many saved documents the pages are drawn. */
  drawEvery: number;
}

/** Saves generated documents by the API, reads each again, and draws pages from some. `tell` says how far it is. */
export async function tryDocuments(
  administrator: Administrator,
  { count, seed, drawEvery }: Plan,
  tell: (line: string) => void = () => {},
): Promise<DocumentCounts> {
  const counts: DocumentCounts = { tried: 0, statuses: [], saved: 0, refused: 0, drawn: 0, wrong: [] };
  // A part at a time: ten thousand documents at once would fill the memory.
  for (let part = 0; counts.tried < count; part += 1) {
    for (const sample of fc.sample(cases, {
      numRuns: Math.min(100, count - counts.tried),
      seed: seed + part,
    })) {
      await tryOne(administrator, sample, counts, drawEvery);
      counts.tried += 1;
    }
    if (counts.tried % 1000 === 0)
      tell(`${counts.tried} documents, ${counts.saved} saved, ${counts.refused} refused`);
  }
  return counts;
}

const refusal = z.object({
  error: z.string().min(10),
  problems: z.array(z.object({ path: z.string(), message: z.string().min(10) })).min(1),
});

async function tryOne(administrator: Administrator, sample: Case, counts: DocumentCounts, drawEvery: number) {
  const { name, value, path } = sample;
  const { address, wrap } = callOf(name);
  const { status, body } = await administrator.call(address, { json: wrap(value) });
  counts.statuses.push(status);
  const parsed = parseDocument(name, JSON.parse(JSON.stringify(value)));
  const objection = (problem: string) =>
    counts.wrong.push(`${name}: ${problem} ${JSON.stringify(body).slice(0, 300)}`);
  if (!parsed.ok) {
    counts.refused += 1;
    const answer = refusal.safeParse(body);
    if (status !== 422 || !answer.success) return objection(`expected 422, got ${status}`);
    if (path !== undefined && !answer.data.problems.some((problem) => names(problem.path, path)))
      objection(`does not name ${path}`);
    return;
  }
  counts.saved += 1;
  if (status !== 200 || path !== undefined) return objection(`expected 200, got ${status}`);
  const read = (await administrator.call(address)).body;
  if (JSON.stringify(sorted(read)) !== JSON.stringify(sorted(wrap(parsed.value))))
    objection("reads otherwise");
  if (counts.saved % drawEvery !== 0) return;
  try {
    counts.drawn += draw({ ...bundledSite, [name]: parsed.value });
  } catch (error) {
    counts.wrong.push(`${name}: cannot be drawn (${error}) ${JSON.stringify(parsed.value).slice(0, 2000)}`);
  }
}

/** Whether a problem is at a place, or at an unknown member of it. */
const names = (problem: string, place: string) =>
  problem === place || problem.startsWith(place === "" ? "" : `${place}.`);

/** Draws every kind of page of a site, and returns their number. Throws where one cannot be drawn. */
function draw(site: Site): number {
  const kinds = Map.groupBy(siteRoutes(site), ({ page }) => page);
  for (const [route] of kinds.values())
    if (route) renderToStaticMarkup(createElement(SitePage, { site, route }));
  return kinds.size;
}

function callOf(name: DocumentName): { address: string; wrap: (value: unknown) => unknown } {
  if (name === "selectedSections") return { address: "/api/selected-sections", wrap: (value) => value };
  const address = name === "siteContent" ? "/api/site-content" : `/api/collections/${name}`;
  return { address, wrap: (value) => ({ [name]: value }) };
}

/** The same value with the members of every group in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([key, member]) => [key, sorted(member)]));
}
