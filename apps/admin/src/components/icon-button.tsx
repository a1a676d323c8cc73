import type { ComponentProps } from "react";
import classes from "./icon-button.module.css";

interface IconButtonProps extends ComponentProps<"button"> {
  "aria-label": string;
  /** Something is lost by it: the button says so by its colour. */
  destructive?: boolean;
}

/** A button that shows only an icon: a plain element, since each row of a list has five of them. */
export function IconButton({ destructive = false, ...props }: IconButtonProps) {
  return <button type="button" className={classes.iconButton} data-destructive={destructive} {...props} />;
}
