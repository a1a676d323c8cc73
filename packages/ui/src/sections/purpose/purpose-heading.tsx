import { SectionHeading } from "#components/heading/heading.tsx";
import type { PurposeProps } from "./purpose.contract.ts";

export const purposeAnchor = "proposito";

/** Title and subtitle of the section; its text stands across from them on wide screens. */
export function PurposeHeading({ sectionTitle, sectionSubtitle, sectionText }: Omit<PurposeProps, "items">) {
  return (
    <SectionHeading
      anchor={purposeAnchor}
      title={sectionTitle}
      subtitle={sectionSubtitle}
      action={sectionText === "" ? undefined : <p className="max-w-md text-ink-soft">{sectionText}</p>}
    />
  );
}
