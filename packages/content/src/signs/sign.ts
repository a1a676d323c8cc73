/** A warning sign as patients read it. */
export interface Sign {
  /** A whole phrase that begins with a capital letter and ends with a full stop. */
  text: string;
  /** Ids of signs that this one contains: it says them and more, so it is never less urgent. */
  includes?: readonly string[];
  /** Key of the bundled source that says how urgent it is; without one it is common practice of the guidelines. */
  source?: string;
}
