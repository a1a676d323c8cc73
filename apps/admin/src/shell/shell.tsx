import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { sessionQuery } from "../api/session.ts";
import { strings } from "../strings.ts";
import { toasts } from "../toasts/toasts.ts";
import { ExpiredSession } from "./expired-session.tsx";
import { Navigation } from "./navigation.tsx";
import classes from "./shell.module.css";

/** Navigation and the screen beside it. Asks to sign in again, in place, when the session ends. */
export function Shell() {
  const { data: session } = useQuery(sessionQuery);
  const [email, setEmail] = useState(session?.email ?? "");
  if (session && session.email !== email) setEmail(session.email);
  useWarmForm();

  return (
    <div className={classes.shell}>
      <a href="#contenido" className={classes.skip}>
        {strings.skipToContent}
      </a>
      <Navigation email={email} />
      <main id="contenido" className={classes.main}>
        <Outlet />
      </main>
      <ToastsOfScreen />
      <ExpiredSession open={session === null} email={email} />
    </div>
  );
}

/** What was said about one screen is not said about the next. On its own, so that the rest need not be drawn anew. */
function ToastsOfScreen() {
  const screen = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => toasts.clear, [screen]);
  return null;
}

/** Milliseconds after which the screen that was asked for has long been drawn. */
const restAfter = 1500;

/** Loads the form of the content, the heaviest screen, while the editor still reads another one. */
function useWarmForm() {
  const router = useRouter();
  useEffect(() => {
    const rest = setTimeout(() => void router.loadRouteChunk(router.routesByPath["/informacion"]), restAfter);
    return () => clearTimeout(rest);
  }, [router]);
}
