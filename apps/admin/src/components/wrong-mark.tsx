import { CircleAlert } from "lucide-react";
import { strings } from "./strings.ts";

/** Beside the name of a tab, a group or an entry with something to correct in it. */
export const WrongMark = () => (
  <CircleAlert size={18} color="var(--color-urgent)" role="img" aria-label={strings.toCorrect} />
);
