import { ArrowRight } from "lucide";
import { Fragment } from "react";
import { cn } from "#components/class-names/class-names.ts";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Link } from "#components/link/link.tsx";
import { Section } from "#components/section/section.tsx";
import { MoreButton } from "../collection/more-button.tsx";
import { type GuideItem, type GuidesProps, guidesContent } from "./guides.props.ts";

const homeLimit = 6;
/** A phone has less room than questions. */
const phoneLimit = 4;

interface AskedQuestion {
  href: string;
  text: string;
  guide: string;
}

/** The first question of each guide, then the second of each, and so on; a guide without questions is its own entry. */
function askedQuestions(items: readonly GuideItem[]): AskedQuestion[] {
  const byGuide = items.map(({ href, name, questions }) =>
    questions.length === 0
      ? [{ href, text: name, guide: "" }]
      : questions.map((text) => ({ href: `${href}#preguntas`, text, guide: name })),
  );
  const most = Math.max(...byGuide.map(({ length }) => length));
  return Array.from({ length: most }, (_, round) =>
    byGuide.flatMap((questions) => questions[round] ?? []),
  ).flat();
}

/** Each question of a text that asks several stays on one line where it fits, so that none breaks after its first word. */
function Sentences({ text }: { text: string }) {
  const sentences = text.split(/ (?=[¿¡])/);
  if (sentences.length === 1) return text;
  return sentences.map((sentence, index) => (
    <Fragment key={index}>
      {index > 0 && " "}
      <span className="inline-block">{sentence}</span>
    </Fragment>
  ));
}

/** Questions of patients in large type, beside a title that stays; each question leads to the guide with the answer. */
export function GuidesQuestions(props: Omit<GuidesProps, "linkText">) {
  const { sectionTitle, sectionSubtitle, more, items, anchor, className, tone } = guidesContent(props);
  return (
    <Section
      type="Guides"
      variant="GuidesQuestions"
      anchor={anchor}
      className={className}
      tone="surface"
      chosenTone={tone}
    >
      <div className="grid gap-x-column gap-y-8 lg:grid-cols-12">
        <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          <SectionHeading
            anchor={anchor}
            title={sectionTitle}
            subtitle={sectionSubtitle}
            action={<MoreButton more={more} />}
            className="mb-0 md:mb-0"
          />
        </div>
        <ul className="divide-y divide-line border-y border-line lg:col-span-8">
          {askedQuestions(items)
            .slice(0, homeLimit)
            .map(({ href, text, guide }, index) => (
              <li
                key={index}
                className={cn(
                  "group relative flex items-center justify-between gap-6 py-3 sm:py-6",
                  index >= phoneLimit && "hidden sm:flex",
                )}
              >
                <div className="min-w-0">
                  <Heading level={3} size="card" className="group-hover:text-action">
                    <Link href={href} className="no-underline after:absolute after:inset-0">
                      <Sentences text={text} />
                    </Link>
                  </Heading>
                  {guide === "" ? null : <p className="mt-1 text-sm text-text-soft">{guide}</p>}
                </div>
                <LineIcon
                  lines={ArrowRight}
                  className="text-action transition-transform duration-200 ease-calm group-hover:translate-x-1"
                />
              </li>
            ))}
        </ul>
      </div>
    </Section>
  );
}
