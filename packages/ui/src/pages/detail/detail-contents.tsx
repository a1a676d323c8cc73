import { ChevronDown } from "lucide";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { siteAnchors } from "#registry/site-anchors.ts";
import { strings } from "#strings/strings.ts";
import { careAnchor, careFirst, careTitle } from "./detail-care.tsx";
import { sourcesAnchor } from "./detail-evidence.tsx";
import type { DetailView } from "./detail-view.ts";

function contents(item: DetailView): { id: string; title: string }[] {
  const { care, parts, compared, sources } = item;
  const careLink = care.length === 0 ? [] : [{ id: careAnchor, title: careTitle(item) }];
  return [
    ...(careFirst(item) ? careLink : []),
    ...parts.map(({ id, title }) => ({ id, title })),
    ...(careFirst(item) ? [] : careLink),
    ...(sources.length === 0 ? [] : [{ id: sourcesAnchor, title: strings.sources }]),
    ...(compared ? [{ id: siteAnchors.Comparison, title: strings.service.compare }] : []),
  ];
}

function Links({ item }: { item: DetailView }) {
  return (
    <ul className="mt-3 border-l border-line [scroll-target-group:auto]">
      {contents(item).map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ml-px flex min-h-12 items-center border-l-2 border-transparent pl-4 underline-offset-4 hover:text-action hover:underline [&:target-current]:border-action [&:target-current]:text-action lg:min-h-8 lg:py-1 lg:text-sm lg:leading-snug"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The contents beside the text, on wide screens. */
export function DetailContents({ item }: { item: DetailView }) {
  return (
    <nav aria-label={strings.onThisPage} className="hidden lg:block print:hidden">
      <p className="text-sm font-semibold text-text-soft">{strings.onThisPage}</p>
      <Links item={item} />
    </nav>
  );
}

/** The same before the text, folded, where there is no room beside it. */
export function FoldedContents({ item }: { item: DetailView }) {
  return (
    <div className="lg:hidden print:hidden">
      <details className="group rounded-card bg-surface-alt px-5">
        <summary className="flex min-h-14 items-center justify-between gap-4 font-semibold">
          {strings.onThisPage}
          <LineIcon
            lines={ChevronDown}
            className="transition-transform duration-200 ease-calm group-open:rotate-180"
          />
        </summary>
        <div className="pb-4">
          <Links item={item} />
        </div>
      </details>
    </div>
  );
}
