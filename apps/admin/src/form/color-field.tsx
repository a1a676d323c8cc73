import { TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { fill, strings } from "../strings.ts";
import classes from "./form.module.css";

interface ColorFieldProps {
  label: string;
  description: string | undefined;
  defaultValue?: string;
  onChange: (value: string) => void;
  error?: ReactNode;
}

const hex = /^#[0-9a-f]{6}$/i;

/** A colour as `#rrggbb`: typed, or picked with the browser's own picker. */
export function ColorField({ label, description, defaultValue = "", onChange, ...rest }: ColorFieldProps) {
  const [color, setColor] = useState(defaultValue);
  const change = (value: string) => {
    setColor(value);
    onChange(value);
  };
  return (
    <TextInput
      {...rest}
      label={label}
      description={description}
      value={color}
      onChange={(event) => change(event.currentTarget.value)}
      leftSectionWidth={56}
      leftSection={
        <input
          type="color"
          className={classes.swatch}
          aria-label={fill(strings.form.colorPicker, { label })}
          value={hex.test(color) ? color : "#ffffff"}
          onChange={(event) => change(event.currentTarget.value)}
        />
      }
    />
  );
}
