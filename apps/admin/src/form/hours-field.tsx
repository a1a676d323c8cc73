import { Input } from "@mantine/core";
import { useId } from "react";
import { fill } from "../strings.ts";
import type { ControlProps } from "./control-props.ts";
import classes from "./form.module.css";
import { words } from "./strings.ts";

interface HoursFieldProps extends ControlProps {
  /** As content stores it: `15:00 a 20:00`; empty for closed. */
  value: string;
  onChange: (value: string) => void;
}

/** From when to when, on a 24-hour clock. */
export function HoursField({
  label,
  description,
  error,
  readOnly,
  value,
  onChange,
  ...rest
}: HoursFieldProps) {
  const id = useId();
  const [from = "", to = ""] = value.split(" a ").map(padded);
  const change = (opens: string, closes: string) =>
    onChange(opens === "" && closes === "" ? "" : `${opens} a ${closes}`);
  const input = { type: "time", readOnly, error: Boolean(error), className: classes.time };
  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div" id={id}>
      <div className={classes.hours}>
        <Input
          {...input}
          {...rest}
          aria-label={fill(words.form.opens, { label })}
          value={from}
          onChange={(event) => change(event.currentTarget.value, to)}
        />
        <span aria-hidden="true">{words.form.to}</span>
        <Input
          {...input}
          aria-label={fill(words.form.closes, { label })}
          value={to}
          onChange={(event) => change(from, event.currentTarget.value)}
        />
      </div>
    </Input.Wrapper>
  );
}

/** `8:00` as the browser's time control wants it. */
const padded = (time: string) => (/^\d:\d\d$/.test(time) ? `0${time}` : time);
