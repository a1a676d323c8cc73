import type { Source } from "@consultorio/content";
import { textLink } from "#components/button/button.tsx";

/** The sources of the page: title, publisher and year, linked where there is a trustworthy address. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <ol className="list-decimal space-y-2 pl-6 text-sm text-text-soft marker:text-text-soft">
      {sources.map(({ title, lang, publisher, year, url }) => (
        <li key={title} className="pl-1">
          {url === "" ? (
            <span lang={lang}>{title}</span>
          ) : (
            <a href={url} rel="noopener" lang={lang} data-print-address="" className={textLink}>
              {title}
            </a>
          )}
          {[publisher, year].filter((part) => part !== "").map((part) => `. ${part}`)}
        </li>
      ))}
    </ol>
  );
}
