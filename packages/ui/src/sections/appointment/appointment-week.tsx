import type { AppointmentDay, DayHalf } from "@consultorio/content";
import { dayHalves } from "@consultorio/content";
import { Sun, Sunset } from "lucide";
import { SectionHeading } from "#components/heading/heading.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { fill } from "#messages/fill.ts";
import { useMessages } from "#messages/messages.tsx";
import { appointmentWords } from "#messages/words.ts";
import { type AppointmentProps, appointmentContent } from "./appointment.props.ts";
import { Chip, ChoiceChips } from "./choice-chips.tsx";
import { useQuestions } from "./choices.ts";
import { Request, RequestButtons, RequestNote, Spoken } from "./request.tsx";

/** The week of the office as a calendar: each day has the halves in which it is open, to choose one. */
export function AppointmentWeek(props: AppointmentProps) {
  const content = appointmentContent(props);
  const { sectionTitle, sectionSubtitle, days, note, anchor, className, tone } = content;
  const others = useQuestions(content).filter(
    ({ part }) => days.length === 0 || (part !== "day" && part !== "half"),
  );
  const { appointment: words } = useMessages({ appointment: appointmentWords });
  return (
    <Section
      type="Appointment"
      variant="AppointmentWeek"
      anchor={anchor}
      className={className}
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} />
      <Request content={content}>
        <div data-choices="">
          {days.length === 0 ? null : <Week days={days} anchor={anchor} />}
          <div className="mt-8 grid gap-x-column gap-y-6 lg:grid-cols-2">
            {others.map((question) => (
              <ChoiceChips key={question.part} question={question} anchor={anchor} />
            ))}
          </div>
        </div>
        <div className="mt-8 rounded-card bg-surface-alt p-card-large sm:p-8 lg:mt-10">
          <div className="flex flex-wrap items-end justify-between gap-x-column gap-y-5">
            <div className="min-w-0 max-w-text">
              <p className="text-sm text-text-soft">{words.request}</p>
              <Spoken className="mt-1 font-display text-xl leading-snug wrap-anywhere" />
            </div>
            <RequestButtons content={content} />
          </div>
          <RequestNote note={note} className="mt-5 border-t border-line pt-4" />
        </div>
      </Request>
    </Section>
  );
}

const icons = { morning: Sun, afternoon: Sunset };

function Week({ days, anchor }: { days: readonly AppointmentDay[]; anchor: string }) {
  const { appointment: words } = useMessages({ appointment: appointmentWords });
  return (
    <fieldset data-part="day" className="min-w-0">
      <legend className="mb-4 font-semibold">{words.when}</legend>
      <div className="overflow-hidden rounded-card border border-line lg:grid lg:auto-cols-fr lg:grid-flow-col">
        {days.map(({ name, halves }, index) => (
          <div
            key={index}
            className="flex border-line not-last:border-b max-3xs:flex-col lg:flex-col lg:not-last:border-e lg:not-last:border-b-0"
          >
            <p
              aria-hidden="true"
              className="flex w-28 shrink-0 items-center bg-info-soft px-3 py-3 sm:w-40 sm:px-card text-sm font-semibold max-3xs:w-full sm:text-base lg:w-full lg:justify-center"
            >
              <span className="first-letter:uppercase">{name}</span>
            </p>
            <div className="grid min-w-0 grow grid-cols-2 gap-2 p-2 max-3xs:grid-cols-1 lg:grid-cols-1 lg:grid-rows-2">
              {dayHalves.map((half) => (
                <Slot key={half} day={name} half={half} open={halves.includes(half)} anchor={anchor} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface SlotProps {
  day: string;
  half: DayHalf;
  open: boolean;
  anchor: string;
}

/** Half a day of the calendar; an empty place where the office is closed. */
function Slot({ day, half, open, anchor }: SlotProps) {
  const { appointment: words } = useMessages({ appointment: appointmentWords });
  if (!open)
    return (
      <span aria-hidden="true" className="m-auto text-text-soft max-3xs:hidden">
        –
      </span>
    );
  const phrase = `${fill(words.on, { day })} ${words[half]}`;
  return (
    <Chip choice={{ label: phrase, phrase }} name={`${anchor}-day`} form="cell">
      <LineIcon lines={icons[half]} className="me-2 max-xs:hidden" />
      <span className="sr-only">{phrase}</span>
      <span aria-hidden="true">{words.halves[half]}</span>
    </Chip>
  );
}
