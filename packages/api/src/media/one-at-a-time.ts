let last: Promise<unknown> = Promise.resolve();

/**
 * Runs what takes much memory after all that asked before it, whatever became of them: a picture of 50 megapixels has 200 MB
 * once it is decoded, and several at once end a small machine.
 */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => {});
  return result;
}
