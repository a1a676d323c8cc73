import { CircleAlert } from "lucide-react";
import { words } from "./strings.ts";

/** Beside the name of a tab or group with something to correct in it. */
export const WrongMark = () => (
  <CircleAlert size={18} color="var(--color-urgent)" role="img" aria-label={words.tabProblems} />
);
