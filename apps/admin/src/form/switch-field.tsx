import { type ReactNode, useId } from "react";
import classes from "./form.module.css";

interface SwitchFieldProps {
  label: string;
  description?: ReactNode;
  error?: string | undefined;
  readOnly: boolean;
  "data-path": string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

/** Something that is so or not: the browser's own box with the looks of a switch. */
export function SwitchField({
  label,
  description,
  error,
  readOnly,
  checked,
  onChange,
  ...rest
}: SwitchFieldProps) {
  const id = useId();
  const about = error ?? description;
  return (
    <div>
      <label className={classes.switch}>
        <input
          {...rest}
          type="checkbox"
          role="switch"
          aria-describedby={about ? id : undefined}
          disabled={readOnly}
          checked={checked}
          aria-checked={checked}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </label>
      {about && (
        <p id={id} className={error ? classes.error : classes.hint}>
          {about}
        </p>
      )}
    </div>
  );
}
