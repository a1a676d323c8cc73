import { type ReactNode, useId } from "react";
import classes from "./panel.module.css";

interface PanelProps {
  title: string;
  /** The purpose of the panel, under its title. */
  note?: string;
  /** Level of the heading. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A part of a screen under its own heading. */
export function Panel({ title, note, level = 2, children }: PanelProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <Heading id={id} className={classes.heading}>
        {title}
      </Heading>
      {note && <p className={classes.note}>{note}</p>}
      {children}
    </section>
  );
}
