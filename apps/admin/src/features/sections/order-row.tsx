import type { SectionType, Selection } from "@consultorio/content";
import { sectionLabel } from "@consultorio/ui/catalog";
import type { ReactNode } from "react";
import { variantName } from "#section-variants/selection.ts";
import { VariantPicture } from "#section-variants/variant-picture.tsx";
import classes from "./sections.module.css";
import { messages } from "./strings.ts";

interface OrderRowProps {
  type: SectionType;
  selection: Selection;
  /** Its place on the home page, from 0. */
  index: number;
  /** The buttons that move it. */
  controls: ReactNode;
}

/** A section of the home page as one row: its place, its look, and the buttons that move it. */
export function OrderRow({ type, selection: { component, display }, index, controls }: OrderRowProps) {
  return (
    <article aria-label={sectionLabel(type)} className={classes.orderRow} data-display={display}>
      <span className={classes.place} aria-hidden="true">
        {index + 1}
      </span>
      <div className={classes.orderPicture}>
        <VariantPicture key={component} type={type} variant={component} />
      </div>
      <div className={classes.orderName}>
        <h3>{sectionLabel(type)}</h3>
        <p className={classes.description}>
          {display ? variantName(type, component) : messages.order.hidden}
        </p>
      </div>
      <div className={classes.cardControls}>{controls}</div>
    </article>
  );
}
