import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { ExternalLink, FileText, LayoutTemplate, LogOut } from "lucide-react";
import { sessionQuery, signOut } from "../api/session.ts";
import { strings } from "../strings.ts";
import { toasts } from "../toasts/toasts.ts";
import classes from "./shell.module.css";
import { VesselMark } from "./vessel-mark.tsx";

interface NavigationProps {
  /** Who is signed in. */
  email: string;
}

/** Where one can go from any screen. */
export function Navigation({ email }: NavigationProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = async () => {
    // A screen with unsaved changes may hold this back, and then nobody is signed out.
    await navigate({ to: "/entrar" });
    if (!window.location.pathname.endsWith("/entrar")) return;
    await signOut().catch(() => toasts.error(strings.noAnswer));
    client.removeQueries();
    await client.fetchQuery(sessionQuery);
  };

  return (
    <header className={classes.side}>
      <p className={classes.brand}>
        <VesselMark />
        {strings.product}
      </p>
      <nav className={classes.nav} aria-label={strings.nav.label}>
        <Link to="/informacion" className={classes.link}>
          <FileText size={20} aria-hidden />
          {strings.nav.siteContent}
        </Link>
        <Link to="/secciones" className={classes.link}>
          <LayoutTemplate size={20} aria-hidden />
          {strings.nav.sections}
        </Link>
        <a href="/" target="_blank" rel="noreferrer" className={classes.link}>
          <ExternalLink size={20} aria-hidden />
          {strings.nav.viewSite}
          <span className={classes.hidden}>({strings.nav.newTab})</span>
        </a>
        <button type="button" className={classes.link} onClick={leave}>
          <LogOut size={20} aria-hidden />
          {strings.nav.signOut}
        </button>
      </nav>
      <p className={classes.who}>{email}</p>
    </header>
  );
}
