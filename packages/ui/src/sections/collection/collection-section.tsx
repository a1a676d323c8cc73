import type { ComponentProps } from "react";
import { SectionHeading } from "#components/heading/heading.tsx";
import { Section } from "#components/section/section.tsx";
import type { CollectionProps } from "./collection-items.ts";
import { MoreButton } from "./more-button.tsx";

type CollectionSectionProps = Extract<ComponentProps<typeof Section>, { type: string }> & {
  texts: Pick<CollectionProps, "sectionTitle" | "sectionSubtitle" | "more">;
};

/** The section of a collection: its title, across from it the button to its list, and below them the drawing. */
export function CollectionSection({ texts, children, ...section }: CollectionSectionProps) {
  return (
    <Section {...section}>
      <SectionHeading
        type={section.type}
        title={texts.sectionTitle}
        subtitle={texts.sectionSubtitle}
        action={<MoreButton more={texts.more} />}
      />
      {children}
    </Section>
  );
}
