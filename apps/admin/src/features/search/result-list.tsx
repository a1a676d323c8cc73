import { useEffect } from "react";
import classes from "./search.module.css";
import type { SearchEntry } from "./search-entry.ts";
import { snippet } from "./snippet.ts";
import { messages } from "./strings.ts";

interface ResultListProps {
  id: string;
  results: readonly SearchEntry[];
  /** Index of the result that Enter opens. */
  chosen: number;
  /** The search text. */
  text: string;
  onOpen: (entry: SearchEntry) => void;
}

export const resultId = (list: string, index: number) => `${list}-${index}`;

/** The results, each with its place and its text. The keys stay in the search field. */
export function ResultList({ id, results, chosen, text, onOpen }: ResultListProps) {
  useEffect(() => {
    document.getElementById(resultId(id, chosen))?.scrollIntoView({ block: "nearest" });
  }, [id, chosen]);
  return (
    <div id={id} role="listbox" aria-label={messages.title} className={classes.results}>
      {results.map((entry, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text above has the focus and its keys open the choice
        <div
          key={entry.id}
          id={resultId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          className={classes.result}
          onClick={() => onOpen(entry)}
        >
          <span className={classes.title}>{entry.title}</span>
          <span className={classes.place}>{entry.place}</span>
          {entry.text !== "" && <span className={classes.text}>{snippet(entry.text, text)}</span>}
        </div>
      ))}
    </div>
  );
}
