import { ChevronDown } from "lucide";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { strings } from "#strings/strings.ts";
import { careAnchor } from "./detail-care.tsx";
import { sourcesAnchor } from "./detail-evidence.tsx";
import type { DetailView } from "./detail-view.ts";

function contents({ care, parts, sources }: DetailView): { id: string; title: string }[] {
  return [
    ...(care.length === 0 ? [] : [{ id: careAnchor, title: strings.care.title }]),
    ...parts.map(({ id, title }) => ({ id, title })),
    ...(sources.length === 0 ? [] : [{ id: sourcesAnchor, title: strings.sources }]),
  ];
}

function Links({ item }: { item: DetailView }) {
  return (
    <ul className="mt-3 border-l border-line">
      {contents(item).map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-12 items-center pl-4 hover:text-action hover:underline hover:underline-offset-4"
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
