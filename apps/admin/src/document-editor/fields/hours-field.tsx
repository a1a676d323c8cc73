import { Input } from "@mantine/core";
import { useId } from "react";
import { fill } from "#components/strings.ts";
import type { TextControlProps } from "./control-props.ts";
import classes from "./fields.module.css";
import { words } from "./strings.ts";

/** Opening and closing time on a 24-hour clock; the value is `15:00 a 20:00`, or empty for closed. */
export function HoursField({ value, onChange, readOnly, "data-path": path, ...wrapper }: TextControlProps) {
  const { label, error } = wrapper;
  const id = useId();
  const [from = "", to = ""] = value.split(" a ").map(padded);
  const change = (opens: string, closes: string) =>
    onChange(opens === "" && closes === "" ? "" : `${opens} a ${closes}`);
  const input = { type: "time", readOnly, error: Boolean(error), className: classes.time };
  return (
    <Input.Wrapper {...wrapper} labelElement="div" id={id}>
      <div className={classes.hours}>
        <Input
          {...input}
          data-path={path}
          aria-label={fill(words.opens, { label })}
          value={from}
          onChange={(event) => change(event.currentTarget.value, to)}
        />
        <span aria-hidden="true">{words.to}</span>
        <Input
          {...input}
          aria-label={fill(words.closes, { label })}
          value={to}
          onChange={(event) => change(from, event.currentTarget.value)}
        />
      </div>
    </Input.Wrapper>
  );
}

/** `8:00` in the form of the browser's time control: `08:00`. */
const padded = (time: string) => (/^\d:\d\d$/.test(time) ? `0${time}` : time);
