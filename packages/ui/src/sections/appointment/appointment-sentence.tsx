import { ChevronDown } from "lucide";
import { SectionHeading } from "#components/heading/heading.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { appointmentWords } from "#messages/words.ts";
import { type AppointmentProps, appointmentContent } from "./appointment.props.ts";
import { type Question, useQuestions } from "./choices.ts";
import { Request, RequestButtons, RequestNote, Spoken } from "./request.tsx";

/** One large sentence with gaps to fill in: each gap opens a list of choices. */
export function AppointmentSentence(props: Omit<AppointmentProps, "tone">) {
  const { appointment: words } = useMessages({ appointment: appointmentWords });
  const content = appointmentContent(props);
  const { sectionTitle, sectionSubtitle, contact, note, anchor, className } = content;
  const questions = useQuestions(content);
  return (
    <Section
      type="Appointment"
      variant="AppointmentSentence"
      anchor={anchor}
      className={className}
      tone="inverse"
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} size="card" />
      <Request content={content}>
        <div
          data-choices=""
          className="font-display text-[length:min(var(--text-2xl),max(7.1vw,var(--text-xl)))] leading-loose text-on-inverse xs:text-2xl sm:text-3xl sm:leading-normal lg:text-4xl lg:leading-normal"
        >
          {words.spoken}{" "}
          {questions.map((question, index) => (
            <Gap key={question.part} question={question} mark={markBefore(questions[index + 1])} />
          ))}
        </div>
        <Spoken className="sr-only" />
        <RequestButtons content={content} ground="dark" className="mt-8 md:mt-12" />
        {contact.call ? (
          <p data-choices="" className="mt-4 text-on-inverse">
            {words.readAloud}
          </p>
        ) : null}
        <RequestNote note={note} className="mt-4" />
      </Request>
    </Section>
  );
}

/** Punctuation between a gap and the next one: a day and its half belong together. */
function markBefore(next: Question | undefined): string {
  if (next === undefined) return ".";
  return next.part === "half" ? "" : ",";
}

const emptyGap = { reason: "someReason", day: "anyDay", half: "anyHalf", visit: "anyVisit" } as const;

interface GapProps {
  question: Question;
  /** Punctuation after it. */
  mark: string;
}

/**
 * A gap of the sentence: its text, and over it the list to choose from, which is not seen. The arrow of the list follows
 * the text, before the punctuation.
 */
function Gap({ question: { part, legend, choices }, mark }: GapProps) {
  const { appointment: words } = useMessages({ appointment: appointmentWords });
  const empty = words[emptyGap[part]];
  return (
    <span data-part={part} className="relative inline-block max-w-full pe-[0.25em]">
      <select
        aria-label={legend}
        className="peer absolute inset-0 size-full cursor-pointer text-base text-text opacity-0"
      >
        <option data-phrase="">{empty}</option>
        {choices.map(({ phrase, clause = phrase, halves, half }, index) => (
          <option key={index} data-phrase={phrase} data-halves={halves?.join(" ")} data-half={half}>
            {clause}
          </option>
        ))}
      </select>
      <span
        data-shown=""
        suppressHydrationWarning
        aria-hidden="true"
        className="rounded-small text-action-on-inverse underline decoration-2 underline-offset-[0.3em] wrap-anywhere peer-focus-visible:outline-3 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-(--focus-ring)"
      >
        {empty}
      </span>
      <span className="whitespace-nowrap">
        <LineIcon
          lines={ChevronDown}
          className="-me-[0.13em] inline size-[0.6em] align-[-0.05em] text-action-on-inverse"
        />
        {mark}
      </span>
    </span>
  );
}
