import { cva } from "class-variance-authority";
import { Carousel } from "#components/carousel/carousel.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { heroWords } from "#messages/words.ts";
import { type HeroContent, type HeroProps, type HeroSlide, heroContent } from "./hero.props.ts";
import { heroHeight } from "./hero-frame.ts";

/** Specification, section 9. Milliseconds. */
const autoplay = 5000;
const speed = 1500;
/** So many dots of 24 px have room beside three buttons at 320 px. More go below the buttons on a phone. */
const dotsBesideButtons = 4;

/** Large pictures that change by themselves; the words of each lie on a light veil, so that any picture will do. */
export function HeroSlider(
  props: Omit<HeroProps, "mainImage" | "logo" | "foreground" | "facts" | "price" | "hours" | "video">,
) {
  const messages = useMessages({ hero: heroWords });
  const content = heroContent(props);
  const { anchor, className } = content;
  const slides = content.slides.length === 0 ? [slideOfSection(content)] : content.slides;
  return (
    <Section
      type="Hero"
      variant="HeroSlider"
      anchor={anchor}
      className={className}
      width="bleed"
      rhythm="none"
      underHeader="surface"
    >
      <Carousel
        label={messages.hero.slides}
        slides={slides.map((slide, index) => ({
          key: `${index}-${slide.title}`,
          content: <Slide slide={slide} first={index === 0} {...content} />,
        }))}
        gap={0}
        autoplay={autoplay}
        speed={speed}
        wrap="loop"
        pages="dots"
        className="relative"
        controlsClassName={cn(
          "absolute inset-x-0 bottom-4 z-10 shell-content mt-0 max-lg:rounded-full max-lg:bg-surface max-lg:p-1",
          slides.length > dotsBesideButtons
            ? "max-xs:rounded-card xs:flex-nowrap"
            : "max-3xs:rounded-card 3xs:flex-nowrap",
        )}
      />
    </Section>
  );
}

/** The content of the slider without slides. */
function slideOfSection({ background, title, subTitle, description }: HeroContent): Required<HeroSlide> {
  return {
    image: background.image,
    title,
    subtitle: subTitle,
    description,
    alignment: "left",
    mobileOffset: 0,
  };
}

const veil = cva("absolute inset-0", {
  variants: {
    alignment: {
      left: "lg:bg-linear-to-r lg:from-surface lg:from-40% lg:via-surface/85 lg:via-60% lg:to-transparent lg:to-90%",
      center: "lg:bg-surface/85",
      right:
        "lg:bg-linear-to-l lg:from-surface lg:from-40% lg:via-surface/85 lg:via-60% lg:to-transparent lg:to-90%",
    },
  },
});

const textColumn = cva("max-lg:contents lg:flex lg:max-w-xl lg:flex-col", {
  variants: {
    alignment: { left: "", center: "lg:mx-auto lg:items-center lg:text-center", right: "lg:ml-auto" },
  },
});

interface SlideProps extends HeroContent {
  anchor: string;
  slide: Required<HeroSlide>;
  first: boolean;
}

/** A narrow screen has title and buttons first, so that they are on its first screen, and the picture last, with the controls on it. */
function Slide({ slide, first, anchor, height, overlay, contact, opening }: SlideProps) {
  return (
    <div
      style={heroHeight(height)}
      className="relative isolate flex h-full flex-col max-lg:px-gutter max-lg:pt-[calc(var(--header-room,0px)+1rem)] lg:min-h-[calc(var(--hero-height)+var(--header-tuck))] lg:justify-center lg:pt-(--header-room)"
    >
      <div className="max-lg:contents lg:shell-content lg:pt-16 lg:pb-24">
        <div className={textColumn({ alignment: slide.alignment })}>
          {slide.subtitle === "" ? null : (
            <p className="mb-2 text-sm font-semibold text-action lg:mb-3">{slide.subtitle}</p>
          )}
          <Heading level={first ? 1 : 2} size="page" {...(first && { id: headingId(anchor) })}>
            {slide.title}
          </Heading>
          {slide.description === "" ? null : (
            <p className="order-2 mt-5 text-text-soft lg:order-none lg:text-lg">{slide.description}</p>
          )}
          <ContactButtons
            contact={contact}
            opening={opening}
            className={cn(
              "order-1 mt-5 lg:order-none lg:mt-8",
              slide.alignment === "center" && "lg:justify-center",
            )}
          />
        </div>
      </div>
      <SlidePicture slide={slide} first={first} overlay={overlay} />
    </div>
  );
}

/** The picture with the editor's tint: below the words on narrow screens, behind them and a veil on wide ones. */
function SlidePicture({ slide, first, overlay }: Pick<SlideProps, "slide" | "first" | "overlay">) {
  return (
    <div className="relative -z-10 order-3 -mx-gutter mt-6 min-h-52 flex-1 lg:absolute lg:inset-0 lg:m-0">
      <Picture
        image={slide.image}
        decorative
        priority={first}
        className="absolute inset-0"
        style={{ objectPosition: `${50 + slide.mobileOffset / 2}% 50%` }}
      />
      {overlay.color === "" ? null : (
        <div
          className="absolute inset-0"
          style={{ backgroundColor: overlay.color, opacity: overlay.opacity }}
        />
      )}
      <div className={veil({ alignment: slide.alignment })} />
    </div>
  );
}
