import type { ComponentProps } from "react";
import classes from "./form.module.css";

interface RowButtonProps extends ComponentProps<"button"> {
  "aria-label": string;
  /** Something is lost by it: the button says so by its colour. */
  destructive?: boolean;
}

/** A button with an icon in a row of a list: plain, since each row has five of them. */
export function RowButton({ destructive = false, ...props }: RowButtonProps) {
  return <button type="button" className={classes.rowButton} data-destructive={destructive} {...props} />;
}
