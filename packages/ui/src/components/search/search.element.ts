import { type Behaviour, onEnd, part } from "../element/define-element.ts";

/** What the index's chunk gives, once it is loaded. */
interface Index {
  find: (query: string) => string[];
  say: (query: string, count: number) => string;
  alarm: (query: string) => boolean;
}

/**
 * `<c-search>`: answers as one types into its `input`. Copies of the entries, `[data-entry]`, that may be meant go to
 * `[data-results]`, the likeliest first, and `[data-answer]`, a live region, says how many; `data-state` is then
 * `found` or `none`. A query that may be an emergency gives it `data-urgent`; `data-signs` are the signs of an emergency
 * that the site names, apart by semicolons. Its words are `data-found`, `data-one` and `data-none`, with `{count}` and `{query}` in them. The server answers the form's own `?q=` in the same way, so that it works without script.
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
  const { found: several = "", one = "", none = "", signs = "" } = host.dataset;
  let index: Promise<Index> | undefined;
  const load = () => {
    index ??= import("./search-index.ts").then(({ searchOver, answerText, isEmergency }) => ({
      find: searchOver(entries.values()),
      alarm: (query) => isEmergency(query, signs.split(";")),
      say: (query, count) => answerText({ found: several, one, none }, query, count),
    }));
    return index;
  };

  const clear = () => {
    results.replaceChildren();
    answer.textContent = "";
    delete host.dataset.state;
    delete host.dataset.urgent;
  };
  const update = async () => {
    const { find, say, alarm } = await load();
    const query = field.value.trim();
    if (signal.aborted) return;
    if (query === "") return clear();
    const found = find(query).flatMap((id) => entries.get(id) ?? []);
    results.replaceChildren(...found.map((entry) => entry.cloneNode(true)));
    const text = say(query, found.length);
    if (answer.textContent !== text) answer.textContent = text;
    host.toggleAttribute("data-urgent", alarm(query));
    host.dataset.state = found.length === 0 ? "none" : "found";
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
        // What asks comes before it: on a phone the answer would be below the screen.
        () => host.querySelector("[role=alert]")?.scrollIntoView(),
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
