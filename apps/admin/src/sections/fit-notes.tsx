import type { SectionType, Site } from "@consultorio/content";
import { layoutFit, type Misfit } from "@consultorio/ui/catalog";
import { TriangleAlert } from "lucide-react";
import { words as previewWords } from "../preview/strings.ts";
import { fill } from "../strings.ts";
import classes from "./sections.module.css";
import { words } from "./strings.ts";

interface FitNotesProps {
  site: Site;
  type: SectionType;
  layout: string;
  /** Words that the live page cuts off at its width. */
  clipped?: readonly string[];
}

/** What the site's content lacks for a layout. Nothing where it fits. */
export function FitNotes({ site, type, layout, clipped = [] }: FitNotesProps) {
  const notes = [
    ...layoutFit(type, layout, site).map(misfitWords),
    ...clipped.slice(0, 3).map((text) => fill(previewWords.clipped, { text })),
  ];
  if (notes.length === 0) return null;
  return (
    <ul className={classes.fits} aria-label={words.fit.title}>
      {notes.map((note) => (
        <li key={note}>
          <TriangleAlert size={18} aria-hidden />
          {note}
        </li>
      ))}
    </ul>
  );
}

function misfitWords(misfit: Misfit): string {
  switch (misfit.kind) {
    case "few":
      return fill(words.fit.needs, { ...misfit });
    case "many":
      return fill(words.fit.shows, { ...misfit });
    case "missing":
      return fill(words.fit.missing, { ...misfit });
    case "cut":
      return fill(words.fit.cut, { ...misfit, what: capital(misfit.what) });
    case "clash":
      return misfit.why;
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
