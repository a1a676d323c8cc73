import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation, useRouter } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import { serverAnswers } from "#api/health.ts";
import { sessionQuery } from "#api/session.ts";
import { latePart } from "#components/browser/late-part.ts";
import { screenOf } from "#components/screen-of.ts";
import { strings } from "#components/strings.ts";
import { toasts } from "#components/toasts.ts";
import { RefusedNote } from "#features/auth/refused-note.tsx";
import { FirstRunBar } from "#first-run/first-run-bar.tsx";
import { LostPartNote } from "./lost-part-note.tsx";
import { Navigation } from "./navigation.tsx";
import { SessionDialogs } from "./session-dialogs.tsx";
import classes from "./shell.module.css";

const RequiredSecondFactor = latePart(
  async () => (await import("#features/account/required-second-factor.tsx")).RequiredSecondFactor,
);

/** Navigation and the screen beside it. Asks to sign in again, in place, when the session ends. */
export function Shell() {
  const { data: session } = useQuery(sessionQuery);
  const [email, setEmail] = useState(session?.email ?? "");
  if (session && session.email !== email) setEmail(session.email);
  usePreloadedForm();
  // The page that is edited is as wide as the window: its screen has a way back in place of the navigation.
  const bare = useLocation({ select: ({ pathname }) => pathname === "/pagina" });
  return (
    <div className={classes.shell} data-bare={bare}>
      <a href="#contenido" className={classes.skip}>
        {strings.skipToContent}
      </a>
      <Navigation email={email} owner={session?.role === "owner"} />
      <main id="contenido" className={classes.main}>
        <LostPartNote />
        {session && <RefusedNote session={session} />}
        {session?.secondFactorMissing ? (
          <Suspense>
            <RequiredSecondFactor />
          </Suspense>
        ) : (
          <>
            <FirstRunBar />
            <Outlet />
          </>
        )}
      </main>
      <SessionDialogs email={email} ended={session === null} />
      <ToastsOfScreen />
    </div>
  );
}

/** Removes the toasts of a screen when another opens. A component of its own, so that the rest is not drawn anew. */
function ToastsOfScreen() {
  const screen = useLocation({ select: ({ pathname }) => screenOf(pathname) });
  useEffect(() => toasts.clear, [screen]);
  return null;
}

/** Milliseconds after which the screen that was asked for is drawn. */
const preloadDelay = 1500;

/** Loads the form of the content, the heaviest screen, while the editor reads another screen. */
function usePreloadedForm() {
  const router = useRouter();
  useEffect(() => {
    let left = false;
    const load = async () => {
      await serverAnswers();
      // The router asks for it again when the screen is opened.
      if (!left) await router.loadRouteChunk(router.routesByPath["/informacion"])?.catch(() => undefined);
    };
    const timer = setTimeout(() => void load(), preloadDelay);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [router]);
}
