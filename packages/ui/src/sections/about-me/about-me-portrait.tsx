import { SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { type AboutMeContent, type AboutMeProps, aboutMeContent } from "./about-me.props.ts";

/** The portrait on its background picture, captioned with name and specialty, beside the text. */
export function AboutMePortrait(props: Omit<AboutMeProps, "credentials" | "quoteLast">) {
  const content = aboutMeContent(props);
  const { sectionTitle, title, name, paragraphs, anchor, className, tone } = content;
  const [first, ...others] = paragraphs;
  return (
    <Section type="AboutMe" variant="AboutMePortrait" anchor={anchor} className={className} chosenTone={tone}>
      <div className="grid items-center gap-x-column gap-y-5 ms:gap-y-8 lg:grid-cols-12">
        <Portrait {...content} />
        <div className="lg:col-span-7">
          <SectionHeading
            anchor={anchor}
            eyebrow={title === "" ? "" : sectionTitle}
            title={title || sectionTitle || name}
            className="mb-5 md:mb-8"
          />
          <div className="max-w-text space-y-4 ms:space-y-5">
            <p className="ms:text-lg">{first}</p>
            {others.map((paragraph, index) => (
              <p key={index} className="text-text-soft">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}

/** A phone has picture and caption side by side. */
function Portrait({ image, background, name, specialty }: AboutMeContent) {
  return (
    <figure className="relative isolate flex flex-wrap items-center gap-5 ms:mx-auto ms:block ms:w-full ms:max-w-md ms:pb-8 ms:pl-8 lg:col-span-5">
      <div className="absolute top-12 right-12 bottom-0 left-0 -z-10 hidden overflow-hidden rounded-card bg-surface-alt ms:block">
        {background === null ? null : (
          <Picture image={background} decorative sizes="30rem" className="size-full" />
        )}
      </div>
      <Picture
        image={image}
        sizes="(min-width: 64rem) 28rem, (min-width: 48rem) 55vw, (min-width: 37.5rem) 80vw, 8rem"
        className="aspect-square w-2/5 shrink-0 rounded-card ms:aspect-4/5 ms:w-auto"
        style={{ objectPosition: "50% 20%" }}
      />
      {name === "" ? null : (
        <figcaption className="relative min-w-words flex-1 wrap-anywhere ms:mr-8 ms:-mt-14 ms:rounded-card ms:bg-surface ms:p-6 ms:shadow-float sm:mr-16">
          <p className="font-display text-xl">{name}</p>
          <Paragraph text={specialty} className="mt-1 text-sm text-text-soft" />
        </figcaption>
      )}
    </figure>
  );
}
