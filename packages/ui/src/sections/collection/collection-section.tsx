import type { ComponentProps } from "react";
import { SectionHeading } from "#components/heading/heading.tsx";
import { Section } from "#components/section/section.tsx";
import type { CollectionContent } from "./collection.props.ts";
import { MoreButton } from "./more-button.tsx";

type CollectionSectionProps = Extract<ComponentProps<typeof Section>, { type: string }> & {
  texts: Pick<CollectionContent, "sectionTitle" | "sectionSubtitle" | "more">;
};

/** The section of a collection: its title, across from it the button to its list, and below them the drawing. */
export function CollectionSection({ texts, children, ...section }: CollectionSectionProps) {
  return (
    <Section {...section}>
      <SectionHeading
        anchor={section.anchor}
        title={texts.sectionTitle}
        subtitle={texts.sectionSubtitle}
        action={<MoreButton more={texts.more} />}
      />
      {children}
    </Section>
  );
}
