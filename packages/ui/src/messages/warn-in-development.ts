// Bundlers replace it. Node and the tools that run there have it.
declare const process: { env: { NODE_ENV?: string } };

const warned = new Set<string>();

/** Writes a message for engineers to the console once, during development only. */
export function warnInDevelopment(message: string): void {
  if (process.env.NODE_ENV === "production" || warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}
