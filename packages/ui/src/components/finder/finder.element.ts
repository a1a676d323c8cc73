import { cleanText, isSlip } from "@consultorio/content";
import { type Behaviour, onEnd, part, textIn } from "../element/define-element.ts";

/** The words of a text as they are compared: small letters and figures, without accents or marks. */
function wordsOf(text: string): string[] {
  const plain = cleanText(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/**
 * Whether `query` may mean `name`: each of its words begins one of the name's, in any order, or together they
 * begin it at some word (`met life`, `vepormas`). Words in `generic`, which tell no two names apart, are passed over
 * where the query has others. With `slips` a word of five letters or more may have one letter wrong, missing or too much.
 */
export function meansName(
  query: string,
  name: string,
  { generic = [], slips = false }: { generic?: readonly string[]; slips?: boolean } = {},
): boolean {
  const queryWords = wordsOf(query);
  const nameWords = wordsOf(name);
  if (nameWords.some((_, at) => nameWords.slice(at).join("").startsWith(queryWords.join("")))) return true;
  const telling = queryWords.filter((word) => !generic.includes(word));
  return (telling.length === 0 ? queryWords : telling).every((word) =>
    nameWords.some((one) => one.startsWith(word) || (slips && word.length > 4 && isSlip(one, word))),
  );
}

/** Whether a query has a word that is not in `generic`. */
const tells = (query: string, generic: readonly string[]): boolean =>
  wordsOf(query).some((word) => !generic.includes(word));

/**
 * `<c-finder>`: hides the entries, `[data-name]`, that what is typed into its `<input>` does not mean, and says in
 * `[data-answer]`, a live region, whether one of them is it. `data-aliases` of an entry has further names, with commas between them.
 * `data-yes` and `data-similar` have `{name}`, `data-several` has `{count}`, `data-no` neither; `data-state` is then `yes`, `several` or `no`.
 * A name with a typing error is similar, and so is one that shares only words in `data-generic` with the query. With nothing typed all
 * is as the markup has it.
 */
export const finder: Behaviour = (host, signal) => {
  const field = part(host, "input", HTMLInputElement);
  const text = textIn(host, "[data-answer]");
  const given = text.data;
  const generic = wordsOf(host.dataset.generic ?? "");

  const say = (message: string, state?: "yes" | "several" | "no") => {
    if (text.data !== message) text.data = message;
    if (state === undefined) delete host.dataset.state;
    else host.dataset.state = state;
  };
  const search = (query: string) => {
    const entries = Array.from(host.querySelectorAll("[data-name]"), (entry) => ({
      entry,
      name: entry.getAttribute("data-name") ?? "",
      aliases: entry.getAttribute("data-aliases")?.split(",") ?? [],
    }));
    const meant = (slips: boolean) =>
      new Set(
        entries
          .filter(({ name, aliases }) =>
            [name, ...aliases].some((one) => meansName(query, one, { generic, slips })),
          )
          .map(({ name }) => name),
      );
    const exact = meant(false);
    const matches = exact.size > 0 ? exact : meant(true);
    for (const { entry, name } of entries) entry.toggleAttribute("hidden", !matches.has(name));
    const [first = ""] = matches;
    if (wordsOf(query).length === 0) say(given);
    else if (matches.size === 0) say(host.dataset.no ?? "", "no");
    else if (matches.size === 1) {
      const [template = "", state] =
        exact.size === 1 && tells(query, generic)
          ? ([host.dataset.yes, "yes"] as const)
          : ([host.dataset.similar, "several"] as const);
      say(
        template.replace("{name}", () => first),
        state,
      );
    } else say((host.dataset.several ?? "").replace("{count}", String(matches.size)), "several");
  };

  field.addEventListener("input", () => search(field.value), { signal });
  // A browser that comes back to the page fills the field in again.
  if (field.value !== "") search(field.value);
  onEnd(signal, () => search(""));
};
