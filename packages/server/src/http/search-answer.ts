import { randomUUID } from "node:crypto";
import { createAnswers, type SearchAnswer, type Searchable } from "@consultorio/content/search";
import { attribute, descendants, type Element, elements } from "@consultorio/publishing/html/html-tree";
import { makeStaticResponse, type StaticResponse } from "@consultorio/publishing/http/static-response";
import { parse, serialize, serializeOuter } from "parse5";

/** Most characters of a query; the rest of a longer one is dropped. It is enough to describe a symptom. */
const longestQuery = 100;

const pages = new WeakMap<StaticResponse, SearchPage>();

/**
 * The published search page with the answer to its `?q=`, for a visitor without script. Null where the query is empty.
 * The page itself is the index: the entries that it lists and the words in their `data-*` attributes.
 */
export async function searchAnswer(
  page: StaticResponse,
  queryString: string,
): Promise<StaticResponse | null> {
  const asked = [...(new URLSearchParams(queryString).get("q") ?? "").trim()];
  const query = asked.slice(0, longestQuery).join("");
  if (query === "") return null;
  const known = pages.get(page) ?? new SearchPage(Buffer.from(page.body).toString("utf8"));
  pages.set(page, known);
  const headers = { ...page.headers, "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
  return makeStaticResponse(Buffer.from(known.answer(query)), headers, { effort: 4 });
}

/** A search page, parsed once. Each answer joins its parts. */
export class SearchPage {
  readonly #pieces: string[];
  readonly #marks = {
    state: randomUUID(),
    help: randomUUID(),
    query: randomUUID(),
    words: randomUUID(),
    results: randomUUID(),
  };
  readonly #entries: ReadonlyMap<string, string>;
  readonly #answerTo: (query: string) => SearchAnswer;

  /** Throws where the page has no search in it. */
  constructor(html: string) {
    const tree = parse(html);
    const host = one(elements(tree), "the search", ({ tagName }) => tagName === "c-search");
    const inside = [...elements(host)];
    const listed = inside.filter((element) => attribute(element, "data-entry") !== undefined);
    this.#entries = new Map(listed.map((entry) => [searchable(entry).id, serializeOuter(entry)]));
    const text = (name: string) => attribute(host, `data-${name}`) ?? "";
    const list = (name: string) =>
      text(name)
        .split(";")
        .filter((item) => item !== "");
    this.#answerTo = createAnswers(
      listed.map(searchable),
      {
        signs: list("signs"),
        office: list("office"),
        services: list("services"),
        emergencyNumber: text("number"),
      },
      { found: text("found"), one: text("one"), none: text("none") },
    );
    const { state, help, query, words, results } = this.#marks;
    const field = one(inside, "its field", (element) => attribute(element, "name") === "q");
    host.attrs.push({ name: "data-state", value: state }, { name: "data-help", value: help });
    field.attrs.push({ name: "value", value: query });
    for (const [name, mark] of [
      ["data-answer", words],
      ["data-results", results],
    ] as const) {
      const place = one(inside, name, (element) => attribute(element, name) !== undefined);
      place.childNodes = [{ nodeName: "#text", value: mark, parentNode: place }];
    }
    this.#pieces = serialize(tree).split(new RegExp(`(${[state, help, query, words, results].join("|")})`));
  }

  /** The whole page with the query in its field and the pages that it may mean, the likeliest first. */
  answer(query: string): string {
    const answer = this.#answerTo(query);
    const entries = answer.ids.flatMap((id) => this.#entries.get(id) ?? []);
    const { state, help, query: asked, words, results } = this.#marks;
    const parts: Record<string, string> = {
      [state]: entries.length === 0 ? "none" : "found",
      [help]: answer.help,
      [asked]: escaped(query),
      [words]: escaped(answer.text),
      [results]: entries.join(""),
    };
    return this.#pieces.map((piece) => parts[piece] ?? piece).join("");
  }
}

function one(among: Iterable<Element>, what: string, isIt: (element: Element) => boolean): Element {
  for (const element of among) if (isIt(element)) return element;
  throw new Error(`The search page lacks ${what}.`);
}

/** An entry as the index reads it; its id is the address that it leads to. */
function searchable(entry: Element): Searchable {
  const link = one(elements(entry), "the link of an entry", ({ tagName }) => tagName === "a");
  const inside = [...elements(entry)];
  const text = inside.find(({ tagName }) => tagName === "p");
  const medicalName = inside.find((element) => attribute(element, "data-medical-name") !== undefined);
  return {
    id: attribute(link, "href") ?? "",
    name: words(link),
    medicalName: medicalName === undefined ? "" : words(medicalName),
    description: text === undefined ? "" : words(text),
    terms: attribute(entry, "data-terms") ?? "",
    text: attribute(entry, "data-text") ?? "",
    words: attribute(entry, "data-words") ?? "",
  };
}

const words = (element: Element): string =>
  [...descendants(element)]
    .map((node) => (node.nodeName === "#text" && "value" in node ? node.value : ""))
    .join("");

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text escaped for an element or an attribute. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);
