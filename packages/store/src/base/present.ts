import { StoreError } from "./store-error.ts";

/** A value that the database must have. Throws `damaged` with what is missing, for people. */
export function present<T>(value: T | null | undefined, missing: string): T {
  if (value === null || value === undefined) throw new StoreError("damaged", missing);
  return value;
}
