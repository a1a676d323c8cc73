import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { RichText } from "#components/heading/rich-text.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { VideoButton } from "#components/video-button/video-button.tsx";
import { type HeroContent, type HeroProps, heroContent } from "./hero.props.ts";
import { heroHeight } from "./hero-frame.ts";

/**
 * The video's still from edge to edge with its play sign; below it the words, of which narrow screens have title and
 * buttons above it. Without a video it is a picture.
 */
export function HeroVideo(props: HeroProps) {
  const content = heroContent(props);
  const { title, subTitle, description, contact, anchor, className } = content;
  return (
    <Section
      type="Hero"
      variant="HeroVideo"
      anchor={anchor}
      className={className}
      width="bleed"
      rhythm="none"
      underHeader="inverse"
    >
      <div className="flex flex-col max-lg:px-gutter max-lg:pt-[calc(var(--header-room,0px)+1.5rem)]">
        <Still {...content} />
        <div className="max-lg:contents lg:shell-content lg:grid lg:grid-cols-2 lg:gap-x-14 lg:gap-y-7 lg:py-14">
          <div>
            {subTitle === "" ? null : (
              <p className="mb-2 text-sm font-semibold text-action lg:mb-3">{subTitle}</p>
            )}
            <Heading level={1} size="page" id={headingId(anchor)}>
              {title}
            </Heading>
          </div>
          <div className="max-lg:contents">
            <RichText
              text={description}
              className="order-3 mt-6 mb-10 text-text-soft lg:mt-0 lg:mb-0 lg:text-lg"
            />
            <ContactButtons contact={contact} className="order-1 mt-5 lg:mt-7" />
          </div>
        </div>
      </div>
    </Section>
  );
}

/** As high as the editor says on wide screens, lower on narrow ones. */
function Still({ height, video, background, overlay }: HeroContent) {
  return (
    <div
      style={heroHeight(height)}
      className="relative isolate order-2 -mx-gutter mt-6 flex min-h-56 items-center justify-center overflow-hidden md:min-h-96 lg:order-none lg:m-0 lg:pt-(--header-room) lg:min-h-[calc(var(--hero-height)+var(--header-tuck))]"
    >
      <Picture image={video.poster ?? background.image} alt="" priority className="absolute inset-0 -z-20" />
      {overlay.color === "" ? null : (
        <div
          className="absolute inset-0 -z-10"
          style={{ backgroundColor: overlay.color, opacity: overlay.opacity }}
        />
      )}
      <div className="py-6 lg:py-12">
        <VideoButton {...video} look="disc" />
      </div>
    </div>
  );
}
