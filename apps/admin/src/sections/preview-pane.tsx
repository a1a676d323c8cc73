import type { SectionType, SelectedSections } from "@consultorio/content";
import { Button, SegmentedControl, VisuallyHidden } from "@mantine/core";
import { Eye, X } from "lucide-react";
import { useState } from "react";
import { fill, strings } from "../strings.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { previewRoute } from "./preview-route.ts";
import classes from "./sections.module.css";
import { usePreviewSite } from "./use-preview-site.ts";

interface PreviewPaneProps {
  /** The selection as it stands on the screen, saved or not. */
  sections: SelectedSections;
  section: SectionType;
}

const words = strings.preview;

/** Widths of the preview, in CSS pixels: a phone, a tablet, a computer. */
const widths = [
  { width: 360, label: words.phone },
  { width: 768, label: words.tablet },
  { width: 1280, label: words.desktop },
];

/** The page as it would be, beside the cards; on narrow screens behind a button. */
export function PreviewPane({ sections, section }: PreviewPaneProps) {
  const { site, failed } = usePreviewSite(sections);
  const [width, setWidth] = useState("1280");
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button
        className={classes.openPreview}
        leftSection={<Eye size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {words.open}
      </Button>
      <aside className={classes.preview} aria-label={words.title} data-open={open}>
        <div className={classes.previewBar}>
          <SegmentedControl
            aria-label={words.width}
            value={width}
            onChange={setWidth}
            data={widths.map((option) => ({
              value: String(option.width),
              label: (
                <>
                  {option.label}
                  <VisuallyHidden>{fill(words.pixels, { width: option.width })}</VisuallyHidden>
                </>
              ),
            }))}
          />
          <Button
            className={classes.closePreview}
            variant="default"
            leftSection={<X size={18} aria-hidden />}
            onClick={() => setOpen(false)}
          >
            {words.close}
          </Button>
        </div>
        {failed ? (
          <p role="alert" className={classes.previewNote}>
            {words.failed}
          </p>
        ) : (
          <PreviewFrame
            width={Number(width)}
            snapshot={site && { site, section, route: previewRoute(site, section) }}
          />
        )}
        <p className={classes.previewNote}>{words.note}</p>
      </aside>
    </>
  );
}
