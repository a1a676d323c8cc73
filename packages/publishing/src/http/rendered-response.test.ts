import { expect, it } from "vitest";
import { headOf, type RenderedResponse, sentBytes, withBytes } from "./rendered-response.ts";
import { makeStaticResponse } from "./static-response.ts";

const type = { "Content-Type": "text/html; charset=utf-8" };
const page = (text: string) => makeStaticResponse(Buffer.from(`<p>${text}</p>`.repeat(40)), type);

it("gets the bytes of the public response at its path, with its own headers", async () => {
  const before = await page("Hola");
  const other = await page("Adiós");
  const headers = { ...type, "Last-Modified": "Fri, 02 Jan 2026 03:04:05 GMT" };
  const rendered = new Map<string, RenderedResponse>([
    ["/", { ...headOf(before), headers }],
    ["/otra", other],
  ]);
  const whole = withBytes(rendered, new Map([["/", before]]));
  expect(whole.get("/")).toEqual({ ...before, headers });
  expect(whole.get("/")?.brotli).toBe(before.brotli);
  expect(whole.get("/otra")).toBe(other);
});

it("is refused when the public response at its path is another one", async () => {
  const rendered = new Map([["/", headOf(await page("Hola"))]]);
  expect(() => withBytes(rendered, new Map())).toThrow("Nothing is public at / as it was rendered.");
  const published = new Map([["/", await page("Adiós")]]);
  expect(() => withBytes(rendered, published)).toThrow("Nothing is public at /");
});

it("is as large as the bytes that a browser gets", async () => {
  const whole = await page("Hola");
  expect(sentBytes(whole)).toBe(whole.brotli?.length);
  expect(sentBytes(headOf(whole))).toBe(whole.brotli?.length);
});
