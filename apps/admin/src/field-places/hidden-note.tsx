import type { SelectedSections } from "@consultorio/content";
import { sectionLabel, variantInfo } from "@consultorio/ui/catalog";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { fill } from "#components/strings.ts";
import classes from "./field-places.module.css";
import { type HiddenField, hiddenField } from "./field-places.ts";
import { words } from "./strings.ts";

const either = new Intl.ListFormat("es-MX", { type: "disjunction" });

/** `Portada: Retrato o Dividida`. */
const designsOf = ({ type, variants }: HiddenField): string =>
  fill(words.designs, {
    section: sectionLabel(type),
    designs: either.format(variants.map((id) => variantInfo(type, id)?.label ?? id)),
  });

/** Says that the chosen designs do not show a field, and which would; null for a field that visitors see. */
export function hiddenNote(path: string, sections: SelectedSections): ReactNode {
  const hidden = hiddenField(path, sections);
  if (hidden === null) return null;
  return (
    <span className={classes.note}>
      {fill(words.hidden, { designs: hidden.map(designsOf).join("; ") })}{" "}
      <Link to="/secciones" className={classes.link}>
        {words.choose}
      </Link>
    </span>
  );
}
