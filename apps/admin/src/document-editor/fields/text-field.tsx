import { type ClipboardEventHandler, type ComponentProps, type ReactNode, useId } from "react";
import type { TextControlProps } from "./control-props.ts";
import classes from "./fields.module.css";

interface TextFieldProps
  extends TextControlProps,
    Pick<ComponentProps<"input">, "type" | "inputMode" | "placeholder"> {
  onBlur?: (() => void) | undefined;
  onPaste?: ClipboardEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  /** A box of several lines, which grows with its text. */
  multiline?: boolean;
  /** A button that changes the text, above its control. */
  action?: ReactNode;
}

/**
 * A text with its label, its hint and its error. A form has dozens of them, so each is a few plain elements: a field of
 * the component library takes several times longer to draw.
 */
export function TextField({ label, description, error, multiline, action, ...props }: TextFieldProps) {
  const { type = "text", inputMode, placeholder, onChange, ...rest } = props;
  const id = useId();
  const [hint, problem] = [`${id}hint`, `${id}problem`];
  const control = {
    ...rest,
    id,
    className: classes.text,
    "aria-describedby": [description && hint, error && problem].filter(Boolean).join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {description && (
        <p id={hint} className={classes.hint}>
          {description}
        </p>
      )}
      {/* Above its control: below, it would lift it above its neighbours of the row. */}
      {error && (
        <p id={problem} className={classes.error}>
          {error}
        </p>
      )}
      {action}
      {multiline ? (
        <textarea {...control} rows={4} />
      ) : (
        <input {...control} type={type} inputMode={inputMode} placeholder={placeholder} />
      )}
    </div>
  );
}
