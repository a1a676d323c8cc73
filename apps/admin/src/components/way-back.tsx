import { Link, useLocation } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import classes from "./panel.module.css";
import { strings } from "./strings.ts";

/** Screens that lead to a field somewhere else, with what the way back to them says. */
const origins = {
  "/": strings.backTo.home,
  "/lista": strings.backTo.list,
  "/publicar": strings.backTo.publish,
} as const;
type Origin = keyof typeof origins;

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The screen that led here. */
    wayBack?: Origin | undefined;
  }
}

const isOrigin = (path: string): path is Origin => Object.hasOwn(origins, path);

/** What a link to a field says of where it stands. It is empty where the screen needs no way back. */
export function useOrigin(): { wayBack?: Origin } {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return isOrigin(path) ? { wayBack: path } : {};
}

/** For a move within a screen: the way back stays. */
export const sameOrigin = ({ wayBack }: { wayBack?: Origin | undefined }) => ({ wayBack });

/** The way back to the screen that led here; nothing where somebody came another way. */
export function WayBack() {
  const origin = useLocation({ select: ({ state }) => state.wayBack });
  if (origin === undefined) return null;
  return (
    <Link to={origin} className={classes.link}>
      <ArrowLeft size={18} aria-hidden />
      {origins[origin]}
    </Link>
  );
}
