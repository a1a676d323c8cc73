import { makeSearchData, type SearchEntry } from "@consultorio/content/search-data";
import { makeStaticResponse } from "@consultorio/publishing/http/static-response";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { log } from "../process/log.ts";
import { SearchPage, searchAnswer } from "./search-answer.ts";

const entry = (href: string, name: string, terms: string[]): SearchEntry => ({
  href,
  name,
  medicalName: "",
  description: "Lo que es.",
  terms,
  words: [],
  text: [],
});

const entries = [
  entry("/enfermedades/varices", "Várices", ["arañitas", "venas saltadas"]),
  entry("/sintomas/edema", "Edema unilateral", ["pierna hinchada"]),
  { ...entry("/enfermedades/linfedema", "Linfedema", ["pierna hinchada y dura"]), medicalName: "<Linfa>" },
];
const data = JSON.stringify(
  makeSearchData(
    {
      entries,
      siteWords: {
        signs: ["Ronquido que no cede."],
        office: ["gnp", "acme"],
        services: ["Limpieza dental"],
        emergencyNumber: "112",
      },
    },
    {
      found: "{count} páginas sobre «{query}»",
      one: "Una página sobre «{query}»",
      none: "Nada sobre «{query}»",
    },
  ),
);

const listed = entries.map(({ href, name }) => `<li><a href="${href}">${name}</a></li>`).join("");
const html = `<!DOCTYPE html><html><head><title>Buscar</title></head><body><c-search data-index="/assets/a.json" class="a"><form action="/buscar"><input id="q" name="q"></form><p role="status" data-answer=""></p><ol data-results=""></ol><ul>${listed}</ul></c-search></body></html>`;

const page = new SearchPage(html, data);
const results = (answer: string) => answer.match(/<ol data-results="">(.*?)<\/ol>/)?.[1] ?? "";
const addresses = (answer: string) =>
  [...results(answer).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

describe("the answer without script", () => {
  it("lists the pages that may be meant and says how many there are", () => {
    const answer = page.answer("piernas hinchadas");
    expect(addresses(answer).toSorted()).toEqual(["/enfermedades/linfedema", "/sintomas/edema"]);
    expect(answer).toContain('data-answer="">2 páginas sobre «piernas hinchadas»</p>');
    expect(answer).toContain('data-state="found"');
    expect(answer).toContain('<input id="q" value="piernas hinchadas" name="q">');
  });

  it("shows of each page its name, its name in medicine and what it is, as text", () => {
    expect(results(page.answer("linfedema"))).toBe(
      '<li><a href="/enfermedades/linfedema">Linfedema</a><span>&lt;Linfa&gt;</span><p>Lo que es.</p></li>',
    );
  });

  it("understands a lay word with a slip in it", () => {
    expect(addresses(page.answer("aranita"))).toEqual(["/enfermedades/varices"]);
  });

  it.each([
    ["me duele el pecho", "emergency"],
    ["tengo un ronquido que no cede", "emergency"],
    ["112", "emergency"],
    ["varices", "notice"],
    ["hemorroides", "notice"],
    ["cuánto cuesta la consulta", "none"],
    ["aceptan ACME", "none"],
    ["qué son las várices", "none"],
  ])("says what help «%s» needs: %s", (query, help) => {
    expect(page.answer(query)).toContain(` data-help="${help}"`);
  });

  it("shows a person who wants to die no pages and no number of results", () => {
    const answer = page.answer("quiero morirme y tengo la pierna hinchada");
    expect(answer).toContain(' data-help="crisis"');
    expect(results(answer)).toBe("");
    expect(answer).toContain('data-answer=""></p>');
  });

  it("says that nothing matches, and leaves the list of everything", () => {
    const answer = page.answer("hemorroides");
    expect(results(answer)).toBe("");
    expect(answer).toContain("Nada sobre «hemorroides»");
    expect(answer).toContain('data-state="none"');
    expect(answer).toContain(listed);
  });

  it.each(['"><script>alert(1)</script>', "</p><img src=x onerror=alert(1)>", "&quot;&lt;", "$& $1"])(
    "keeps the query as text: %s",
    (query) => {
      const answer = page.answer(query);
      expect(answer).not.toMatch(/<script|<img/);
      const value = answer.match(/ value="([^"]*)"/)?.[1] ?? "";
      const back = value
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replaceAll("&amp;", "&");
      expect(back).toBe(query);
    },
  );

  it("is the published page to the letter but for the answer", () => {
    const answer = page.answer("hemorroides");
    const bare = answer
      .replace(' data-state="none"', "")
      .replace(' data-help="notice"', "")
      .replace(' value="hemorroides"', "")
      .replace("Nada sobre «hemorroides»", "");
    expect(bare).toBe(html);
  });

  it("cannot be made of a page without a search", () => {
    expect(() => new SearchPage("<p>Nada</p>", data)).toThrow(
      "The search page lacks the places of an answer.",
    );
  });
});

describe("the address of a search", () => {
  const published = makeStaticResponse(Buffer.from(html), {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'",
    "Cache-Control": "no-cache",
  });

  const publishedData = makeStaticResponse(Buffer.from(data), { "Content-Type": "application/json" });
  const ask = async (query: string) => searchAnswer(await published, await publishedData, query);

  it("has an answer of its own, which no cache keeps and no search engine lists", async () => {
    const answer = await ask("q=ara%C3%B1itas");
    expect(addresses(Buffer.from(answer?.body ?? []).toString())).toEqual(["/enfermedades/varices"]);
    expect(answer?.headers).toMatchObject({
      "Cache-Control": "no-store",
      "Content-Security-Policy": "default-src 'none'",
      "X-Robots-Tag": "noindex",
    });
  });

  it.each(["", "q=", "q=%20%20", "utm_source=x"])(
    "without a question is the page as it is: %j",
    async (query) => {
      expect(await ask(query)).toBeNull();
    },
  );

  it("cuts a long question between two characters", async () => {
    const answer = await ask(`q=${encodeURIComponent(`${"a".repeat(99)}🩺🩺`)}`);
    expect(Buffer.from(answer?.body ?? "").toString()).toContain(`${"a".repeat(99)}🩺»`);
  });

  it("takes a question of any length", async () => {
    const answer = await ask(`q=${"várices ".repeat(5000)}`);
    expect(answer?.body.length).toBeLessThan(html.length + 2000);
  });

  it("is the page as it is where a publication of another build has no data, or other data, and says so once", async () => {
    const written = vi.spyOn(log, "error").mockImplementation(() => {});
    onTestFinished(() => written.mockRestore());
    const page = await makeStaticResponse(Buffer.from(html), { "Content-Type": "text/html" });
    const other = await makeStaticResponse(Buffer.from('{"pages":[]}'), {});
    expect(await searchAnswer(page, undefined, "q=varices")).toBeNull();
    expect(await searchAnswer(page, other, "q=varices")).toBeNull();
    expect(await searchAnswer(page, other, "q=edema")).toBeNull();
    expect(written).toHaveBeenCalledOnce();
  });
});
