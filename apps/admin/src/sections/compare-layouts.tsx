import type { SectionType, Site } from "@consultorio/content";
import { variantInfo } from "@consultorio/ui/catalog";
import { Button, Group } from "@mantine/core";
import { useMemo, useState } from "react";
import { PreviewFrame } from "../preview/preview-frame.tsx";
import { previewWidths, WidthControl } from "../preview/width-control.tsx";
import { fill } from "../strings.ts";
import { FitNotes } from "./fit-notes.tsx";
import { previewRoute } from "./preview-route.ts";
import classes from "./sections.module.css";
import { selectionOf } from "./selection.ts";
import { words } from "./strings.ts";

interface CompareLayoutsProps {
  type: SectionType;
  site: Site | null;
  /** The layout that is used, and another. */
  layouts: readonly [string, string];
  onChoose: (layout: string) => void;
  onBack: () => void;
}

/** Two layouts of a section side by side, live, with the site's own words. */
export function CompareLayouts({ type, site, layouts, onChoose, onBack }: CompareLayoutsProps) {
  const [width, setWidth] = useState<number>(previewWidths.desktop);
  return (
    <>
      <Group justify="space-between">
        <WidthControl width={width} onChange={setWidth} />
        <Button variant="default" onClick={onBack}>
          {words.layouts.back}
        </Button>
      </Group>
      <div className={classes.compare}>
        {layouts.map((layout, index) => (
          <Compared
            key={layout}
            type={type}
            site={site}
            layout={layout}
            width={width}
            onChoose={index === 0 ? null : () => onChoose(layout)}
          />
        ))}
      </div>
    </>
  );
}

interface ComparedProps {
  type: SectionType;
  site: Site | null;
  layout: string;
  width: number;
  /** Null for the layout that is used already. */
  onChoose: (() => void) | null;
}

function Compared({ type, site, layout, width, onChoose }: ComparedProps) {
  const name = variantInfo(type, layout)?.label ?? layout;
  const [clipped, setClipped] = useState<string[]>([]);
  const snapshot = useMemo(() => {
    if (!site) return null;
    const selection = { ...selectionOf(site.selectedSections, type), component: layout, display: true };
    const drawn = { ...site, selectedSections: { ...site.selectedSections, [type]: selection } };
    return { site: drawn, section: type, route: previewRoute(drawn, type) };
  }, [site, type, layout]);
  return (
    <section className={classes.compared} aria-label={name}>
      <h3>{name}</h3>
      <PreviewFrame
        width={width}
        snapshot={snapshot}
        title={fill(words.layouts.frame, { layout: name })}
        onClipped={setClipped}
      />
      {site && <FitNotes site={site} type={type} layout={layout} clipped={clipped} />}
      {onChoose ? (
        <Button onClick={onChoose}>{words.layouts.use}</Button>
      ) : (
        <p className={classes.changed}>{words.layouts.current}</p>
      )}
    </section>
  );
}
