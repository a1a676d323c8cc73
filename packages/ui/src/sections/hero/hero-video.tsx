import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { RichText } from "#components/heading/rich-text.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { VideoButton } from "#components/video-button/video-button.tsx";
import { type HeroContent, type HeroProps, heroContent } from "./hero.props.ts";
import { heroHeight } from "./hero-frame.ts";

/** The video's still from edge to edge with its play sign; below it the words. Without a video it is a picture. */
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
      <Still {...content} />
      <div className="shell-content grid gap-x-14 gap-y-7 py-10 md:py-14 lg:grid-cols-2">
        <div>
          {subTitle === "" ? null : <p className="mb-3 text-sm font-semibold text-action">{subTitle}</p>}
          <Heading level={1} size="page" id={headingId(anchor)}>
            {title}
          </Heading>
        </div>
        <div>
          <RichText text={description} className="text-lg text-text-soft" />
          <ContactButtons contact={contact} className="mt-7" />
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
      className="relative isolate flex min-h-72 items-center justify-center overflow-hidden pt-(--header-room) md:min-h-96 lg:min-h-[calc(var(--hero-height)+var(--header-tuck))]"
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
