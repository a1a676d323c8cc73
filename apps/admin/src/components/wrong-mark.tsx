import { CircleAlert } from "lucide-react";
import { strings } from "./strings.ts";

/** A mark beside the name of a tab, a group or an entry with a wrong field. */
export const WrongMark = () => (
  <CircleAlert size={18} color="var(--color-urgent)" role="img" aria-label={strings.toCorrect} />
);
