import { useId } from "react";
import type { ControlProps } from "./control-props.ts";
import classes from "./fields.module.css";

interface SwitchFieldProps extends ControlProps {
  checked: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

/** On or off: the browser's own checkbox, styled as a switch. */
export function SwitchField({ label, description, error, checked, ...props }: SwitchFieldProps) {
  const { onChange, ...rest } = props;
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
