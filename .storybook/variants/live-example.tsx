import { type ReactNode, useState } from "react";
import { Live, ThreeWidths } from "./three-widths.tsx";

interface LiveExampleProps {
  /** Storybook's id of the story. */
  story: string;
  title: string;
  /** Drawn instead of the story until the reader asks for it. */
  children?: ReactNode;
}

/** A story on a wide screen, a tablet and a phone. It loads when the reader asks for it: each frame makes many requests. */
export function LiveExample({ story, title, children }: LiveExampleProps) {
  const [live, setLive] = useState(false);
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
      {live ? <Frames story={story} title={title} /> : children}
    </div>
  );
}

const Frames = (story: { story: string; title: string }) => (
  <ThreeWidths
    wide={<Live {...story} width="desktop" />}
    tablet={<Live {...story} width="tablet" />}
    phone={<Live {...story} width="phone" />}
  />
);
