import { useState } from "react";
import type { ControlProps } from "./control-props.ts";
import { TextField } from "./text-field.tsx";
import { typedNumber } from "./typed-number.ts";

interface NumberFieldProps extends ControlProps {
  value: unknown;
  /** Gets a number, or the text that is none. */
  onChange: (value: number | string) => void;
}

/** Number input. Keeps the typed text while focused and formats it on blur. */
export function NumberField({ value, onChange, ...props }: NumberFieldProps) {
  const [typed, setTyped] = useState("");
  const stored = typeof value === "number" || typeof value === "string" ? value : "";
  return (
    <TextField
      {...props}
      inputMode="decimal"
      value={typedNumber(typed) === stored ? typed : String(stored)}
      onChange={(text) => {
        setTyped(text);
        onChange(typedNumber(text));
      }}
      onBlur={() => setTyped("")}
    />
  );
}
