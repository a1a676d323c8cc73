import { type ReactNode, useState } from "react";
import type { SectionType } from "../../packages/content/src/index.ts";
import { sectionLabel, variantIds, variantInfo } from "../../packages/ui/src/registry/catalog.ts";
import { previewScreenshot } from "../variants/preview-screenshots.ts";
import { StoryFrame } from "../variants/story-frame.tsx";
import { defaultStory } from "../variants/variant-path.ts";

interface SiblingsProps {
  type: SectionType;
  /** Width in pixels at which each design is drawn. */
  width: number;
  /** The toolbar's other switches, passed on to each frame. */
  globals: string;
  /** Whether the toolbar asks for something that the saved pictures do not show: all designs are live then. */
  changed: boolean;
}

/**
 * All designs of a section type beside each other at the same width: their pictures, and live where the reader asks for
 * it, because each window loads the library again.
 */
export function Siblings({ type, width, globals, changed }: SiblingsProps) {
  const [requested, setRequested] = useState(false);
  const live = requested || changed;
  const column = width < 600 ? 300 : width < 1000 ? 420 : 560;
  return (
    <main style={{ padding: 24, fontFamily: "var(--font-text)", background: "var(--color-surface-alt)" }}>
      <h1 style={{ fontSize: 24, marginBottom: 16 }}>
        {sectionLabel(type)}, a {width} pixeles
      </h1>
      {!changed && (
        <button
          type="button"
          aria-pressed={live}
          onClick={() => setRequested(!requested)}
          className="mb-6 min-h-control rounded-full border border-line-strong px-5 font-semibold hover:bg-surface aria-pressed:border-info aria-pressed:bg-info aria-pressed:text-on-info"
        >
          Ver todos en vivo
        </button>
      )}
      <div
        style={{
          display: "grid",
          gap: 24,
          alignItems: "start",
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${column}px), 1fr))`,
        }}
      >
        {variantIds(type).map((variant) => {
          const story = defaultStory({ type, variant });
          return (
            <figure key={variant} style={{ margin: 0 }}>
              <figcaption style={{ marginBottom: 8 }}>
                <a
                  href={`./?path=/docs/${story.replace(/--default$/, "--docs")}`}
                  target="_top"
                  className="font-semibold underline underline-offset-4"
                >
                  {variantInfo(type, variant)?.label}
                </a>{" "}
                · {variant}
              </figcaption>
              <Design type={type} variant={variant} width={width}>
                {live && <StoryFrame story={story} title={variant} width={width} globals={globals} />}
              </Design>
            </figure>
          );
        })}
      </div>
    </main>
  );
}

interface DesignProps {
  type: SectionType;
  variant: string;
  width: number;
  /** The design live, or nothing: then its picture is shown. */
  children: ReactNode;
}

function Design({ type, variant, width, children }: DesignProps) {
  const picture = previewScreenshot(type, variant, width);
  if (children) return children;
  if (picture === null)
    return (
      <p>
        Todavía no tiene imagen. Tómala con <code>pnpm previews {variant}</code>.
      </p>
    );
  return (
    <img
      src={picture}
      alt={`${variant} a ${width} pixeles`}
      loading="lazy"
      style={{ width: "100%", maxWidth: width }}
    />
  );
}
