import { Button } from "@mantine/core";
import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { fill } from "../strings.ts";
import classes from "./form.module.css";
import { words } from "./strings.ts";

interface RemovedNoticeProps {
  /** What was taken away. */
  name: string;
  onPutBack: () => void;
}

/** Says what was just taken away, and puts it back. Takes the focus that the thing had. */
export function RemovedNotice({ name, onPutBack }: RemovedNoticeProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className={classes.removed} role="status">
      {fill(words.form.removed, { item: name })}
      <Button ref={button} variant="subtle" leftSection={<Undo2 size={18} aria-hidden />} onClick={onPutBack}>
        {words.form.putBack}
      </Button>
    </p>
  );
}
