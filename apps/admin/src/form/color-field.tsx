import { TextInput } from "@mantine/core";
import { fill } from "../strings.ts";
import type { ControlProps } from "./control-props.ts";
import classes from "./form.module.css";
import { words } from "./strings.ts";

interface ColorFieldProps extends ControlProps {
  value: string;
  onChange: (value: string) => void;
}

const hex = /^#[0-9a-f]{6}$/i;

/** A colour as `#rrggbb`: typed, or picked with the browser's own picker. */
export function ColorField({ value, onChange, ...props }: ColorFieldProps) {
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
          aria-label={fill(words.form.colorPicker, { label: props.label })}
          disabled={props.readOnly}
          value={hex.test(value) ? value : "#ffffff"}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
    />
  );
}
