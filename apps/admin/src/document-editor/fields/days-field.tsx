import { formatDays, parseDays, understoodDays } from "@consultorio/content";
import { Input } from "@mantine/core";
import type { TextControlProps } from "./control-props.ts";
import classes from "./fields.module.css";
import { messages } from "./strings.ts";

/** Monday first, as the week is read in Mexico; 0 is Sunday. */
const week = [1, 2, 3, 4, 5, 6, 0];

/** Weekdays, one checkbox each; the value is `Lunes a viernes`. */
export function DaysField({ label, value, onChange, "data-path": path, ...rest }: TextControlProps) {
  const days = parseDays(value) ?? [];
  const toggle = (day: number, on: boolean) =>
    onChange(formatDays(on ? [...days, day] : days.filter((other) => other !== day)));
  return (
    <Input.Wrapper
      {...rest}
      label={label}
      labelElement="div"
      onPaste={(event) => {
        const pasted = understoodDays(event.clipboardData.getData("text/plain"));
        if (parseDays(pasted)?.length) onChange(pasted);
      }}
    >
      <fieldset className={classes.week} aria-label={label}>
        {week.map((day, index) => (
          <label key={day}>
            <input
              type="checkbox"
              data-path={index === 0 ? path : undefined}
              checked={days.includes(day)}
              onChange={({ currentTarget }) => toggle(day, currentTarget.checked)}
            />
            {messages.days[day]}
          </label>
        ))}
      </fieldset>
    </Input.Wrapper>
  );
}
