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
 * The doctor cut out in the middle, in front of a picture that fills the section: the title on her left, on her
 * right a card with the rest. Narrow screens have title and buttons first, then the scene, then the rest.
 */
export function HeroPortrait(props: HeroProps) {
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
        className="relative flex flex-col px-gutter pt-[calc(var(--header-room,0px)+1.5rem)] pb-10 lg:static lg:shell-content lg:px-0 lg:grid lg:min-h-[calc(var(--hero-height)+var(--header-tuck))] lg:grid-cols-12 lg:items-center lg:gap-6 lg:pt-(--header-room) lg:pb-0"
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

/** Both pictures, each as high as the editor says of the scene. Without either, the brand's line. */
function Scene({ background, foreground, overlay }: HeroContent) {
  if (background.image === null && foreground.image === null) {
    return (
      <div className="order-2 -mx-gutter mt-4 lg:absolute lg:inset-0 lg:-z-10 lg:m-0 lg:flex lg:items-end">
        <VesselLine kind="divider" className="text-action opacity-60" />
      </div>
    );
  }
  return (
    <div className="relative -z-10 order-2 -mx-gutter mt-6 h-72 overflow-hidden bg-surface-alt sm:h-120 lg:absolute lg:inset-0 lg:m-0 lg:h-auto">
      {background.image === null ? null : <Ground background={background} overlay={overlay} />}
      {foreground.image === null ? null : (
        <div className="absolute inset-x-0 top-0 bottom-0 lg:top-(--header-tuck)">
          <div
            className="absolute inset-x-0 bottom-0 mx-auto max-w-md"
            style={{ height: `${foreground.height}%` }}
          >
            <Picture
              image={foreground.image}
              alt=""
              priority
              sizes="28rem"
              className="size-full rounded-t-card bg-transparent"
              style={{ objectFit: "contain", objectPosition: "50% 100%" }}
            />
          </div>
        </div>
      )}
    </div>
  );
}

/** The background with the editor's tint and, where the title lies on it, a veil that keeps it legible. */
function Ground({ background, overlay }: Pick<HeroContent, "background" | "overlay">) {
  return (
    <div className="absolute inset-x-0 top-0" style={{ height: `${background.height}%` }}>
      <Picture image={background.image} alt="" priority className="size-full" />
      {overlay.color === "" ? null : (
        <div
          className="absolute inset-0"
          style={{ backgroundColor: overlay.color, opacity: overlay.opacity }}
        />
      )}
      <div className="absolute inset-0 hidden bg-linear-to-r from-surface from-25% via-surface/20 via-60% to-surface/70 lg:block" />
    </div>
  );
}

function Reply({ description, contact, hours, opening }: HeroContent) {
  return (
    <div className="max-lg:contents lg:col-span-4 lg:col-start-9 lg:my-14 lg:rounded-card lg:bg-surface lg:p-4 lg:shadow-float xl:p-7">
      <RichText text={description} className="order-3 mt-6 text-text-soft lg:order-none lg:mt-0" />
      <ContactButtons
        contact={contact}
        className="order-1 mt-5 lg:order-none lg:mt-6 lg:flex-col lg:*:px-3 xl:*:px-6"
      />
      <OpeningStatus
        hours={hours}
        opening={opening}
        className="order-4 mt-6 w-full border-t border-line pt-4"
      />
    </div>
  );
}
