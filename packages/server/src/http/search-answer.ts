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
  const characters = [...(new URLSearchParams(queryString).get("q") ?? "").trim()];
  const query = characters.slice(0, longestQuery).join("");
  if (query === "") return null;
  const searchPage = pages.get(page) ?? new SearchPage(Buffer.from(page.body).toString("utf8"));
  pages.set(page, searchPage);
  const headers = { ...page.headers, "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
  return makeStaticResponse(Buffer.from(searchPage.answer(query)), headers, { effort: 4 });
}

/** A search page, parsed once. Each answer joins its parts. */
export class SearchPage {
  readonly #pieces: string[];
  readonly #placeholders = {
    state: randomUUID(),
    help: randomUUID(),
    query: randomUUID(),
    message: randomUUID(),
    results: randomUUID(),
  };
  readonly #entries: ReadonlyMap<string, string>;
  readonly #answerTo: (query: string) => SearchAnswer;

  /** Throws where the page has no search in it. */
  constructor(html: string) {
    const tree = parse(html);
    const host = requireElement(elements(tree), "the search", ({ tagName }) => tagName === "c-search");
    const inner = [...elements(host)];
    const entries = inner.filter((element) => attribute(element, "data-entry") !== undefined);
    this.#entries = new Map(entries.map((entry) => [searchable(entry).id, serializeOuter(entry)]));
    const text = (name: string) => attribute(host, `data-${name}`) ?? "";
    const list = (name: string) =>
      text(name)
        .split(";")
        .filter((item) => item !== "");
    this.#answerTo = createAnswers(
      entries.map(searchable),
      {
        signs: list("signs"),
        office: list("office"),
        services: list("services"),
        emergencyNumber: text("number"),
      },
      { found: text("found"), one: text("one"), none: text("none") },
    );
    const { state, help, query, message, results } = this.#placeholders;
    const field = requireElement(inner, "its field", (element) => attribute(element, "name") === "q");
    host.attrs.push({ name: "data-state", value: state }, { name: "data-help", value: help });
    field.attrs.push({ name: "value", value: query });
    for (const [name, placeholder] of [
      ["data-answer", message],
      ["data-results", results],
    ] as const) {
      const element = requireElement(inner, name, (candidate) => attribute(candidate, name) !== undefined);
      element.childNodes = [{ nodeName: "#text", value: placeholder, parentNode: element }];
    }
    this.#pieces = serialize(tree).split(new RegExp(`(${[state, help, query, message, results].join("|")})`));
  }

  /** The whole page with the query in its field and the pages that it may mean, the likeliest first. */
  answer(query: string): string {
    const answer = this.#answerTo(query);
    const entries = answer.ids.flatMap((id) => this.#entries.get(id) ?? []);
    const placeholders = this.#placeholders;
    const parts: Record<string, string> = {
      [placeholders.state]: entries.length === 0 ? "none" : "found",
      [placeholders.help]: answer.help,
      [placeholders.query]: escaped(query),
      [placeholders.message]: escaped(answer.text),
      [placeholders.results]: entries.join(""),
    };
    return this.#pieces.map((piece) => parts[piece] ?? piece).join("");
  }
}

function requireElement(
  candidates: Iterable<Element>,
  description: string,
  predicate: (element: Element) => boolean,
): Element {
  for (const element of candidates) if (predicate(element)) return element;
  throw new Error(`The search page lacks ${description}.`);
}

/** An entry as the index reads it; its id is the address that it leads to. */
function searchable(entry: Element): Searchable {
  const inner = [...elements(entry)];
  const link = requireElement(inner, "the link of an entry", ({ tagName }) => tagName === "a");
  const description = inner.find(({ tagName }) => tagName === "p");
  const medicalName = inner.find((element) => attribute(element, "data-medical-name") !== undefined);
  return {
    id: attribute(link, "href") ?? "",
    name: textContent(link),
    medicalName: medicalName === undefined ? "" : textContent(medicalName),
    description: description === undefined ? "" : textContent(description),
    terms: attribute(entry, "data-terms") ?? "",
    text: attribute(entry, "data-text") ?? "",
    words: attribute(entry, "data-words") ?? "",
  };
}

const textContent = (element: Element): string =>
  [...descendants(element)]
    .map((node) => (node.nodeName === "#text" && "value" in node ? node.value : ""))
    .join("");

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text escaped for an element or an attribute. */
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
