import { type ReactNode, useState } from "react";
import { StoryFrame } from "./story-frame.tsx";

const desktop = 1280;
const phone = 360;

interface LiveExampleProps {
  /** Storybook's id of the story. */
  story: string;
  title: string;
  /** Drawn instead of the story until the reader asks for it. */
  children?: ReactNode;
}

/** A story on a wide screen and on a phone. It loads when the reader asks for it: each frame makes many requests. */
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
          Abrir en el lienzo<span className="sr-only">: {title}</span>
        </a>
      </p>
      {live ? <Frames story={story} title={title} /> : children}
    </div>
  );
}

function Frames({ story, title }: { story: string; title: string }) {
  return (
    <WideAndPhone
      wide={<StoryFrame story={story} title={`${title}, ${desktop} pixeles`} width={desktop} />}
      phone={
        <StoryFrame
          story={story}
          title={`${title}, ${phone} pixeles`}
          width={phone}
          globals="viewport.value:phone"
        />
      }
    />
  );
}

/** A wide screen and a phone beside each other; below each other on a phone. */
export function WideAndPhone({ wide, phone: narrow }: { wide: ReactNode; phone: ReactNode }) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-[3fr_1fr]">
      <div className="overflow-hidden rounded-small border border-line">{wide}</div>
      <div className="max-w-90 overflow-hidden rounded-small border border-line">{narrow}</div>
    </div>
  );
}
