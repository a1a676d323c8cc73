import type { SearchAnswer } from "@consultorio/content/search";
import { type Behaviour, onEnd, part } from "../element/define-element.ts";

/**
 * `<c-search>`: answers as one types into its `input`. Copies of the entries, `[data-entry]`, that may be meant go to
 * `[data-results]`, the likeliest first, and `[data-answer]`, a live region, says how many; `data-state` is then
 * `found` or `none`. `data-help` is the help level of the query: `none`, `notice`, `emergency` or `crisis`. The site's own words
 * are in `data-signs`, `data-office`, `data-services` and `data-number`, its sentences in `data-found`, `data-one` and
 * `data-none`, with `{count}` and `{query}` in them. The server answers the form's own `?q=` in the same way, so that it works
 * without script.
 */
export const search: Behaviour = (host, signal) => {
  const form = part(host, "form", HTMLFormElement);
  const field = part(form, "input", HTMLInputElement);
  const results = part(host, "[data-results]", HTMLElement);
  const answer = part(host, "[data-answer]", HTMLElement);
  const entries = new Map(
    Array.from(host.querySelectorAll<HTMLElement>("[data-groups] [data-entry]"), (entry) => [
      entry.querySelector("a")?.getAttribute("href") ?? "",
      entry,
    ]),
  );
  let answers: Promise<(query: string) => SearchAnswer> | undefined;
  const load = () => {
    answers ??= import("./search-index.ts").then(({ answersOver }) => answersOver(host, entries.values()));
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
    const { help, ids, text } = answerTo(query);
    results.replaceChildren(...ids.flatMap((id) => entries.get(id)?.cloneNode(true) ?? []));
    if (answer.textContent !== text) answer.textContent = text;
    host.dataset.help = help;
    host.dataset.state = ids.length === 0 ? "none" : "found";
  };
  const run = () =>
    update().catch((reason: unknown) => console.warn("<c-search>: its index did not load.", reason));

  field.addEventListener("focus", () => void load().catch(() => undefined), { signal });
  field.addEventListener("input", () => void run(), { signal });
  form.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      const address = new URL(form.action);
      address.search = new URLSearchParams({ q: field.value.trim() }).toString();
      history.replaceState(history.state, "", address);
      void update().then(
        // The field stands above it, and would leave the answer below a phone's screen.
        () => host.querySelector("[data-help-cards]")?.scrollIntoView(),
        // Without the index the server answers.
        () => form.submit(),
      );
    },
    { signal },
  );
  // The page was opened with a question that no server answered, or the browser filled the field in again.
  const asked = new URLSearchParams(location.search).get("q") ?? "";
  if (field.value === "" && asked !== "") field.value = asked;
  if (field.value !== "" && host.dataset.state === undefined) void run();
  onEnd(signal, clear);
};
