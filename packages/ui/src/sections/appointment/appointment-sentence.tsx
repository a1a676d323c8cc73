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
export function AppointmentSentence(props: AppointmentProps) {
  const { appointment: words } = useMessages({ appointment: appointmentWords });
  const content = appointmentContent(props);
  const { sectionTitle, sectionSubtitle, contact, note, anchor, className } = content;
  const [visit, ...sentence] = useQuestions(content).toReversed();
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
          className="font-display text-3xl leading-normal text-on-inverse lg:text-4xl lg:leading-normal"
        >
          {words.spoken}{" "}
          {sentence.toReversed().map((question) => (
            <Gap key={question.part} question={question} />
          ))}
          {visit ? <Gap question={visit} /> : null}
        </div>
        <Spoken className="sr-only" />
        <RequestButtons contact={contact} ground="dark" className="mt-8 md:mt-12" />
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

const emptyGap = { reason: "someReason", day: "anyDay", half: "anyHalf", visit: "anyVisit" } as const;

/** A gap of the sentence: its text, and over it the list to choose from, which is not seen. */
function Gap({ question: { part, legend, choices } }: { question: Question }) {
  const { appointment: words } = useMessages({ appointment: appointmentWords });
  const empty = words[emptyGap[part]];
  return (
    <span
      data-part={part}
      className="relative me-3 inline-flex max-w-full items-center gap-2 border-b-2 border-action-on-inverse text-action-on-inverse"
    >
      <select
        aria-label={legend}
        className="peer absolute inset-0 size-full cursor-pointer text-base text-text opacity-0"
      >
        <option data-phrase="">{empty}</option>
        {choices.map(({ phrase, halves, half }, index) => (
          <option
            // biome-ignore lint/suspicious/noArrayIndexKey: choices have no id, and two may read alike.
            key={index}
            data-phrase={phrase}
            data-halves={halves?.join(" ")}
            data-half={half}
          >
            {phrase}
          </option>
        ))}
      </select>
      <span
        data-shown=""
        aria-hidden="true"
        className="min-w-0 rounded-small wrap-anywhere peer-focus-visible:outline-3 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-(--focus-ring)"
      >
        {empty}
      </span>
      <LineIcon lines={ChevronDown} className="size-[0.7em]" />
    </span>
  );
}
