import { holdsText } from "#components/appointment-request/request-text.ts";
import { SectionHeading } from "#components/heading/heading.tsx";
import { MessageIcon } from "#components/icon/brand-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { appointmentWords } from "#messages/words.ts";
import { type AppointmentContent, type AppointmentProps, appointmentContent } from "./appointment.props.ts";
import { ChoiceChips } from "./choice-chips.tsx";
import { useQuestions } from "./choices.ts";
import { Message, Request, RequestButtons, RequestNote, Spoken } from "./request.tsx";

/** Questions with chips, and beside them the message as a bubble of a conversation, which writes itself. */
export function AppointmentChat(props: AppointmentProps) {
  const content = appointmentContent(props);
  const { sectionTitle, sectionSubtitle, anchor, className, tone } = content;
  const questions = useQuestions(content);
  return (
    <Section
      type="Appointment"
      variant="AppointmentChat"
      anchor={anchor}
      className={className}
      tone="info"
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} />
      <Request content={content} className="grid gap-x-column gap-y-8 lg:grid-cols-12 lg:items-start">
        <div data-choices="" className="space-y-6 lg:col-span-7 lg:space-y-8">
          {questions.map((question) => (
            <ChoiceChips key={question.part} question={question} anchor={anchor} />
          ))}
        </div>
        <Conversation content={content} />
      </Request>
    </Section>
  );
}

function Conversation({ content }: { content: AppointmentContent }) {
  const { appointment: words } = useMessages({ appointment: appointmentWords });
  const { contact, note } = content;
  return (
    <div className="overflow-hidden rounded-card bg-surface shadow-float lg:sticky lg:top-28 lg:col-span-5">
      {contact.message && holdsText(contact.message.href) ? (
        <>
          <p className="flex items-center gap-3 bg-positive-strong px-card-large py-3 font-semibold text-on-positive">
            <MessageIcon href={contact.message.href} />
            {words.message}
          </p>
          <div className="bg-positive-soft px-card-large py-6">
            <div className="ms-auto w-fit max-w-[92%] rounded-card rounded-ee-none bg-surface-raised px-5 py-4 wrap-anywhere max-3xs:max-w-full max-3xs:px-3">
              <Message {...content} />
            </div>
          </div>
        </>
      ) : null}
      <div className="space-y-5 px-card-large py-6">
        <RequestButtons content={content} className="*:grow" />
        <div>
          <p className="text-sm text-text-soft">{words.say}</p>
          <Spoken className="mt-1 font-display text-lg leading-snug wrap-anywhere before:content-[open-quote] after:content-[close-quote]" />
        </div>
        <RequestNote note={note} className="border-t border-line pt-4" />
      </div>
    </div>
  );
}
