import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { ask } from "./ask.ts";

/** What is answered to some keys, and what the terminal shows meanwhile. */
async function typed(keys: string, secret: boolean) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const answer = ask("Contraseña", { input, output, secret });
  input.write(keys);
  const told = await answer.catch((error: Error) => error.name);
  return { told, shown: String(output.read()) };
}

it("shows what is typed, but no secret, and takes it as it is", async () => {
  const keys = " cuatro palabras \r";
  expect(await typed(keys, false)).toEqual({
    told: " cuatro palabras ",
    shown: expect.stringMatching(/Contraseña: .*cuatro palabras/),
  });
  expect(await typed(keys, true)).toEqual({ told: " cuatro palabras ", shown: "Contraseña: \n" });
});

it.each(["\u0003", "\u0004"])("is given up with %j", async (key) => {
  expect((await typed(key, true)).told).toBe("AbortError");
});
