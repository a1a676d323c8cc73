import type { SectionType, Site } from "@consultorio/content";
import { Button, Group } from "@mantine/core";
import { useMemo, useState } from "react";
import { fill } from "#components/strings.ts";
import { PreviewFrame } from "#live-preview/preview-frame.tsx";
import { previewWidths, WidthControl } from "#live-preview/width-control.tsx";
import classes from "./section-variants.module.css";
import { previewRoute, selectionOf, variantName } from "./selection.ts";
import { messages } from "./strings.ts";
import { VariantWarnings } from "./variant-warnings.tsx";

interface CompareVariantsProps {
  type: SectionType;
  site: Site | null;
  /** The variant that is used, and another. */
  variants: readonly [string, string];
  onChoose: (variant: string) => void;
  onBack: () => void;
}

/** The width of the pages at first: two of them have room beside each other at the width of the window itself. */
const firstWidth = () =>
  window.innerWidth < previewWidths.tablet ? previewWidths.phone : previewWidths.desktop;

/** Two variants of a section side by side, live, with the site's own content. */
export function CompareVariants({ type, site, variants, onChoose, onBack }: CompareVariantsProps) {
  const [width, setWidth] = useState<number>(firstWidth);
  return (
    <>
      <Group justify="space-between">
        <WidthControl width={width} onChange={setWidth} />
        <Button variant="default" onClick={onBack}>
          {messages.variants.back}
        </Button>
      </Group>
      <div className={classes.compare}>
        {variants.map((variant, index) => (
          <Compared
            key={variant}
            type={type}
            site={site}
            variant={variant}
            width={width}
            onChoose={index === 0 ? null : () => onChoose(variant)}
          />
        ))}
      </div>
    </>
  );
}

interface ComparedProps {
  type: SectionType;
  site: Site | null;
  variant: string;
  width: number;
  /** Null for the variant that is used already. */
  onChoose: (() => void) | null;
}

function Compared({ type, site, variant, width, onChoose }: ComparedProps) {
  const name = variantName(type, variant);
  const [clipped, setClipped] = useState<string[]>([]);
  const snapshot = useMemo(() => {
    if (!site) return null;
    const selection = { ...selectionOf(site.selectedSections, type), component: variant, display: true };
    const drawn = { ...site, selectedSections: { ...site.selectedSections, [type]: selection } };
    return { site: drawn, section: type, route: previewRoute(drawn, type) };
  }, [site, type, variant]);
  return (
    <section className={classes.compared} aria-label={name}>
      <h3>{name}</h3>
      <PreviewFrame
        width={width}
        snapshot={snapshot}
        title={fill(messages.variants.frame, { variant: name })}
        onClipped={setClipped}
      />
      {site && <VariantWarnings site={site} type={type} variant={variant} clipped={clipped} />}
      {onChoose ? (
        <Button onClick={onChoose}>{messages.variants.use}</Button>
      ) : (
        <p className={classes.changed}>{messages.variants.current}</p>
      )}
    </section>
  );
}
