import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { ask } from "./ask.ts";

/** The answer to some keys, and the text on the terminal meanwhile. */
async function typed(keys: string, secret: boolean) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const answer = ask("Contraseña", { input, output, secret });
  input.write(keys);
  const result = await answer.catch((error: Error) => error.name);
  return { result, shown: String(output.read()) };
}

it("shows what is typed, but no secret, and does not change it", async () => {
  const keys = " cuatro palabras \r";
  expect(await typed(keys, false)).toEqual({
    result: " cuatro palabras ",
    shown: expect.stringMatching(/Contraseña: .*cuatro palabras/),
  });
  expect(await typed(keys, true)).toEqual({ result: " cuatro palabras ", shown: "Contraseña: \n" });
});

it.each(["\u0003", "\u0004"])("is given up with %j", async (key) => {
  expect((await typed(key, true)).result).toBe("AbortError");
});
