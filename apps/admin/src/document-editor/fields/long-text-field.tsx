import { withoutExampleSentence } from "@consultorio/content";
import { Button } from "@mantine/core";
import type { TextControlProps } from "./control-props.ts";
import classes from "./fields.module.css";
import { messages } from "./strings.ts";
import { TextField } from "./text-field.tsx";

/** A text of several lines. If a sentence of it says that it is an example, a button removes the sentence. */
export function LongTextField(props: TextControlProps) {
  const rest = withoutExampleSentence(props.value);
  const action = rest !== null && (
    <Button
      variant="default"
      className={classes.action}
      onClick={({ currentTarget }) => {
        // The button goes away with the sentence.
        currentTarget.parentElement?.querySelector("textarea")?.focus({ preventScroll: true });
        props.onChange(rest);
      }}
    >
      {messages.dropExampleSentence}
    </Button>
  );
  return <TextField {...props} multiline action={action} />;
}
