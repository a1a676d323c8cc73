import type { ReactNode } from "react";
import classes from "./form.module.css";

interface FieldBlockProps {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** Fields that stand together, with their heading beside them where there is room. */
export function FieldBlock({ title, text, children }: FieldBlockProps) {
  return (
    <section className={classes.block} aria-label={title}>
      <div>
        <h2 className={classes.blockTitle}>{title}</h2>
        {text && <p className={classes.blockText}>{text}</p>}
      </div>
      <div className={classes.blockFields}>{children}</div>
    </section>
  );
}
