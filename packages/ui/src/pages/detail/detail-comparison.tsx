import type { Route, Site } from "@consultorio/content";
import { ChevronDown } from "lucide";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { RenderSection } from "#registry/render-section.tsx";
import { strings } from "#strings/strings.ts";
import type { DetailView } from "./detail-view.ts";

/** On the page of a treatment that the site compares: the comparison, folded on phones. It is not printed. */
export function DetailComparison({ site, route, item }: { site: Site; route: Route; item: DetailView }) {
  if (!item.compared) return null;
  return (
    <details data-fold="" className="group border-t border-line print:hidden">
      <summary className="shell-content flex min-h-16 items-center justify-between gap-4 py-3 font-display text-2xl">
        {strings.service.compare}
        <LineIcon
          lines={ChevronDown}
          className="transition-transform duration-200 ease-calm group-open:rotate-180"
        />
      </summary>
      <RenderSection type="Comparison" site={site} route={route} evenHidden />
    </details>
  );
}
