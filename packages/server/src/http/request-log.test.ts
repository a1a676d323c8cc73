import { describe, expect, it } from "vitest";
import { shownPath } from "./request-log.ts";

describe("a path in the log", () => {
  it.each([
    ["/", "/"],
    ["/servicios/escleroterapia-con-espuma", "/servicios/escleroterapia-con-espuma"],
    ["/buscar?q=me+duele+la+pierna", "/buscar"],
    ["/admin/configurar?token=UVAd3tZKXdlTvVuPq1zB8w", "/admin/configurar"],
    ["/api/review/2p0cVbV6cJvqk2bGm3yKx5f1m0H3o8nD8f8yY1r0aBc", "/api/review/*"],
    ["/api/users/019aa7c4-5f0e-7c55-8f0e-2f6a5d1c9b7e", "/api/users/*"],
    ["/ana@ejemplo.mx", "/*"],
    ["/ana%40ejemplo.mx", "/*"],
    ["/a b", "/*"],
  ])("%s is shown as %s", (path, shown) => expect(shownPath(path)).toBe(shown));
});
