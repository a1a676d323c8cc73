import { useQuery } from "@tanstack/react-query";
import { publishedQuery } from "#api/draft.ts";
import { strings } from "#components/strings.ts";
import { PublishButton } from "./publish-button.tsx";
import classes from "./screen.module.css";
import { words } from "./strings.ts";

export interface ScreenHeaderProps {
  title: string;
  intro: string;
}

/** Title of a screen, whether the draft is published, and the button that publishes it. */
export function ScreenHeader({ title, intro }: ScreenHeaderProps) {
  return (
    <header className={classes.header}>
      <title>{`${title} · ${strings.product}`}</title>
      <div className={classes.heading}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.intro}>{intro}</p>
      </div>
      <div className={classes.publish}>
        <StatusChip />
        <PublishButton />
      </div>
    </header>
  );
}

/** Whether the saved draft is public. */
function StatusChip() {
  const { data: published } = useQuery(publishedQuery);
  const state = published === undefined ? "unknown" : published ? "published" : "draft";
  return (
    <output className={classes.chip} data-state={state} aria-label={words.status.label}>
      {words.status[state]}
    </output>
  );
}
