import { SectionHeading } from "#components/heading/heading.tsx";
import type { PurposeContent } from "./purpose.props.ts";

/** Title and subtitle of the section; its text stands across from them on wide screens. */
export function PurposeHeading({
  sectionTitle,
  sectionSubtitle,
  sectionText,
  anchor,
}: Omit<PurposeContent, "items" | "anchor"> & { anchor: string }) {
  return (
    <SectionHeading
      anchor={anchor}
      title={sectionTitle}
      subtitle={sectionSubtitle}
      action={sectionText === "" ? undefined : <p className="max-w-md text-text-soft">{sectionText}</p>}
    />
  );
}
