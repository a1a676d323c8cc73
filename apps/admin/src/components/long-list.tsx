import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import classes from "./panel.module.css";
import { fill } from "./strings.ts";

interface LongListProps<Item> {
  items: readonly Item[];
  /** How many are drawn before somebody asks for all. */
  first: number;
  /** Text of the button that shows the other `{count}`. */
  more: string;
  children: (item: Item) => ReactNode;
}

/** A list that first shows a few entries, with a button for the rest. */
export function LongList<Item>({ items, first, more, children }: LongListProps<Item>) {
  const [whole, setWhole] = useState(false);
  const drawn = whole ? items : items.slice(0, first);
  const rest = items.length - drawn.length;
  return (
    <>
      <ul className={classes.list}>{drawn.map(children)}</ul>
      {rest > 0 && (
        <Button variant="default" onClick={() => setWhole(true)}>
          {fill(more, { count: rest })}
        </Button>
      )}
    </>
  );
}
