import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { SectionHeading } from "#components/heading/heading.tsx";
import { ParallaxGround } from "#components/parallax/parallax.tsx";
import { Section } from "#components/section/section.tsx";
import { type CallToActionProps, callToActionContent } from "./call-to-action.props.ts";

/** A dark band from edge to edge: the question on the left, the two buttons on the right. */
export function CallToActionBand(props: Omit<CallToActionProps, "tone">) {
  const { title, description, background, contact, anchor, className } = callToActionContent(props);
  return (
    <Section
      type="CallToAction"
      variant="CallToActionBand"
      anchor={anchor}
      className={className}
      tone="inverse"
      background={
        background === null ? undefined : (
          <ParallaxGround image={background}>
            <div className="absolute inset-0 bg-scrim/80 xl:bg-transparent xl:bg-linear-to-r xl:from-scrim/90 xl:from-50% xl:via-scrim/50 xl:via-63% xl:to-scrim/85 xl:to-78%" />
          </ParallaxGround>
        )
      }
    >
      <SectionHeading
        anchor={anchor}
        title={title}
        subtitle={description}
        size="page"
        className="mb-0 md:mb-0 lg:flex-nowrap lg:items-center"
        action={
          <ContactButtons
            contact={contact}
            ground="dark"
            size="large"
            className="w-full max-xs:flex-col sm:w-auto lg:shrink-0 lg:flex-col"
          />
        }
      />
    </Section>
  );
}
