import type { SectionType, SelectedSections, Site } from "@consultorio/content";
import { sectionLabel, variantIds, variantInfo } from "@consultorio/ui/catalog";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "../shell/dialog.tsx";
import { fill, strings } from "../strings.ts";
import { CompareLayouts } from "./compare-layouts.tsx";
import { FitNotes } from "./fit-notes.tsx";
import { LayoutPicture } from "./layout-picture.tsx";
import classes from "./sections.module.css";
import { selectionOf } from "./selection.ts";
import { words } from "./strings.ts";

interface LayoutsDialogProps {
  type: SectionType;
  sections: SelectedSections;
  /** The draft with the selection on the screen; null until it is there. */
  site: Site | null;
  onChoose: (layout: string) => void;
  onClose: () => void;
}

/** Every layout of a section by its picture, and any of them beside the one that is used, with the site's own words. */
export function LayoutsDialog({ type, sections, site, onChoose, onClose }: LayoutsDialogProps) {
  const current = selectionOf(sections, type).component;
  const [compared, setCompared] = useState<string | null>(null);
  const choose = (layout: string) => {
    onChoose(layout);
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={fill(words.layouts.title, { section: sectionLabel(type) })}
      size="96rem"
    >
      {compared === null ? (
        <ul className={classes.layouts}>
          {variantIds(type).map((id) => {
            const info = variantInfo(type, id);
            const name = info?.label ?? id;
            return (
              <li key={id} className={classes.layout} data-current={id === current}>
                <LayoutPicture type={type} id={id} name={name} />
                <h3>{name}</h3>
                <p className={classes.description}>{info?.description}</p>
                {site && <FitNotes site={site} type={type} layout={id} />}
                <div className={classes.layoutActions}>
                  {id === current ? (
                    <p className={classes.changed}>{words.layouts.current}</p>
                  ) : (
                    <>
                      <Button onClick={() => choose(id)}>
                        {words.layouts.use}
                        <span className={classes.hidden}>: {name}</span>
                      </Button>
                      <Button variant="default" onClick={() => setCompared(id)}>
                        {words.layouts.compare}
                        <span className={classes.hidden}>: {name}</span>
                      </Button>
                    </>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      ) : (
        <CompareLayouts
          type={type}
          site={site}
          layouts={[current, compared]}
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
