import { isSectionType, sectionTypes } from "../../packages/content/src/index.ts";
import { sectionLabel } from "../../packages/ui/src/registry/catalog.ts";
import type { Filters } from "./filters.ts";

interface DesignFiltersProps {
  filters: Filters;
  change(part: Partial<Filters>): void;
}

const field = "min-h-control rounded-small border border-line-strong bg-surface px-4";

const switches = [
  { name: "pictures", label: "Con imágenes" },
  { name: "carousel", label: "Con carrusel" },
  { name: "withoutScript", label: "Sin JavaScript" },
  { name: "lightFirst", label: "Los más ligeros primero" },
] as const;

/** Words, section type and properties, by which the page of all designs shows fewer of them. */
export function DesignFilters({ filters, change }: DesignFiltersProps) {
  return (
    <search className="mt-8 flex flex-wrap items-end gap-x-6 gap-y-4 text-sm">
      <label className="flex grow flex-col gap-1 font-semibold md:max-w-80">
        Buscar
        <input
          type="search"
          value={filters.words}
          onChange={({ target }) => change({ words: target.value })}
          placeholder="foto a todo lo ancho"
          className={`${field} font-regular`}
        />
      </label>
      <label className="flex flex-col gap-1 font-semibold">
        Sección
        <select
          value={filters.type}
          onChange={({ target: { value } }) => change({ type: isSectionType(value) ? value : "" })}
          className={`${field} font-regular`}
        >
          <option value="">Todas</option>
          {sectionTypes.map((type) => (
            <option key={type} value={type}>
              {sectionLabel(type)}
            </option>
          ))}
        </select>
      </label>
      <label className="flex flex-col gap-1 font-semibold">
        Imagen
        <select
          value={filters.width}
          onChange={({ target }) => change({ width: target.value === "360" ? 360 : 1280 })}
          className={`${field} font-regular`}
        >
          <option value={1280}>En computadora</option>
          <option value={360}>En teléfono</option>
        </select>
      </label>
      <div className="flex flex-wrap gap-x-5">
        {switches.map(({ name, label }) => (
          <label key={name} className="flex min-h-control items-center gap-2">
            <input
              type="checkbox"
              checked={filters[name]}
              onChange={({ target }) => change({ [name]: target.checked })}
              className="size-5 accent-info"
            />
            {label}
          </label>
        ))}
      </div>
    </search>
  );
}
