import type { ImageRef } from "@consultorio/content";
import { cn } from "#components/class-names/class-names.ts";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { RichText } from "#components/heading/rich-text.tsx";
import { OpeningStatus } from "#components/opening-status/opening-status.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { VesselLine } from "#components/vessel-line/vessel-line.tsx";
import { type HeroContent, type HeroProps, heroContent } from "./hero.props.ts";
import { heroHeight } from "./hero-frame.ts";

/**
 * The doctor in the middle, cut out or in a frame, in front of a picture that fills the section: the title on her left, on her
 * right a card with the rest. Narrow screens have title and buttons first, then the picture as an arch that the doctor is taller than, then the rest.
 */
export function HeroPortrait(
  props: Omit<HeroProps, "mainImage" | "logo" | "slides" | "facts" | "price" | "video">,
) {
  const content = heroContent(props);
  const { title, subTitle, height, anchor, className } = content;
  return (
    <Section
      type="Hero"
      variant="HeroPortrait"
      anchor={anchor}
      className={className}
      width="bleed"
      rhythm="none"
      underHeader="surface"
    >
      <div
        style={heroHeight(height)}
        className="relative flex flex-col px-gutter pt-[calc(var(--header-room,0px)+1rem)] pb-10 lg:static lg:shell-content lg:px-0 lg:grid lg:min-h-[calc(var(--hero-height)+var(--header-tuck))] lg:grid-cols-12 lg:items-center lg:gap-6 lg:pt-(--header-room) lg:pb-0"
      >
        <Scene {...content} />
        <div className="lg:col-span-5 lg:py-14">
          {subTitle === "" ? null : (
            <p className="mb-2 text-sm lg:mb-3 font-semibold text-action">{subTitle}</p>
          )}
          <Heading level={1} size="page" id={headingId(anchor)} className="lg:text-3xl xl:text-4xl">
            {title}
          </Heading>
        </div>
        <Reply {...content} />
      </div>
    </Section>
  );
}

/** Both pictures, each in the height that the editor chose. Without any picture, the brand's line. */
function Scene({ background, foreground, overlay }: HeroContent) {
  if (background.image === null && foreground.image === null) {
    return (
      <div className="order-2 -mx-gutter mt-4 lg:absolute lg:inset-0 lg:-z-10 lg:m-0 lg:flex lg:items-end">
        <VesselLine kind="divider" className="text-brand opacity-60" />
      </div>
    );
  }
  return (
    <div className="relative -z-10 order-2 mx-auto mt-4 h-88 w-full max-w-xs sm:h-120 sm:max-w-md lg:absolute lg:inset-0 lg:m-0 lg:h-auto lg:max-w-none lg:overflow-hidden">
      <div className="absolute inset-x-0 bottom-0 h-2/3 overflow-hidden rounded-t-full bg-action-soft lg:inset-0 lg:h-auto lg:rounded-none lg:bg-surface-alt">
        {background.image === null ? null : <Ground background={background} overlay={overlay} />}
      </div>
      {foreground.image === null ? null : <Doctor image={foreground.image} height={foreground.height} />}
    </div>
  );
}

/**
 * The figure alone stands on the scene's lower edge. A photo with a ground of its own has a frame, which on wide screens
 * is between title and card. Both have the same elements.
 */
function Doctor({ image, height }: { image: ImageRef; height: number }) {
  const look = image.cutout ? figure : frame;
  return (
    <div className={cn("absolute inset-x-0 top-0 bottom-0 lg:top-(--header-tuck)", look.scene)}>
      <div className={look.place} style={{ height: `${height}%` }}>
        <Picture
          image={image}
          decorative
          priority
          sizes={look.sizes}
          className={look.picture}
          style={look.fit}
        />
      </div>
    </div>
  );
}

const figure = {
  scene: "",
  place: "absolute inset-x-0 bottom-0 mx-auto max-w-md",
  picture: "size-full rounded-t-card bg-transparent",
  sizes: "(min-width: 64rem) 28rem, (min-width: 40rem) 24rem, 15rem",
  fit: { objectFit: "contain", objectPosition: "50% 100%" },
} as const;

const frame = {
  scene: "flex items-end justify-center lg:grid lg:shell-content lg:grid-cols-12 lg:grid-rows-1 lg:gap-6",
  place: "flex items-center justify-center py-5 lg:col-span-3 lg:col-start-6 lg:self-center lg:py-8",
  picture: "aspect-4/5 h-full max-w-full rounded-card border-4 border-surface shadow-float lg:max-h-88",
  sizes: "22rem",
  fit: { objectPosition: "50% 20%" },
} as const;

/** The background with the editor's tint and, where the title lies on it, a veil that keeps it legible. */
function Ground({ background, overlay }: Pick<HeroContent, "background" | "overlay">) {
  return (
    <div className="absolute inset-x-0 top-0" style={{ height: `${background.height}%` }}>
      <Picture image={background.image} decorative priority className="size-full" />
      {overlay.color === "" ? null : (
        <div
          className="absolute inset-0"
          style={{ backgroundColor: overlay.color, opacity: overlay.opacity }}
        />
      )}
      <div className="absolute inset-0 hidden bg-linear-to-r from-surface from-38% via-surface/20 via-70% to-surface/60 lg:block" />
    </div>
  );
}

function Reply({ description, contact, hours, opening }: HeroContent) {
  return (
    <div className="max-lg:contents lg:col-span-4 lg:col-start-9 lg:my-14 lg:rounded-card lg:bg-surface lg:p-4 lg:shadow-float xl:p-7">
      <RichText text={description} className="order-3 mt-6 text-text-soft lg:order-none lg:mt-0" />
      <ContactButtons
        contact={contact}
        opening={opening}
        className="order-1 mt-5 lg:order-none lg:mt-6 lg:flex-col lg:[&_a]:px-3 xl:[&_a]:px-6"
      />
      <OpeningStatus
        hours={hours}
        opening={opening}
        greet
        className="order-4 mt-6 w-full border-t border-line pt-4"
      />
    </div>
  );
}
