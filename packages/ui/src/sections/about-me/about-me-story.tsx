import { BadgeCheck, Quote } from "lucide";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { aboutMeWords } from "#messages/words.ts";
import { type AboutMeContent, type AboutMeProps, aboutMeContent } from "./about-me.props.ts";
import { Medallion } from "./medallion.tsx";

/** Characters up to which a closing paragraph still reads as a quote. */
const quoteLimit = 240;

/** Parts a story from its last paragraph where that is short enough to be quoted large. */
export function closingQuote(paragraphs: readonly string[]): { text: readonly string[]; quote: string } {
  const last = paragraphs.at(-1) ?? "";
  if (paragraphs.length < 2 || last.length > quoteLimit) return { text: paragraphs, quote: "" };
  return { text: paragraphs.slice(0, -1), quote: last };
}

/** A long read: the title across, the story beside who tells it and what she studied, and its last words quoted large if asked for. */
export function AboutMeStory(props: AboutMeProps) {
  const content = aboutMeContent(props);
  const { sectionTitle, title, name, paragraphs, quoteLast, anchor, className, tone } = content;
  const { text, quote } = quoteLast ? closingQuote(paragraphs) : { text: paragraphs, quote: "" };
  return (
    <Section type="AboutMe" variant="AboutMeStory" anchor={anchor} className={className} chosenTone={tone}>
      <SectionHeading
        anchor={anchor}
        eyebrow={title === "" ? "" : sectionTitle}
        title={title || sectionTitle || name}
        size="page"
        className="border-b border-line pb-5 md:pb-12"
      />
      <div className="grid gap-x-column gap-y-8 lg:grid-cols-12">
        <Story paragraphs={text} />
        <Author {...content} />
      </div>
      {quote === "" ? null : <PullQuote {...content} quote={quote} />}
    </Section>
  );
}

function Story({ paragraphs }: { paragraphs: readonly string[] }) {
  const [first, ...others] = paragraphs;
  return (
    <div className="max-w-text space-y-4 md:space-y-6 lg:col-span-8">
      <p className="md:text-lg md:first-letter:float-left md:first-letter:pt-[0.06em] md:first-letter:pr-1 md:first-letter:font-display md:first-letter:text-[3.2em] md:first-letter:leading-[0.78] md:first-letter:text-action">
        {first}
      </p>
      {others.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}

function Author({ image, name, specialty, credentials }: AboutMeContent) {
  const messages = useMessages({ aboutMe: aboutMeWords });
  return (
    <div className="lg:col-span-4">
      <div className="flex flex-wrap items-center gap-5">
        <Medallion image={image} name={name} className="size-20 sm:size-28" />
        <div className="min-w-words flex-1">
          <Paragraph text={name} className="font-display text-xl wrap-anywhere" />
          <Paragraph text={specialty} className="mt-1 text-sm text-text-soft" />
        </div>
      </div>
      {credentials.length === 0 ? null : (
        <>
          <Heading level={3} size="small" className="mt-5 md:mt-10">
            {messages.aboutMe.credentials}
          </Heading>
          <ul className="mt-2 ms:mt-4 divide-y divide-line border-y border-line">
            {credentials.map((credential, index) => (
              <li key={index} className="flex gap-3 py-2 text-sm ms:py-3">
                <LineIcon lines={BadgeCheck} className="mt-0.5 text-action" />
                <span className="min-w-0">{credential}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function PullQuote({ quote, background, name }: AboutMeContent & { quote: string }) {
  return (
    <figure className="relative isolate mt-6 overflow-hidden rounded-card bg-surface-alt p-5 ms:mt-8 ms:px-6 ms:py-8 md:mt-16 md:px-14 md:py-20">
      {background === null ? null : (
        <>
          <Picture image={background} decorative className="absolute inset-0 -z-10" />
          <div className="absolute inset-0 -z-10 bg-surface-alt/80" />
        </>
      )}
      <LineIcon lines={Quote} className="size-8 text-action md:size-10" />
      <blockquote className="mt-2 ms:mt-4 max-w-4xl font-display text-xl md:text-2xl text-balance lg:text-3xl">
        <p>{quote}</p>
      </blockquote>
      {name === "" ? null : <figcaption className="mt-3 ms:mt-6 font-medium text-text">{name}</figcaption>}
    </figure>
  );
}
