import { describe, expect, it } from "vitest";
import { bundledSite } from "../data/index.ts";
import type { Site } from "./documents.ts";
import { redirects } from "./route.ts";

const [first, second, ...rest] = bundledSite.diseases;

function withFormer(former: { first?: string[]; second?: string[] }): Site {
  if (!first || !second) throw new Error("The bundled site has no two diseases.");
  const diseases = [{ ...first, formerIds: former.first }, { ...second, formerIds: former.second }, ...rest];
  return { ...bundledSite, diseases };
}

const now = `/enfermedades/${first?.id}`;

describe("redirects", () => {
  it("are none where no record was renamed", () => {
    expect(redirects(bundledSite)).toEqual([]);
  });

  it("lead from every former address straight to the present one", () => {
    expect(redirects(withFormer({ first: ["antes", "mucho-antes"] }))).toEqual([
      { from: "/enfermedades/antes", to: now },
      { from: "/enfermedades/mucho-antes", to: now },
    ]);
  });

  it("never lead away from a page that exists: a reused name is the page's own", () => {
    expect(redirects(withFormer({ first: [first?.id ?? "", second?.id ?? ""] }))).toEqual([]);
  });

  it("make no loop where two records changed their names with each other", () => {
    expect(redirects(withFormer({ first: [second?.id ?? ""], second: [first?.id ?? ""] }))).toEqual([]);
  });

  it("lead to the first of two records with the same former address", () => {
    expect(redirects(withFormer({ first: ["antes"], second: ["antes"] }))).toEqual([
      { from: "/enfermedades/antes", to: now },
    ]);
  });
});
