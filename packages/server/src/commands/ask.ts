import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
  /** Hides the typed text. */
  secret: boolean;
}

/** Asks at a terminal, and returns the typed text unchanged. Rejects with `AbortError` on Ctrl+C and Ctrl+D. */
export async function ask(question: string, { input, output, secret }: Terminal): Promise<string> {
  const prompt = `${question}: `;
  if (secret) output.write(prompt);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input, output: secret ? nowhere : output, terminal: true });
  try {
    return await terminal.question(prompt);
  } finally {
    terminal.close();
    if (secret) output.write("\n");
  }
}
