import { cn } from "#components/class-names/class-names.ts";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { SectionHeading } from "#components/heading/heading.tsx";
import { RichText } from "#components/heading/rich-text.tsx";
import { OpeningStatus } from "#components/opening-status/opening-status.tsx";
import { Logo } from "#components/picture/logo.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";
import { type HeroContent, type HeroProps, heroContent } from "./hero.props.ts";
import { heroHeight } from "./hero-frame.ts";

/**
 * Text left, a tall picture right; price and opening status on a card that holds both together. On a phone the card is the
 * foot of the picture, and hides nothing of it.
 */
export function HeroSplit(
  props: Omit<HeroProps, "background" | "foreground" | "overlay" | "slides" | "facts" | "video">,
) {
  const content = heroContent(props);
  const { title, subTitle, description, height, contact, opening, anchor, className } = content;
  return (
    <Section
      type="Hero"
      variant="HeroSplit"
      anchor={anchor}
      tone="alt"
      rhythm="compact"
      className={cn("max-md:pt-4", className)}
    >
      <div
        style={heroHeight(height)}
        className="grid grid-cols-1 items-center gap-y-8 md:min-h-(--hero-height) md:grid-cols-12 md:gap-x-column"
      >
        <div className="flex flex-col md:col-span-7">
          <SectionHeading
            anchor={anchor}
            level={1}
            size="page"
            vessel
            eyebrow={subTitle}
            title={title}
            className="mb-5 max-md:[&_svg]:hidden md:mb-6"
          />
          <RichText
            text={description}
            className="order-2 mt-6 text-text-soft md:order-none md:mt-0 md:text-lg"
          />
          <ContactButtons contact={contact} opening={opening} className="md:mt-9" />
        </div>
        <div className="relative max-md:overflow-hidden max-md:rounded-card md:col-span-5">
          <MainPicture {...content} />
          <FactCard {...content} />
        </div>
      </div>
    </Section>
  );
}

const frame = "aspect-4/3 md:aspect-4/5 md:rounded-card";

/** The main picture; a clinic without one shows its logo there. */
function MainPicture({ mainImage, logo }: HeroContent) {
  if (mainImage === null && logo !== null && logo.src !== "")
    return (
      <div className={cn(frame, "grid place-items-center bg-surface p-8 md:pb-16")}>
        <Logo logo={logo} name="" className="object-center" />
      </div>
    );
  return (
    <Picture
      image={mainImage}
      decorative
      priority
      sizes="(min-width: 48rem) 30rem, 100vw"
      className={frame}
      style={{ objectPosition: "50% 22%" }}
    />
  );
}

/** The first questions of a caller: the price, and whether the office is open now. */
function FactCard({ price, hours, opening }: HeroContent) {
  const messages = useMessages({ contact: contactWords });
  if (price === "" && opening.length === 0) return null;
  return (
    <div className="relative bg-surface p-card md:-mt-14 md:mr-4 md:-ml-4 md:rounded-card md:p-6 md:shadow-float lg:mr-12 lg:-ml-8">
      {price === "" ? null : (
        <dl className="flex flex-wrap items-baseline justify-between gap-x-8">
          <dt className="text-sm text-text-soft">{messages.contact.price}</dt>
          <dd className="font-display text-xl tabular-nums">{price}</dd>
        </dl>
      )}
      <OpeningStatus
        hours={hours}
        opening={opening}
        greet
        className={price === "" ? "w-full" : "mt-4 w-full border-t border-line pt-4"}
      />
    </div>
  );
}
