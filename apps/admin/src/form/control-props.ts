import type { ReactNode } from "react";

/** What every control is handed. `data-path` is how the form finds the control of a field. */
export interface ControlProps {
  label: string;
  description: ReactNode;
  error: string | undefined;
  readOnly: boolean;
  "data-path": string;
}
