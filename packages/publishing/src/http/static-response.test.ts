import { expect, it } from "vitest";
import { makeStaticResponse } from "./static-response.ts";

const type = { "Content-Type": "text/html; charset=utf-8" };
const page = (words: string) => Buffer.from(`<p>${words}</p>`.repeat(40));

it("takes the compressed forms of what was served at its path where the bytes are the same", async () => {
  const before = await makeStaticResponse(page("Hola"), type);
  const headers = { ...type, "Last-Modified": "Fri, 02 Jan 2026 03:04:05 GMT" };
  const same = await makeStaticResponse(page("Hola"), headers, { before });
  expect(same.brotli).toBe(before.brotli);
  expect(same.gzip).toBe(before.gzip);
  expect(same.headers).toEqual(headers);
  const other = await makeStaticResponse(page("Adiós"), type, { before });
  expect(other).toEqual(await makeStaticResponse(page("Adiós"), type));
});
