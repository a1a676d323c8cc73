import { DocsContext } from "@storybook/addon-docs/blocks";
import { type ComponentProps, type ReactNode, useContext, useState } from "react";
import { firstTheme } from "../theme-switch.ts";
import { Live, ThreeWidths } from "./three-widths.tsx";

interface LiveExampleProps {
  /** Storybook's id of the story. */
  story: string;
  title: string;
  /** Drawn instead of the story until the reader asks for it. */
  children?: ReactNode;
}

/**
 * A story on a wide screen, a tablet and a phone, in the chosen theme. It loads when the reader asks for it: each frame
 * makes many requests. Pictures, which have the first theme, give way to it in any other.
 */
export function LiveExample({ story, title, children }: LiveExampleProps) {
  const docs = useContext(DocsContext);
  const { globals } = docs.getStoryContext(docs.storyById(story));
  // Storybook draws the page anew when a switch changes.
  const [live, setLive] = useState(children !== undefined && globals.theme !== firstTheme);
  return (
    <div className="sb-unstyled font-text">
      <p className="my-3 flex flex-wrap gap-x-3 gap-y-2 text-sm">
        <button
          type="button"
          aria-pressed={live}
          aria-label={`Ver en vivo: ${title}`}
          onClick={() => setLive(!live)}
          className="min-h-control rounded-full border border-line-strong px-5 font-semibold hover:bg-surface-alt aria-pressed:border-info aria-pressed:bg-info aria-pressed:text-on-info"
        >
          Ver en vivo
        </button>
        <a
          href={`./?path=/story/${story}`}
          target="_top"
          className="flex min-h-control items-center px-2 font-semibold text-info underline underline-offset-4"
        >
          Abrir y cambiar sus propiedades<span className="sr-only">: {title}</span>
        </a>
      </p>
      {live ? <Frames story={story} title={title} globals={globals} /> : children}
    </div>
  );
}

const Frames = (story: Omit<ComponentProps<typeof Live>, "width">) => (
  <ThreeWidths
    wide={<Live {...story} width="desktop" />}
    tablet={<Live {...story} width="tablet" />}
    phone={<Live {...story} width="phone" />}
  />
);
