import { strings } from "../strings.ts";
import { PublishButton } from "./publish-button.tsx";
import classes from "./shell.module.css";
import { StatusChip } from "./status-chip.tsx";

interface ScreenHeaderProps {
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
