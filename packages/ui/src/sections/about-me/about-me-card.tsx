import { SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { ParallaxGround } from "#components/parallax/parallax.tsx";
import { Section } from "#components/section/section.tsx";
import { type AboutMeProps, aboutMeContent } from "./about-me.props.ts";
import { Medallion } from "./medallion.tsx";

/** A card that rises into a wide picture, with the portrait as a medallion on its upper edge. */
export function AboutMeCard(props: Omit<AboutMeProps, "credentials" | "quoteLast">) {
  const { sectionTitle, title, name, specialty, paragraphs, image, background, anchor, className, tone } =
    aboutMeContent(props);
  return (
    <Section
      type="AboutMe"
      variant="AboutMeCard"
      anchor={anchor}
      className={className}
      chosenTone={tone}
      width="bleed"
      rhythm="none"
    >
      <div className="relative h-56 ms:h-72 bg-info-soft md:h-112">
        {background === null ? null : <ParallaxGround image={background} />}
      </div>
      <div className="shell-content pb-section">
        <div className="relative mx-auto -mt-32 flow-root max-w-5xl rounded-card bg-surface px-5 pb-7 text-center shadow-float max-ms:-mx-gutter max-ms:rounded-b-none max-ms:pb-0 max-ms:shadow-none sm:px-10 md:-mt-56 md:px-16 md:pb-16">
          <Medallion
            image={image}
            name={name}
            className="mx-auto -mt-16 size-32 border-4 border-surface md:-mt-20 md:size-40"
          />
          <Paragraph text={name} className="mt-5 font-display text-xl wrap-anywhere" />
          <Paragraph text={specialty} className="text-sm text-text-soft" />
          <SectionHeading
            anchor={anchor}
            align="center"
            eyebrow={title === "" ? "" : sectionTitle}
            title={title || sectionTitle || name}
            className="mt-4 mb-4 ms:mt-6 ms:mb-5 md:mt-10 md:mb-10"
          />
          <div className="gap-x-12 space-y-4 text-left ms:space-y-5 md:columns-2">
            {paragraphs.map((paragraph, index) => (
              <p key={index} className="break-inside-avoid">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
