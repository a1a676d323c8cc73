import { useEffect, useState } from "react";
import type { SectionType } from "../../packages/content/src/index.ts";
import { sectionLabel, variantIds, variantInfo } from "../../packages/ui/src/registry/catalog.ts";
import { StoryFrame } from "../variants/story-frame.tsx";
import { variantOf } from "../variants/variant-path.ts";

interface SiblingsProps {
  type: SectionType;
  /** Width in pixels at which each design is drawn. */
  width: number;
  /** The toolbar's other switches, passed on to each frame. */
  globals: string;
}

/** All designs of a section type beside each other, each in a window of the same width. */
export function Siblings({ type, width, globals }: SiblingsProps) {
  const stories = useDefaultStories();
  const column = width < 600 ? 300 : width < 1000 ? 420 : 560;
  return (
    <main style={{ padding: 24, fontFamily: "var(--font-text)", background: "var(--color-surface-alt)" }}>
      <h1 style={{ fontSize: 24, marginBottom: 24 }}>
        {sectionLabel(type)}, a {width} pixeles
      </h1>
      <div
        style={{
          display: "grid",
          gap: 24,
          alignItems: "start",
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${column}px), 1fr))`,
        }}
      >
        {variantIds(type).map((variant) => {
          const story = stories?.get(variant);
          return (
            <figure key={variant} style={{ margin: 0 }}>
              <figcaption style={{ marginBottom: 8 }}>
                <a
                  href={story && `./?path=/docs/${story.replace(/--default$/, "--docs")}`}
                  target="_top"
                  className="font-semibold underline underline-offset-4"
                >
                  {variantInfo(type, variant)?.label}
                </a>{" "}
                · {variant}
              </figcaption>
              {story && <StoryFrame story={story} title={variant} width={width} globals={globals} />}
              {stories !== null && story === undefined && <p>Este diseño no tiene historia «Default».</p>}
            </figure>
          );
        })}
      </div>
    </main>
  );
}

/** Ids of the variants' Default stories, from Storybook's own index; null until it has come. */
function useDefaultStories(): Map<string, string> | null {
  const [stories, setStories] = useState<Map<string, string> | null>(null);
  useEffect(() => {
    const end = new AbortController();
    readIndex(end.signal).then(setStories, (reason: unknown) => {
      if (!end.signal.aborted) throw reason;
    });
    return () => end.abort();
  }, []);
  return stories;
}

interface StoryIndex {
  entries: Record<string, { id: string; exportName?: string; importPath: string; type: "story" | "docs" }>;
}

async function readIndex(signal: AbortSignal): Promise<Map<string, string>> {
  const index: StoryIndex = await (await fetch("index.json", { signal })).json();
  return new Map(
    Object.values(index.entries).flatMap(({ id, exportName, importPath, type }) => {
      const found = type === "story" && exportName === "Default" ? variantOf(importPath) : null;
      return found === null ? [] : [[found.variant, id] as const];
    }),
  );
}
