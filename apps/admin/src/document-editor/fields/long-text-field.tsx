import { withoutExampleSentence } from "@consultorio/content";
import { Button } from "@mantine/core";
import { useRef } from "react";
import type { TextControlProps } from "./control-props.ts";
import classes from "./fields.module.css";
import { words } from "./strings.ts";
import { TextField } from "./text-field.tsx";

/** A text of several lines. Where a sentence of it says that it is an example, a button takes that sentence out. */
export function LongTextField(props: TextControlProps) {
  const field = useRef<HTMLDivElement>(null);
  const rest = withoutExampleSentence(props.value);
  return (
    <div ref={field} className={classes.longText}>
      <TextField {...props} multiline />
      {rest !== null && (
        <Button
          variant="default"
          onClick={() => {
            props.onChange(rest);
            // The button goes away with the sentence.
            field.current?.querySelector("textarea")?.focus();
          }}
        >
          {words.dropExampleSentence}
        </Button>
      )}
    </div>
  );
}
