import { useId, useState } from "react";
import { TextButton } from "#components/buttons/text-button.tsx";
import classes from "./first-run.module.css";
import { messages } from "./strings.ts";

/** The task of a step. On a telephone it is behind a button, because the bar stays above the field. */
export function StepHelp({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <TextButton
        className={classes.ask}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          withoutAnchor();
          setOpen(!open);
        }}
      >
        {messages.ask}
      </TextButton>
      <p id={id} className={classes.help} data-open={open}>
        {text}
      </p>
    </>
  );
}

/** For two frames the browser keeps no content in its place: the help moves the field down rather than cover it. */
function withoutAnchor(): void {
  const { style } = document.documentElement;
  style.setProperty("overflow-anchor", "none");
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty("overflow-anchor")));
}
