import { VisuallyHidden } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import {
  CalendarClock,
  ExternalLink,
  FileText,
  History,
  House,
  Images,
  LayoutTemplate,
  LibraryBig,
  ListChecks,
  LogOut,
  Menu,
  Palette,
  ScrollText,
  Send,
  SquarePen,
  UserRound,
  X,
} from "lucide-react";
import { type RefObject, useId, useRef, useState } from "react";
import { openCommentsQuery } from "#api/open-comments.ts";
import { sessionQuery, signOut } from "#api/session.ts";
import { Brand } from "#components/brand.tsx";
import { isElsewhere } from "#components/clinic-clock.ts";
import { fill, strings } from "#components/strings.ts";
import { toasts } from "#components/toasts.ts";
import { SearchButton } from "./search-button.tsx";
import classes from "./shell.module.css";
import { messages } from "./strings.ts";

/** The screens that the navigation names, in its order. */
const screens = [
  { to: "/", label: messages.nav.home, Icon: House },
  { to: "/pagina", label: messages.nav.page, Icon: SquarePen },
  { to: "/informacion", label: messages.nav.siteContent, Icon: FileText },
  { to: "/colecciones", label: messages.nav.collections, Icon: LibraryBig },
  { to: "/secciones", label: messages.nav.sections, Icon: LayoutTemplate },
  { to: "/marca", label: messages.nav.brand, Icon: Palette },
  { to: "/multimedia", label: messages.nav.media, Icon: Images },
  { to: "/horarios", label: messages.nav.notices, Icon: CalendarClock },
  { to: "/publicar", label: messages.nav.publish, Icon: Send },
  { to: "/lista", label: messages.nav.checklist, Icon: ListChecks },
  { to: "/historial", label: messages.nav.history, Icon: History },
  { to: "/actividad", label: messages.nav.activity, Icon: ScrollText },
  { to: "/cuenta", label: messages.nav.account, Icon: UserRound },
] as const;

/** Screens for owners only. */
const ownersOnly: string = "/actividad";

interface NavigationProps {
  /** The account that is signed in. */
  email: string;
  owner: boolean;
}

/** The links to all screens; on narrow screens a button opens them. */
export function Navigation({ email, owner }: NavigationProps) {
  const shown = owner ? screens : screens.filter(({ to }) => to !== ownersOnly);
  const [open, setOpen] = useState(false);
  const list = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list from any focused element in it
    <header
      className={classes.side}
      onKeyDown={({ key }) => {
        if (key !== "Escape" || !open) return;
        close();
        button.current?.focus();
      }}
    >
      <Brand className={classes.brand} />
      <SearchButton screens={shown} />
      <MenuButton ref={button} open={open} controls={list} onToggle={() => setOpen(!open)} />
      <nav id={list} className={classes.nav} aria-label={messages.nav.label} data-open={open}>
        {shown.map(({ to, label, Icon }) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact: to === "/" }}
            className={classes.link}
            onClick={close}
          >
            <Icon size={20} aria-hidden />
            {label}
            {to === "/" && <CommentBadge />}
          </Link>
        ))}
        <a href="/" target="_blank" rel="noreferrer" className={classes.link} onClick={close}>
          <ExternalLink size={20} aria-hidden />
          {messages.nav.viewSite}
          <VisuallyHidden>({messages.nav.newTab})</VisuallyHidden>
        </a>
        <SignOutButton onChoose={close} />
        {isElsewhere() && <p className={classes.clock}>{messages.nav.clinicClock}</p>}
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
        {messages.nav.menu}
      </button>
    </div>
  );
}

const isWithin = (path: string, screen: string) =>
  screen === "/" ? path === screen : `${path}/`.startsWith(`${screen}/`);

/** How many comments of the doctor wait; nothing for none. */
function CommentBadge() {
  const { data: comments = [] } = useQuery(openCommentsQuery);
  const count = comments.length;
  if (count === 0) return null;
  const label = count === 1 ? messages.nav.oneComment : fill(messages.nav.comments, { count });
  return (
    <span className={classes.count}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>({label})</VisuallyHidden>
    </span>
  );
}

function SignOutButton({ onChoose }: { onChoose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = async () => {
    onChoose();
    // A screen with unsaved changes may prevent the navigation; then the session stays.
    await navigate({ to: "/entrar" });
    if (!window.location.pathname.endsWith("/entrar")) return;
    await signOut().catch(() => toasts.error(strings.noAnswer));
    client.removeQueries();
    await client.prefetchQuery(sessionQuery);
  };
  return (
    <button type="button" className={classes.link} onClick={leave}>
      <LogOut size={20} aria-hidden />
      {messages.nav.signOut}
    </button>
  );
}
