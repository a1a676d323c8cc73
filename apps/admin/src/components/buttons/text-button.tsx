import { UnstyledButton, type UnstyledButtonProps } from "@mantine/core";
import type { ComponentPropsWithoutRef } from "react";
import classes from "./text-button.module.css";

/** A button inside or below a text: it looks like a link, but acts on this page. */
export function TextButton({
  className = "",
  ...props
}: UnstyledButtonProps & ComponentPropsWithoutRef<"button">) {
  return <UnstyledButton className={`${classes.button} ${className}`} {...props} />;
}
