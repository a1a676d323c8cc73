import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { RichText } from "#components/heading/rich-text.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { VesselLine } from "#components/vessel-line/vessel-line.tsx";
import { VideoButton } from "#components/video-button/video-button.tsx";
import { type HeroContent, type HeroProps, heroContent } from "./hero.props.ts";
import { heroHeight } from "./hero-frame.ts";

/**
 * The video's still from edge to edge, and the words in white upon it: left of the play sign, on narrow screens above it.
 * The video itself loads when somebody asks for it. Without a video it is a picture.
 */
export function HeroVideo(
  props: Omit<
    HeroProps,
    "mainImage" | "logo" | "background" | "foreground" | "slides" | "facts" | "price" | "hours"
  >,
) {
  const content = heroContent(props);
  const { title, subTitle, description, height, contact, opening, video, anchor, className } = content;
  return (
    <Section
      type="Hero"
      variant="HeroVideo"
      anchor={anchor}
      className={className}
      tone="inverse"
      width="bleed"
      rhythm="none"
      underHeader="inverse"
    >
      <Still {...content} />
      <div
        style={heroHeight(height)}
        className="lg:shell-content lg:grid lg:min-h-[calc(var(--hero-height)+var(--header-tuck))] lg:grid-cols-2 lg:gap-x-14 lg:pt-(--header-room)"
      >
        <div className="flex flex-col bg-scrim/75 px-gutter pt-[calc(var(--header-room,0px)+1rem)] lg:self-center lg:bg-transparent lg:px-0 lg:py-16">
          {subTitle === "" ? null : <p className="mb-2 text-sm font-semibold lg:mb-3">{subTitle}</p>}
          <Heading level={1} size="page" id={headingId(anchor)}>
            {title}
          </Heading>
          <RichText text={description} className="order-last mt-5 lg:order-none lg:text-lg" />
          <ContactButtons contact={contact} opening={opening} ground="dark" className="mt-5 lg:mt-8" />
        </div>
        <div className="relative flex min-h-64 items-center justify-center bg-linear-to-b from-scrim/75 to-transparent to-60% py-6 md:min-h-96 lg:bg-none">
          <VideoButton {...video} look="disc" />
        </div>
      </div>
    </Section>
  );
}

/**
 * The picture, the editor's tint, and on wide screens the scrim that the words lie on; narrow ones have it behind the words
 * themselves. White words can be read on a picture that is all white where at least 63 % of it is covered.
 */
function Still({ video, background, overlay }: HeroContent) {
  const image = video.poster ?? background.image;
  if (image === null)
    return (
      <div className="absolute inset-0 -z-10 flex items-end">
        <VesselLine kind="divider" className="text-brand-on-inverse opacity-60" />
      </div>
    );
  return (
    <div className="absolute inset-0 -z-10">
      <Picture image={image} decorative priority className="size-full bg-scrim" />
      {overlay.color === "" ? null : (
        <div
          className="absolute inset-0"
          style={{ backgroundColor: overlay.color, opacity: overlay.opacity }}
        />
      )}
      <div className="absolute inset-0 hidden bg-linear-to-r from-scrim/85 via-scrim/70 via-55% to-scrim/0 to-85% lg:block" />
    </div>
  );
}
