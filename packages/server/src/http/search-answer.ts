import { createAnswers, type FoundPage, type SearchAnswer } from "@consultorio/content/search";
import { makeStaticResponse, type StaticResponse } from "@consultorio/publishing/http/static-response";
import { report } from "../process/log.ts";

/** Most characters of a query; the rest of a longer one is dropped. It is enough to describe a symptom. */
const longestQuery = 100;

/** The search page of each publication; null where it cannot be answered on. */
const pages = new WeakMap<StaticResponse, SearchPage | null>();

/**
 * The published search page with the answer to its `?q=`, for a visitor without script. Null where the query is empty, and
 * for a page or data of another build: that page is sent unchanged, with the small emergency card.
 */
export async function searchAnswer(
  page: StaticResponse,
  data: StaticResponse | undefined,
  queryString: string,
): Promise<StaticResponse | null> {
  const characters = [...(new URLSearchParams(queryString).get("q") ?? "").trim()];
  const query = characters.slice(0, longestQuery).join("");
  if (query === "" || data === undefined) return null;
  if (!pages.has(page)) pages.set(page, openSearchPage(page, data));
  const searchPage = pages.get(page);
  if (!searchPage) return null;
  const headers = { ...page.headers, "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
  return makeStaticResponse(Buffer.from(searchPage.answer(query)), headers, { effort: 4 });
}

function openSearchPage(page: StaticResponse, data: StaticResponse): SearchPage | null {
  try {
    return new SearchPage(textOf(page), textOf(data));
  } catch (error) {
    report(error);
    return null;
  }
}

const textOf = ({ body }: StaticResponse) => Buffer.from(body).toString("utf8");

/**
 * Cuts a search page at the places of an answer: the host's attributes, those of the field, the sentence, the results. No
 * text of a page can look like one of them, because quotes are escaped in attributes, and `<` and `>` elsewhere.
 */
const places =
  /^(.*<c-search)( data-index="[^"]*".*<input id="q")(.*data-answer="">)(.*data-results="">)(.*)$/s;

/** A search page with the data of its search, read once. */
export class SearchPage {
  readonly #parts: readonly string[];
  readonly #answerTo: (query: string) => SearchAnswer;

  /** `data` is JSON. Throws where the page has no places for an answer. */
  constructor(html: string, data: string) {
    const match = places.exec(html);
    if (match === null) throw new Error("The search page lacks the places of an answer.");
    this.#parts = match.slice(1);
    this.#answerTo = createAnswers(JSON.parse(data));
  }

  /** The whole page with the query in its field and the pages that it may mean, the likeliest first. */
  answer(query: string): string {
    const { help, pages, text } = this.#answerTo(query);
    const state = pages.length === 0 ? "none" : "found";
    const [host, field, message, results, end] = this.#parts;
    return [
      host,
      ` data-state="${state}" data-help="${help}"`,
      field,
      ` value="${escaped(query)}"`,
      message,
      escaped(text),
      results,
      ...pages.map(resultOf),
      end,
    ].join("");
  }
}

/** A result, in the markup of the lists on the search page. */
function resultOf({ href, name, medicalName, description }: FoundPage): string {
  const other = medicalName === "" ? "" : `<span>${escaped(medicalName)}</span>`;
  return `<li><a href="${escaped(href)}">${escaped(name)}</a>${other}<p>${escaped(description)}</p></li>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text escaped for an element or an attribute. */
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
