import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./dialog.module.css";

/** The buttons at the foot of a dialog, which do not scroll away. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <Group className={classes.buttons}>{children}</Group>;
}
