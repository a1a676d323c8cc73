import { UnstyledButton, type UnstyledButtonProps } from "@mantine/core";
import type { ComponentPropsWithoutRef } from "react";
import classes from "./text-button.module.css";

/** A button inside a text, or under one: it looks like a link, and does something here. */
export function TextButton({
  className = "",
  ...props
}: UnstyledButtonProps & ComponentPropsWithoutRef<"button">) {
  return <UnstyledButton className={`${classes.button} ${className}`} {...props} />;
}
