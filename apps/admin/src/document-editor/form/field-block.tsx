import type { ReactNode } from "react";
import classes from "./form.module.css";

interface FieldBlockProps {
  title: string;
  text?: string | undefined;
  /** About all fields of the block. */
  note?: ReactNode;
  children: ReactNode;
}

/** Fields that stand together, with their heading beside them where there is room. */
export function FieldBlock({ title, text, note = null, children }: FieldBlockProps) {
  return (
    <section className={classes.block} aria-label={title}>
      <div>
        <h2 className={classes.blockTitle}>{title}</h2>
        {text && <p className={classes.blockText}>{text}</p>}
        {note && <p className={classes.blockText}>{note}</p>}
      </div>
      <div className={classes.blockFields}>{children}</div>
    </section>
  );
}
