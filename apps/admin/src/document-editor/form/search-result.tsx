import { fill } from "#components/strings.ts";
import { useValue } from "#document-editor/document/document-context.ts";
import classes from "./form.module.css";
import { messages } from "./strings.ts";

interface SearchResultProps {
  /** The path of the metadata in the document. */
  path: string;
}

/** How much of a title and of a description a result page shows, in characters, and the least that says enough. */
const bounds = { title: { least: 20, most: 60 }, description: { least: 120, most: 160 } };

/** The page as a search engine would list it, with how well its words fit. */
export function SearchResult({ path }: SearchResultProps) {
  const title = useText(`${path}.title`);
  const description = useText(`${path}.description`);
  const address = useText(`${path}.alternates.canonical`);
  return (
    <figure className={classes.result} aria-label={messages.searchResult.title}>
      <figcaption>{messages.searchResult.title}</figcaption>
      <p className={classes.resultAddress}>
        {[window.location.host, ...address.split("/")].filter((part) => part !== "").join(" › ")}
      </p>
      <p className={classes.resultTitle}>{cut(title, bounds.title.most) || messages.searchResult.noTitle}</p>
      <p className={classes.resultText}>
        {cut(description, bounds.description.most) || messages.searchResult.noDescription}
      </p>
      <ul className={classes.counts}>
        <li>{counter(messages.searchResult.titleCount, title, bounds.title)}</li>
        <li>{counter(messages.searchResult.descriptionCount, description, bounds.description)}</li>
      </ul>
    </figure>
  );
}

function useText(path: string): string {
  const value = useValue(path);
  return typeof value === "string" ? value.trim() : "";
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most).trimEnd()}…` : text);

function counter(sentence: string, text: string, { least, most }: { least: number; most: number }): string {
  const verdict =
    text.length > most
      ? messages.searchResult.long
      : text.length < least
        ? messages.searchResult.short
        : messages.searchResult.good;
  return fill(sentence, { count: text.length, most, verdict });
}
