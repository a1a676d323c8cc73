declare const process: { env: { NODE_ENV?: string } } | undefined;

const told = new Set<string>();

/** Says once in the console, while an app is developed, what a reader of the page does not have to know. */
export function warnInDevelopment(message: string): void {
  if (typeof process !== "undefined" && process.env.NODE_ENV === "production") return;
  if (told.has(message)) return;
  told.add(message);
  console.warn(message);
}
