import { createSearch, type Search } from "@consultorio/content/search";

export { answerText, isEmergency } from "@consultorio/content/search";

/**
 * The index over the entries of a search: `[data-entry]`, each with its link and description, with `data-terms`,
 * `data-words` and `data-text`. Its own chunk: only who searches loads it. An entry's id is the address that it leads to.
 */
export function searchOver(entries: Iterable<HTMLElement>): Search {
  return createSearch(
    Array.from(entries, (entry) => {
      const link = entry.querySelector("a");
      return {
        id: link?.getAttribute("href") ?? "",
        name: link?.textContent ?? "",
        description: entry.querySelector("p")?.textContent ?? "",
        terms: entry.dataset.terms ?? "",
        words: entry.dataset.words ?? "",
        text: entry.dataset.text ?? "",
      };
    }),
  );
}
