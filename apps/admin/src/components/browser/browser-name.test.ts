import { expect, test } from "vitest";
import { browserName } from "./browser-name.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36";

test.each([
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome}`, "Chrome en Android"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/150.0`, "Edge en Windows"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1",
    "Safari en iPhone",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox en Mac"],
  ["curl/8.0", "Navegador desconocido"],
  ["", "Navegador desconocido"],
])("%s is called %s", (agent, name) => {
  expect(browserName(agent)).toBe(name);
});
