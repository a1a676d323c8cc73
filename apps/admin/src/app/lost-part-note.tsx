import { Button } from "@mantine/core";
import { usePartLost } from "#components/browser/late-part.ts";
import panel from "#components/panel.module.css";
import { strings } from "#components/strings.ts";
import classes from "./shell.module.css";

const { title, text, reload } = strings.partLost;

/** Says that a part of the screen did not load, and reloads the page. */
export function LostPartNote() {
  const lost = usePartLost();
  return (
    <div role="alert" className={`${panel.banner} ${classes.lost}`} hidden={!lost}>
      {lost && (
        <>
          <p>
            <strong>{title}</strong> {text}
          </p>
          <Button variant="default" onClick={() => window.location.reload()}>
            {reload}
          </Button>
        </>
      )}
    </div>
  );
}
