import { TextInput } from "@mantine/core";
import { fill } from "#components/strings.ts";
import type { TextControlProps } from "./control-props.ts";
import classes from "./fields.module.css";
import { messages } from "./strings.ts";

const hex = /^#[0-9a-f]{6}$/i;

/** A colour as `#rrggbb`: typed, or picked with the browser's own picker. */
export function ColorField({ value, onChange, ...props }: TextControlProps) {
  return (
    <TextInput
      {...props}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSectionWidth={56}
      leftSection={
        <input
          type="color"
          className={classes.swatch}
          aria-label={fill(messages.colorPicker, { label: props.label })}
          value={hex.test(value) ? value : "#ffffff"}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
    />
  );
}
