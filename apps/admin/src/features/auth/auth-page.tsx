import type { ReactNode } from "react";
import { Brand } from "#components/brand.tsx";
import classes from "./auth.module.css";
import { messages } from "./strings.ts";

interface AuthPageProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** A page without a session: the product on the left, the form on the right. */
export function AuthPage({ title, intro, children }: AuthPageProps) {
  return (
    <div className={classes.page}>
      <aside className={classes.welcome}>
        <Brand className={classes.brand} />
        <div>
          <p className={classes.motto}>{messages.motto}</p>
          <p className={classes.mottoText}>{messages.mottoText}</p>
        </div>
        <svg className={classes.vessel} viewBox="0 0 400 520" fill="none" aria-hidden="true">
          <path d="M40 540C90 400 60 330 150 262S250 120 232-20" strokeWidth="14" />
          <path d="M112 300C190 262 250 286 300 244S372 150 420 138" strokeWidth="9" />
          <path d="M205 178c-34-44-92-50-118-102S70 6 52-20" strokeWidth="7" />
          <path d="M300 244c34 2 64 20 120 14" strokeWidth="5" />
          <path d="M92 82C70 78 44 92-10 84" strokeWidth="4" />
        </svg>
      </aside>
      <main className={classes.content}>
        <div className={classes.form}>
          <h1 className={classes.title}>{title}</h1>
          {intro && <p className={classes.intro}>{intro}</p>}
          {children}
        </div>
      </main>
    </div>
  );
}
