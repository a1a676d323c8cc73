import { SectionHeading } from "#components/heading/heading.tsx";
import type { PurposeProps } from "./purpose.contract.ts";

/** Title and subtitle of the section; its text stands across from them on wide screens. */
export function PurposeHeading({ sectionTitle, sectionSubtitle, sectionText }: Omit<PurposeProps, "items">) {
  return (
    <SectionHeading
      type="Purpose"
      title={sectionTitle}
      subtitle={sectionSubtitle}
      action={sectionText === "" ? undefined : <p className="max-w-md text-ink-soft">{sectionText}</p>}
    />
  );
}
