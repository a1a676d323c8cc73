import facts from "virtual:design-facts";
import { Unstyled } from "@storybook/addon-docs/blocks";
import { useState } from "react";
import { sectionTypes } from "../../packages/content/src/index.ts";
import { sectionLabel, variantIds, variantInfo } from "../../packages/ui/src/registry/catalog.ts";
import { DesignCard } from "./design-card.tsx";
import { DesignFilters } from "./design-filters.tsx";
import { type Design, type Filters, fits, noFilters } from "./filters.ts";

const designs: Design[] = sectionTypes.flatMap((type) =>
  variantIds(type).map((variant) => {
    const { label = variant, description = "" } = variantInfo(type, variant) ?? {};
    const { pictures = false, carousel = false, script = false, kilobytes = 0 } = facts[variant] ?? {};
    return {
      type,
      variant,
      label,
      description,
      section: sectionLabel(type),
      pictures,
      carousel,
      script,
      kilobytes,
    };
  }),
);

/** Every design of every type by its picture, with filters. */
export function AllDesigns() {
  const [filters, setFilters] = useState<Filters>(noFilters);
  const shown = designs.filter((design) => fits(design, filters));
  const ordered = filters.lightFirst
    ? shown.toSorted((one, other) => one.kilobytes - other.kilobytes)
    : shown;
  return (
    <Unstyled>
      <div data-wide className="font-text text-text">
        <h1 className="text-4xl">Todos los diseños</h1>
        <DesignFilters filters={filters} change={(part) => setFilters({ ...filters, ...part })} />
        <p role="status" className="mt-6 text-sm text-text-soft">
          {shown.length === 1 ? "1 diseño" : `${shown.length} diseños`} de {designs.length}
        </p>
        {shown.length === 0 && (
          <button
            type="button"
            onClick={() => setFilters(noFilters)}
            className="mt-4 min-h-control rounded-full border border-line-strong px-6 font-semibold hover:bg-surface-alt"
          >
            Quitar los filtros
          </button>
        )}
        <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 xl:grid-cols-4">
          {ordered.map((design, index) => (
            <li key={design.variant}>
              <DesignCard {...design} width={filters.width} loading={index < 8 ? "eager" : "lazy"} />
            </li>
          ))}
        </ul>
      </div>
    </Unstyled>
  );
}
