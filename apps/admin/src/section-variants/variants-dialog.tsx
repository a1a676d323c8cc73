import type { SectionType, SelectedSections, Site } from "@consultorio/content";
import { sectionLabel, variantIds, variantInfo } from "@consultorio/ui/catalog";
import { Button, Group, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "#components/dialogs/dialog.tsx";
import { fill, strings } from "#components/strings.ts";
import { CompareVariants } from "./compare-variants.tsx";
import classes from "./section-variants.module.css";
import { selectionOf, variantName } from "./selection.ts";
import { messages } from "./strings.ts";
import { VariantPicture } from "./variant-picture.tsx";
import { VariantWarnings } from "./variant-warnings.tsx";

interface VariantsDialogProps {
  type: SectionType;
  sections: SelectedSections;
  /** The draft with the selection on the screen; null while it loads. */
  site: Site | null;
  onChoose: (variant: string) => void;
  onClose: () => void;
}

/** Every variant of a section with its picture, and any of them beside the one that is used. */
export function VariantsDialog({ type, sections, site, onChoose, onClose }: VariantsDialogProps) {
  const current = selectionOf(sections, type).component;
  const [compared, setCompared] = useState<string | null>(null);
  const choose = (variant: string) => {
    onChoose(variant);
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={fill(messages.variants.title, { section: sectionLabel(type) })}
      size="96rem"
    >
      {compared === null ? (
        <ul className={classes.variants}>
          {variantIds(type).map((id) => (
            <li key={id} className={classes.variant} data-current={id === current}>
              <VariantPicture type={type} variant={id} />
              <h3>{variantName(type, id)}</h3>
              <p className={classes.description}>{variantInfo(type, id)?.description}</p>
              {site && <VariantWarnings site={site} type={type} variant={id} />}
              {id === current ? (
                <p className={classes.changed}>{messages.variants.current}</p>
              ) : (
                <Group gap="0.5rem 0.75rem">
                  <Button onClick={() => choose(id)}>
                    {messages.variants.use}
                    <VisuallyHidden>: {variantName(type, id)}</VisuallyHidden>
                  </Button>
                  <Button variant="default" onClick={() => setCompared(id)}>
                    {messages.variants.compare}
                    <VisuallyHidden>: {variantName(type, id)}</VisuallyHidden>
                  </Button>
                </Group>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <CompareVariants
          type={type}
          site={site}
          variants={[current, compared]}
          onChoose={choose}
          onBack={() => setCompared(null)}
        />
      )}
      <Button mt="lg" variant="default" onClick={onClose}>
        {strings.close}
      </Button>
    </Dialog>
  );
}
