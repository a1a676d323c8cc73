import { useQuery } from "@tanstack/react-query";
import { type Overview, overviewQuery } from "#api/overview.ts";
import { publishedQuery } from "#api/published.ts";
import { strings } from "#components/strings.ts";
import { PublishButton } from "./publish-button.tsx";
import classes from "./screen.module.css";
import { messages } from "./strings.ts";

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

/** Whether the saved draft is public, and whether the public site is still the example. */
function StatusChip() {
  const { data: published, isError } = useQuery(publishedQuery);
  const { data: overview, isError: noOverview } = useQuery(overviewQuery);
  const isLoaded = published !== undefined && overview !== undefined;
  const fallbackState = isError || noOverview ? "unanswered" : "unknown";
  const state = isLoaded ? chipState(published, overview) : fallbackState;
  return (
    <output className={classes.chip} data-state={state} aria-label={messages.status.label}>
      {messages.status[state]}
    </output>
  );
}

/** A public example is no reason to be calm. */
function chipState(published: boolean, overview: Overview) {
  if (!published) return "draft";
  return (overview.published?.invented ?? 0) > 0 ? "example" : "published";
}
