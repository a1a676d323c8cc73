import type { ReactNode } from "react";
import { VesselMark } from "../shell/vessel-mark.tsx";
import { strings } from "../strings.ts";
import classes from "./entry.module.css";
import { words } from "./strings.ts";

interface EntryPageProps {
  title: string;
  children: ReactNode;
}

/** The page before the door: what this is on the left, the form on the right. */
export function EntryPage({ title, children }: EntryPageProps) {
  return (
    <div className={classes.page}>
      <aside className={classes.welcome}>
        <p className={classes.brand}>
          <VesselMark />
          {strings.product}
        </p>
        <div>
          <p className={classes.motto}>{words.motto}</p>
          <p className={classes.mottoText}>{words.mottoText}</p>
        </div>
        <svg className={classes.vessel} viewBox="0 0 400 520" fill="none" aria-hidden="true">
          <path d="M40 540C90 400 60 330 150 262S250 120 232-20" strokeWidth="14" />
          <path d="M112 300C190 262 250 286 300 244S372 150 420 138" strokeWidth="9" />
          <path d="M205 178c-34-44-92-50-118-102S70 6 52-20" strokeWidth="7" />
          <path d="M300 244c34 2 64 20 120 14" strokeWidth="5" />
          <path d="M92 82C70 78 44 92-10 84" strokeWidth="4" />
        </svg>
      </aside>
      <main className={classes.door}>
        <div className={classes.form}>
          <h1 className={classes.title}>{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}
