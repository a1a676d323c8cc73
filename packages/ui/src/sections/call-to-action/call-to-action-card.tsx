import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { SectionHeading } from "#components/heading/heading.tsx";
import { ParallaxGround } from "#components/parallax/parallax.tsx";
import { Section } from "#components/section/section.tsx";
import { type CallToActionProps, callToActionContent } from "./call-to-action.props.ts";

/** A light card in the middle of the picture: the question, the phone number to dial, the buttons. */
export function CallToActionCard(props: Omit<CallToActionProps, "tone">) {
  const { title, description, background, contact, anchor, className } = callToActionContent(props);
  return (
    <Section
      type="CallToAction"
      variant="CallToActionCard"
      anchor={anchor}
      className={className}
      tone="info"
      background={background === null ? undefined : <ParallaxGround image={background} />}
    >
      <div
        data-tone="surface"
        className="mx-auto max-w-4xl rounded-card bg-surface px-card py-8 text-center shadow-float md:px-16 md:py-20"
      >
        <SectionHeading
          anchor={anchor}
          align="center"
          title={title}
          subtitle={description}
          className="mb-5 md:mb-8"
        />
        {contact.call && <p className="font-display text-3xl tabular-nums">{contact.call.display}</p>}
        <ContactButtons contact={contact} className="mt-6 max-xs:flex-col xs:justify-center" />
      </div>
    </Section>
  );
}
