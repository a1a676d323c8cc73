/** The result of a call to the browser's storage; null where the browser stores nothing. */
export function tryStorage<Result>(run: (storage: Storage) => Result): Result | null {
  try {
    return run(window.localStorage);
  } catch {
    return null;
  }
}
