import { toId } from "storybook/internal/csf";
import { type SectionType, sectionTypes } from "../../../packages/content/src/index.ts";
import { defaultVariant, sectionLabel, variantIds } from "../../../packages/ui/src/registry/catalog.ts";
import { previewThumbnail } from "../../variants/preview-screenshots.ts";

/** Every section type in the order of a page: a picture, its name, how many designs it has. */
export function TypeGrid() {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 ms:gap-x-6 ms:gap-y-10 md:grid-cols-3">
      {sectionTypes.map((type, index) => (
        <li key={type}>
          <TypeCard type={type} loading={index < 6 ? "eager" : "lazy"} />
        </li>
      ))}
    </ul>
  );
}

interface TypeCardProps {
  type: SectionType;
  loading: "eager" | "lazy";
}

function TypeCard({ type, loading }: TypeCardProps) {
  const picture = previewThumbnail(type, defaultVariant(type));
  const count = variantIds(type).length;
  return (
    <a href={typePage(type)} target="_top" className="group block">
      <span className="flex aspect-3/2 flex-col overflow-hidden rounded-card border border-line bg-surface-strong p-2 pb-0 ms:p-3 ms:pb-0">
        {picture && (
          <img
            src={picture}
            alt=""
            loading={loading}
            className="my-auto min-h-2/5 w-full rounded-small object-cover object-left-top shadow-float transition-transform duration-300 ease-calm group-hover:-translate-y-1"
          />
        )}
      </span>
      <span className="mt-3 block font-display text-lg leading-tight group-hover:underline">
        {sectionLabel(type)}
      </span>
      <span className="mt-1 block text-xs text-text-soft">
        {count === 1 ? "1 diseño" : `${count} diseños`}
      </span>
    </a>
  );
}

/** The page that shows all designs of a type. */
const typePage = (type: SectionType): string =>
  `./?path=/story/${toId(`Secciones/${type}/Todos los diseños`, "Siblings")}`;
