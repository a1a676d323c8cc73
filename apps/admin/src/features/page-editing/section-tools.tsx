import type { SectionType, Selection, Site } from "@consultorio/content";
import { variantIds } from "@consultorio/ui/catalog";
import { Button } from "@mantine/core";
import { ArrowDown, ArrowUp, Eye, EyeOff, LayoutTemplate } from "lucide-react";
import { Suspense, useState } from "react";
import { latePart } from "#components/browser/late-part.ts";
import { fill } from "#components/strings.ts";
import { selectionOf } from "#section-variants/selection.ts";
import { placeOfSection, withSectionMoved } from "./section-place.ts";
import { messages } from "./strings.ts";
import type { PageDocuments } from "./use-page-documents.ts";

const VariantsDialog = latePart(
  async () => (await import("#section-variants/variants-dialog.tsx")).VariantsDialog,
);

interface SectionToolsProps {
  section: SectionType;
  documents: PageDocuments;
  site: Site;
  /** The section has another place or design. */
  onMoved: (section: SectionType) => void;
  /** The result of the last action on the section, as text. */
  onAction: (text: string) => void;
}

const { choice } = messages;

/** The controls of a section: another design, another place, hidden or shown. */
export function SectionTools({ section, documents, site, onMoved, onAction }: SectionToolsProps) {
  const [choosing, setChoosing] = useState(false);
  const { store } = documents.selectedSections;
  const sections = site.selectedSections;
  const { display } = selectionOf(sections, section);
  const place = placeOfSection(sections, section);
  const change = (selection: Partial<Selection>) =>
    store.set(section, { ...selectionOf(sections, section), ...selection });
  const move = (step: 1 | -1) => {
    const next = withSectionMoved(sections, section, step);
    store.replace(next);
    const now = placeOfSection(next, section);
    if (now) onAction(fill(choice.moved, now));
    onMoved(section);
  };
  return (
    <>
      {variantIds(section).length > 1 && (
        <Button
          variant="default"
          leftSection={<LayoutTemplate size={18} aria-hidden />}
          onClick={() => setChoosing(true)}
        >
          {choice.variant}
        </Button>
      )}
      {place && (
        <>
          <Button
            variant="default"
            disabled={place.place === 1}
            leftSection={<ArrowUp size={18} aria-hidden />}
            onClick={() => move(-1)}
          >
            {choice.up}
          </Button>
          <Button
            variant="default"
            disabled={place.place === place.count}
            leftSection={<ArrowDown size={18} aria-hidden />}
            onClick={() => move(1)}
          >
            {choice.down}
          </Button>
        </>
      )}
      <Button
        variant="default"
        leftSection={display ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
        onClick={() => {
          change({ display: !display });
          onAction(display ? choice.hidden : "");
          if (!display) onMoved(section);
        }}
      >
        {display ? choice.hide : choice.show}
      </Button>
      {choosing && (
        <Suspense>
          <VariantsDialog
            type={section}
            sections={sections}
            site={site}
            onChoose={(component) => {
              change({ component });
              onMoved(section);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
