import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import classes from "./icon-button.module.css";

interface IconButtonProps extends ComponentProps<"button"> {
  icon: LucideIcon;
  /** Of the icon, in CSS pixels. */
  size?: number;
  "aria-label": string;
  /** The action deletes something: the button has the colour of a warning. */
  destructive?: boolean;
}

/** A button that shows only an icon: a plain element, since each row of a list has five of them. */
export function IconButton({ icon: Icon, size = 18, destructive = false, ...props }: IconButtonProps) {
  return (
    <button type="button" className={classes.iconButton} data-destructive={destructive} {...props}>
      <Icon size={size} aria-hidden />
    </button>
  );
}
