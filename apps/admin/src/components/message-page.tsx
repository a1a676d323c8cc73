import { Stack } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import classes from "./panel.module.css";
import { strings } from "./strings.ts";

/** A page with a heading and a link or button. */
export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main>
      <Stack align="flex-start" gap="1.25rem" p="clamp(2rem, 8vw, 6rem)">
        <h1>{title}</h1>
        {children}
      </Stack>
    </main>
  );
}

/** An address of the administrator's area that does not exist. */
export function NotFound() {
  return (
    <MessagePage title={strings.notFound.title}>
      <Link to="/" className={classes.wayBack}>
        {strings.notFound.back}
      </Link>
    </MessagePage>
  );
}
