import type { Site } from "@consultorio/content";
import { TriangleAlert } from "lucide-react";
import { fill, strings } from "../strings.ts";
import { layoutFit } from "./layout-fit.ts";
import classes from "./sections.module.css";

interface FitNotesProps {
  site: Site;
  layout: string;
  /** Words that the live page cuts off at its width. */
  clipped?: readonly string[];
}

/** What the site's content lacks for a layout. Nothing where it fits. */
export function FitNotes({ site, layout, clipped = [] }: FitNotesProps) {
  const notes = [
    ...layoutFit(site, layout),
    ...clipped.slice(0, 3).map((text) => fill(strings.preview.clipped, { text })),
  ];
  if (notes.length === 0) return null;
  return (
    <ul className={classes.fits} aria-label={strings.fit.title}>
      {notes.map((note) => (
        <li key={note}>
          <TriangleAlert size={18} aria-hidden />
          {note}
        </li>
      ))}
    </ul>
  );
}
