import { type HistoryState, Link, useLocation } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import classes from "./panel.module.css";
import { strings } from "./strings.ts";

/** Screens that lead to a field somewhere else, with the label of the way back. */
const origins = {
  "/": strings.backTo.home,
  "/lista": strings.backTo.list,
  "/publicar": strings.backTo.publish,
  "/pagina": strings.backTo.page,
} as const;
type Origin = keyof typeof origins;

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The screen that led here. */
    wayBack?: Origin | undefined;
    /** Path of the page that was edited there, where it is not the home page. */
    wayBackPage?: string | undefined;
    /** Somebody comes back to the page: it is shown where it was. */
    back?: boolean | undefined;
  }
}

type WayBackState = Pick<HistoryState, "wayBack" | "wayBackPage">;

const isOrigin = (path: string): path is Origin => Object.hasOwn(origins, path);

/** The state of a link to a field, with its origin. Empty if the screen needs no way back. */
export function useOrigin(): WayBackState {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const page = useLocation({ select: ({ search }) => search.ruta });
  if (!isOrigin(path)) return {};
  return page === undefined ? { wayBack: path } : { wayBack: path, wayBackPage: page };
}

/** For a move within a screen: the way back stays. */
export const sameOrigin = ({ wayBack, wayBackPage }: WayBackState) => ({ wayBack, wayBackPage });

/** The way back to the screen that led here; nothing where somebody came another way. */
export function WayBack() {
  const origin = useLocation({ select: ({ state }) => state.wayBack });
  const page = useLocation({ select: ({ state }) => state.wayBackPage });
  if (origin === undefined) return null;
  return (
    <Link
      to={origin}
      search={page === undefined ? {} : { ruta: page }}
      state={{ back: true }}
      className={classes.link}
    >
      <ArrowLeft size={18} aria-hidden />
      {origins[origin]}
    </Link>
  );
}
