// Bundlers replace it. Node and the tools that run there have it.
declare const process: { env: { NODE_ENV?: string } };

const warned = new Set<string>();

/** Writes a message to the console once, while an app is developed: it is for its engineers. */
export function warnInDevelopment(message: string): void {
  if (process.env.NODE_ENV === "production" || warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}
