import { StoreError, type StoreErrorCode, type StoreErrorDetails } from "./store-errors.ts";

/** Returns a value that the database must have. Throws the error of `code` when it is missing. */
export function assertFound<T, Code extends StoreErrorCode>(
  value: T | null | undefined,
  code: Code,
  ...details: StoreErrorDetails[Code]
): T {
  if (value === null || value === undefined) throw new StoreError(code, ...details);
  return value;
}
