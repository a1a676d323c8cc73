import type { ReactNode } from "react";

/** Props of every control. The form finds the control of a field by `data-path`. */
export interface ControlProps {
  label: string;
  description?: ReactNode;
  error?: string | undefined;
  "data-path"?: string;
}

/** Props of a control whose value is a text. */
export interface TextControlProps extends ControlProps {
  value: string;
  onChange: (value: string) => void;
}
