import { previewThumbnail } from "../variants/preview-screenshots.ts";
import { defaultStory } from "../variants/variant-path.ts";
import type { Design, Filters } from "./filters.ts";

interface DesignCardProps extends Design, Pick<Filters, "width"> {
  loading: "eager" | "lazy";
}

/** A design's picture, names and weight, as a link to its page. */
export function DesignCard({ type, variant, section, label, kilobytes, width, loading }: DesignCardProps) {
  const picture = previewThumbnail(type, variant, width);
  return (
    <a
      href={`./?path=/docs/${defaultStory({ type, variant }).replace(/--default$/, "--docs")}`}
      target="_top"
      className="group block"
    >
      <span
        className={`flex flex-col overflow-hidden rounded-card border border-line bg-surface-strong p-2 pb-0 ${width === 360 ? "aspect-3/4" : "aspect-3/2"}`}
      >
        {picture && (
          <img
            src={picture}
            alt=""
            loading={loading}
            className="my-auto min-h-2/5 w-full rounded-small object-cover object-left-top shadow-float"
          />
        )}
      </span>
      <span className="mt-3 block leading-tight font-semibold group-hover:underline">
        {section}: {label}
      </span>
      <span className="mt-1 block text-xs text-text-soft">
        {variant} · {kilobytes} KB
      </span>
    </a>
  );
}
