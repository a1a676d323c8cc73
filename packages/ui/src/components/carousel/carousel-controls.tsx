import { ArrowLeft, ArrowRight, Pause, Play } from "lucide";
import type { ReactNode } from "react";
import { fill } from "#messages/fill.ts";
import { useMessages } from "#messages/messages.tsx";
import { carouselWords } from "#messages/words.ts";
import { IconButton } from "../button/button.tsx";
import { cn } from "../class-names/class-names.ts";
import { LineIcon } from "../icon/line-icon.tsx";
import { marked } from "./carousel-contract.ts";

export type Pages = "dots" | "counter" | "thumbnails" | "none";

export interface Slide {
  key: string;
  content: ReactNode;
  /** The content of the button where `pages` are thumbnails. Decoration: the button has a name. */
  thumbnail?: ReactNode;
}

interface CarouselControlsProps {
  slides: readonly Slide[];
  arrows: boolean;
  pages: Pages;
  pause: boolean;
  ground: "light" | "dark";
  className?: string | undefined;
}

/** The row of a `c-carousel`'s controls: it shows once the carousel moves. */
export function CarouselControls({ slides, arrows, pages, pause, ground, className }: CarouselControlsProps) {
  const messages = useMessages({ carousel: carouselWords });
  return (
    <div
      {...marked("controls")}
      className={cn("mt-6 flex flex-wrap items-center gap-3 print:hidden", className)}
    >
      {arrows && (
        <IconButton {...marked("previous")} ground={ground} label={messages.carousel.previous}>
          <LineIcon lines={ArrowLeft} />
        </IconButton>
      )}
      {arrows && (
        <IconButton {...marked("next")} ground={ground} label={messages.carousel.next}>
          <LineIcon lines={ArrowRight} />
        </IconButton>
      )}
      {pages === "dots" && <Dots total={slides.length} />}
      {pages === "thumbnails" && <Thumbnails slides={slides} />}
      {pages === "counter" && (
        <span
          {...marked("counter")}
          suppressHydrationWarning
          aria-hidden="true"
          className="px-2 text-sm tabular-nums"
        >
          {`1 / ${slides.length}`}
        </span>
      )}
      {pause && (
        <IconButton {...marked("pause")} ground={ground} label={messages.carousel.pause} className="ms-auto">
          <LineIcon lines={Pause} data-icon="pause" />
          <LineIcon lines={Play} data-icon="play" />
        </IconButton>
      )}
    </div>
  );
}

function Dots({ total }: { total: number }) {
  const messages = useMessages({ carousel: carouselWords });
  return (
    <div
      {...marked("dots")}
      className="order-last flex min-w-0 basis-full justify-center sm:order-none sm:flex-1 sm:basis-0"
    >
      {Array.from({ length: total }, (_, index) => index + 1).map((place) => (
        <button
          suppressHydrationWarning
          key={place}
          type="button"
          aria-label={fill(messages.carousel.goTo, { index: place })}
          className="group/dot flex h-12 w-12 min-w-6 shrink items-center justify-center rounded-full"
        >
          <span className="block size-2.5 rounded-full border-2 border-current transition-all duration-200 ease-calm group-aria-current/dot:w-6 group-aria-current/dot:bg-current" />
        </button>
      ))}
    </div>
  );
}

/** For `c-carousel` they are dots; the one in view is the one that is not faint and has a frame. */
function Thumbnails({ slides }: { slides: readonly Slide[] }) {
  const messages = useMessages({ carousel: carouselWords });
  return (
    <div
      {...marked("dots")}
      className="order-first flex min-w-0 basis-full gap-2 lg:min-h-0 lg:flex-1 lg:flex-col"
    >
      {slides.map(({ key, thumbnail }, index) => (
        <button
          suppressHydrationWarning
          key={key}
          type="button"
          aria-label={fill(messages.carousel.goTo, { index: index + 1 })}
          className="relative h-14 min-w-0 flex-1 overflow-hidden rounded-small border-3 border-transparent opacity-60 transition-opacity duration-200 ease-calm hover:opacity-100 aria-current:border-current aria-current:opacity-100 sm:h-20 lg:h-auto lg:min-h-0"
        >
          <span className="absolute inset-0">{thumbnail}</span>
        </button>
      ))}
    </div>
  );
}
