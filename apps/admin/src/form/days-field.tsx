import { formatDays, parseDays } from "@consultorio/content";
import { Checkbox } from "@mantine/core";
import { strings } from "../strings.ts";
import type { ControlProps } from "./control-props.ts";
import classes from "./form.module.css";

interface DaysFieldProps extends ControlProps {
  /** As content stores it: `Lunes a viernes`. */
  value: string;
  onChange: (value: string) => void;
}

/** Monday first, as the week is read in Mexico; 0 is Sunday. */
const week = [1, 2, 3, 4, 5, 6, 0];

/** Weekdays, ticked; the site reads them in words. */
export function DaysField({ value, onChange, readOnly, "data-path": path, ...rest }: DaysFieldProps) {
  const days = parseDays(value) ?? [];
  const toggle = (day: number, on: boolean) =>
    onChange(formatDays(on ? [...days, day] : days.filter((other) => other !== day)));
  return (
    <Checkbox.Group {...rest} className={classes.days} value={days.map(String)}>
      <div className={classes.week}>
        {week.map((day, index) => (
          <Checkbox
            key={day}
            value={String(day)}
            label={strings.form.days[day]}
            disabled={readOnly}
            data-path={index === 0 ? path : undefined}
            onChange={(event) => toggle(day, event.currentTarget.checked)}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
