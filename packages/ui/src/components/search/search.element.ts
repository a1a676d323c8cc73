import type { FoundPage, SearchAnswer, SearchData } from "@consultorio/content/search";
import { type Behaviour, onEnd, part } from "../element/define-element.ts";

/**
 * `<c-search>`: answers as one types into its `input`. Its data is the JSON at the address in `data-index`, which is fetched
 * when the field is used. The pages that may be meant go to `[data-results]`, the likeliest first, and `[data-answer]`, a
 * live region, says how many, or has the office's own answer; `data-state` is then `found` or `none`. `data-help` is the help level of the query: `none`,
 * `notice`, `emergency` or `crisis`. The server answers the form's own `?q=` in the same way, so that it works without
 * script, and where the data does not load.
 */
export const search: Behaviour = (host, signal) => {
  const form = part(host, "form", HTMLFormElement);
  const field = part(form, "input", HTMLInputElement);
  const results = part(host, "[data-results]", HTMLElement);
  const answer = part(host, "[data-answer]", HTMLElement);
  let answers: Promise<(query: string) => SearchAnswer> | undefined;
  const load = () => {
    answers ??= loadAnswers(host);
    // The next letter tries again: the network may be back.
    answers.catch(() => {
      answers = undefined;
    });
    return answers;
  };

  const clear = () => {
    results.replaceChildren();
    answer.textContent = "";
    delete host.dataset.state;
    delete host.dataset.help;
  };
  const update = async () => {
    const answerTo = await load();
    const query = field.value.trim();
    if (signal.aborted) return;
    if (query === "") return clear();
    const { help, pages, text } = answerTo(query);
    results.replaceChildren(...pages.map(resultOf));
    if (answer.textContent !== text) answer.textContent = text;
    host.dataset.help = help;
    host.dataset.state = pages.length === 0 ? "none" : "found";
  };
  const run = () =>
    update().catch((reason: unknown) => console.warn("<c-search>: its data did not load.", reason));

  field.addEventListener("focus", () => void load().catch(() => undefined), { signal });
  // The answer of the server, also its card, belongs to another query.
  field.addEventListener("input", clear, { signal, once: true });
  field.addEventListener("input", () => void run(), { signal });
  form.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      const address = new URL(form.action);
      address.search = new URLSearchParams({ q: field.value.trim() }).toString();
      void update().then(
        () => {
          if (signal.aborted) return;
          history.replaceState(history.state, "", address);
          // The field stands above it, and would leave the answer below a phone's screen.
          host.querySelector("[data-help-cards]")?.scrollIntoView();
        },
        // Without the data the server answers. To the address that the page has, the browser would only scroll.
        () => (location.href === address.href ? location.reload() : form.submit()),
      );
    },
    { signal },
  );
  // Somebody typed before the element began.
  if (field.value !== field.defaultValue) clear();
  // The page was opened with a query that no server answered, or the browser restored the field.
  const addressQuery = new URLSearchParams(location.search).get("q") ?? "";
  if (field.value === "" && addressQuery !== "") field.value = addressQuery;
  if (field.value !== "" && host.dataset.state === undefined) void run();
  onEnd(signal, clear);
};

async function loadAnswers({ dataset: { index } }: HTMLElement): Promise<(query: string) => SearchAnswer> {
  if (index === undefined) throw new Error("<c-search>: needs the address of its data in data-index.");
  const [{ createAnswers }, data] = await Promise.all([import("./search-index.ts"), fetchData(index)]);
  return createAnswers(data);
}

async function fetchData(address: string): Promise<SearchData> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.json();
}

/** A result, in the markup of the lists on the search page. */
function resultOf({ href, name, medicalName, description }: FoundPage): HTMLElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = href;
  const add = (element: HTMLElement, text: string) => {
    element.textContent = text;
    item.append(element);
  };
  add(link, name);
  if (medicalName !== "") add(document.createElement("span"), medicalName);
  add(document.createElement("p"), description);
  return item;
}
