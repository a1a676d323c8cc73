import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { SectionHeading } from "#components/heading/heading.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { type CallToActionProps, callToActionContent } from "./call-to-action.props.ts";

/** The left half is the picture, to the screen's edge; the invitation stands on light ground in the right half. */
export function CallToActionSplit(props: CallToActionProps) {
  const { title, description, background, contact, anchor, className, tone } = callToActionContent(props);
  return (
    <Section
      type="CallToAction"
      variant="CallToActionSplit"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
      rhythm="none"
    >
      <Picture
        image={background}
        decorative
        sizes="(min-width: 64rem) 50vw, 100vw"
        className="absolute inset-x-0 top-0 h-48 ms:h-64 lg:right-auto lg:bottom-0 lg:h-auto lg:w-1/2"
      />
      <div className="pt-56 pb-10 ms:pt-76 ms:pb-16 lg:ml-auto lg:flex lg:min-h-136 lg:w-1/2 lg:flex-col lg:justify-center lg:py-20 lg:pl-16">
        <SectionHeading anchor={anchor} title={title} subtitle={description} className="mb-6 md:mb-9" />
        <ContactButtons contact={contact} size="large" className="max-xs:flex-col" />
      </div>
    </Section>
  );
}
