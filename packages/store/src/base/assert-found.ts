import { StoreError } from "./store-error.ts";

/** Returns a value that the database must have. Throws `damaged` with a Spanish sentence about what is missing. */
export function assertFound<T>(value: T | null | undefined, missing: string): T {
  if (value === null || value === undefined) throw new StoreError("damaged", missing);
  return value;
}
