import type { CSSProperties } from "react";
import { fill } from "#messages/fill.ts";
import { useMessages } from "#messages/messages.tsx";
import { carouselWords } from "#messages/words.ts";
import { type CarouselAttributes, marked } from "./carousel-contract.ts";
import { CarouselControls, type Pages, type Slide } from "./carousel-controls.tsx";

/** As in `theme.css`, in rem. */
const widths = { base: 0, xs: 30, ms: 37.5, sm: 40, md: 48, lg: 64, xl: 80 } as const;
const steps = ["base", "xs", "ms", "sm", "md", "lg", "xl"] as const;
type PerView = { base: number } & Partial<Record<(typeof steps)[number], number>>;

interface CarouselProps {
  /** Accessible name. */
  label: string;
  /** `key` names the slide's content: when the keys change, the carousel starts anew. */
  slides: readonly Slide[];
  /** Slides in view from each breakpoint on. */
  perView?: PerView;
  /** Pixels between slides. */
  gap?: number;
  /** Milliseconds between moves; 0 never moves by itself. */
  autoplay?: number;
  /** Milliseconds that a move takes. */
  speed?: number;
  pauseOnHover?: boolean;
  /** What follows the last slide: the first again (`loop`), a button back to it (`rewind`), or nothing. */
  wrap?: CarouselAttributes["data-wrap"];
  arrows?: boolean;
  /** Dots for few slides, `2 / 8` for many, or a strip of their thumbnails. */
  pages?: Pages;
  ground?: "light" | "dark";
  className?: string;
  /** Of the row of controls, to place it over the slides. */
  controlsClassName?: string;
}

/** Slides that scroll and snap; `c-carousel` adds arrows, pages, autoplay with its pause, and keys. */
export function Carousel({
  label,
  slides,
  perView = { base: 1 },
  gap = 24,
  autoplay = 0,
  speed = 500,
  pauseOnHover = false,
  wrap = "none",
  arrows = true,
  pages = "none",
  ground = "light",
  className,
  controlsClassName,
}: CarouselProps) {
  const messages = useMessages({ carousel: carouselWords });
  const attributes: CarouselAttributes = {
    "data-per-view": steps
      .filter((step) => perView[step] !== undefined)
      .map((step) => (step === "base" ? perView.base : `${widths[step]}:${perView[step]}`))
      .join(" "),
    "data-gap": gap,
    "data-speed": speed,
    "data-autoplay": slides.length > 1 ? autoplay : 0,
    "data-wrap": wrap,
    "data-pause-on-hover": pauseOnHover ? "" : undefined,
    "data-label-pause": messages.carousel.pause,
    "data-label-play": messages.carousel.play,
    "data-label-slide": messages.carousel.slide,
  };
  return (
    <c-carousel
      suppressHydrationWarning
      key={slides.map(({ key }) => key).join(" ")}
      role="group"
      aria-roledescription={messages.carousel.role}
      aria-label={label}
      {...attributes}
      style={carouselStyle(perView, gap)}
      className={className}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without script it scrolls, and arrow keys need a place. */}
      <div {...marked("viewport")} className="carousel-viewport" tabIndex={0}>
        <div {...marked("track")} className="carousel-track">
          {slides.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no form's group of fields.
            <div
              key={key}
              {...marked("slide")}
              className="carousel-slide"
              role="group"
              aria-roledescription={messages.carousel.slideRole}
              aria-label={fill(messages.carousel.slide, { index: index + 1, total: slides.length })}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <CarouselControls
          slides={slides}
          arrows={arrows}
          pages={pages}
          pause={autoplay > 0}
          ground={ground}
          className={controlsClassName}
        />
      )}
      <span {...marked("status")} role="status" className="sr-only" />
    </c-carousel>
  );
}

/** Every breakpoint's own number, so that the stylesheet needs no arithmetic. */
function carouselStyle(perView: PerView, gap: number): CSSProperties {
  const style: Record<string, string | number> = { "--gap": `${gap}px` };
  let current = perView.base;
  for (const step of steps) {
    current = perView[step] ?? current;
    style[`--per-view-${step}`] = current;
  }
  return style;
}
