import { createHash } from "node:crypto";
import { bundledSite } from "@consultorio/content/data";
import { describe, expect, it } from "vitest";
import { failureHeaders, failurePage, failures } from "./failure-page.ts";

/** The bundled documents as the store keeps them. */
const documents = JSON.parse(JSON.stringify(bundledSite));
const phones = (html: string) => [...html.matchAll(/href="(tel:[^"]+)"/g)].map(([, href]) => href);

describe("the last page when everything else fails", () => {
  it("needs no file, no script and nothing of the network", () => {
    const html = failurePage(failures.broken, documents);
    expect(html).not.toMatch(/<script|<link|<img|url\(|https?:/);
    expect(html).toContain('<html lang="es-MX">');
    expect(html).toContain("<h1>Algo falló de nuestro lado</h1>");
  });

  it("still gives the telephones: 911, appointments, urgencies", () => {
    expect(phones(failurePage(failures.broken, documents))).toEqual([
      "tel:911",
      "tel:+520000000000",
      "tel:+520000000001",
    ]);
  });

  it.each([null, { ...documents, siteContent: "<script>" }])(
    "gives 911 without a readable content",
    (broken) => {
      const html = failurePage(failures.starting, broken);
      expect(phones(html)).toEqual(["tel:911"]);
      expect(html).not.toContain("<script");
    },
  );

  it("may use its own styles, says when to come back, and is not cached", () => {
    const headers = failureHeaders("http://localhost:3000", 5, documents);
    expect(headers["Content-Security-Policy"]).toMatch(/style-src 'self' 'sha256-/);
    expect(headers["Retry-After"]).toBe("5");
  });

  it("has the colours of the site's theme, and neutral colours where the theme is unknown", () => {
    const night = { ...documents, siteContent: { ...documents.siteContent, theme: { preset: "night" } } };
    const styles = (content: typeof documents | null) =>
      failurePage(failures.broken, content).match(/<style>(.*)<\/style>/)?.[1] ?? "";
    expect(styles(documents)).toContain("background:#fcfaf6");
    expect(styles(night)).toContain("color-scheme:dark");
    expect(styles(null)).toContain("background:#ffffff");
    expect(new Set([documents, night, null].map(styles)).size).toBe(3);
    for (const content of [documents, night, null]) {
      const hash = createHash("sha256").update(styles(content)).digest("base64");
      const policy = failureHeaders("http://localhost:3000", 5, content)["Content-Security-Policy"];
      expect(policy).toContain(`sha256-${hash}`);
    }
  });
});
