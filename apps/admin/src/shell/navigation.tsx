import { useQueryClient } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { ExternalLink, LogOut, Menu, X } from "lucide-react";
import { type RefObject, useId, useRef, useState } from "react";
import { sessionQuery, signOut } from "../api/session.ts";
import { strings } from "../strings.ts";
import { toasts } from "../toasts/toasts.ts";
import { screens } from "./screens.ts";
import classes from "./shell.module.css";
import { words } from "./strings.ts";
import { VesselMark } from "./vessel-mark.tsx";

interface NavigationProps {
  /** Who is signed in. */
  email: string;
}

/** Where one can go from any screen; where there is no room beside it, behind a button. */
export function Navigation({ email }: NavigationProps) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list wherever the focus stands in it
    <header
      className={classes.side}
      onKeyDown={({ key }) => {
        if (key !== "Escape" || !open) return;
        close();
        button.current?.focus();
      }}
    >
      <p className={classes.brand}>
        <VesselMark />
        {strings.product}
      </p>
      <MenuButton ref={button} open={open} controls={list} onToggle={() => setOpen(!open)} />
      <nav id={list} className={classes.nav} aria-label={words.nav.label} data-open={open}>
        {screens.map(({ to, label, Icon }) => (
          <Link key={to} to={to} className={classes.link} onClick={close}>
            <Icon size={20} aria-hidden />
            {label}
          </Link>
        ))}
        <a href="/" target="_blank" rel="noreferrer" className={classes.link} onClick={close}>
          <ExternalLink size={20} aria-hidden />
          {words.nav.viewSite}
          <span className={classes.hidden}>({words.nav.newTab})</span>
        </a>
        <SignOutButton onChoose={close} />
      </nav>
      <p className={classes.who}>{email}</p>
    </header>
  );
}

interface MenuButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  open: boolean;
  /** Id of the list that it shows. */
  controls: string;
  onToggle: () => void;
}

/** Names the screen that is open and shows the list of all of them. */
function MenuButton({ ref, open, controls, onToggle }: MenuButtonProps) {
  const here = useLocation({
    select: ({ pathname }) => screens.find(({ to }) => isWithin(pathname, to))?.label,
  });
  const Icon = open ? X : Menu;
  return (
    <div className={classes.menu}>
      <span className={classes.here}>{here}</span>
      <button
        ref={ref}
        type="button"
        className={classes.menuButton}
        aria-expanded={open}
        aria-controls={controls}
        onClick={onToggle}
      >
        <Icon size={20} aria-hidden />
        {words.nav.menu}
      </button>
    </div>
  );
}

const isWithin = (path: string, screen: string) => `${path}/`.startsWith(`${screen}/`);

function SignOutButton({ onChoose }: { onChoose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = async () => {
    onChoose();
    // A screen with unsaved changes may hold this back, and then nobody is signed out.
    await navigate({ to: "/entrar" });
    if (!window.location.pathname.endsWith("/entrar")) return;
    await signOut().catch(() => toasts.error(strings.noAnswer));
    client.removeQueries();
    await client.fetchQuery(sessionQuery);
  };
  return (
    <button type="button" className={classes.link} onClick={leave}>
      <LogOut size={20} aria-hidden />
      {words.nav.signOut}
    </button>
  );
}
