import { describe, expect, it } from "vitest";
import { bundledSite } from "../data/index.ts";
import { canonicalPath } from "./canonical-path.ts";

const route = { page: "disease", id: "varices" } as const;

describe("the preferred address of a page", () => {
  it("is the one that its record names, where the site has that page", () => {
    expect(canonicalPath(bundledSite, route, "/enfermedades/linfedema")).toBe("/enfermedades/linfedema");
  });

  it.each(["", "https://otro.mx/varices", "/enfermedades/nombre-anterior"])(
    "is its own instead of «%s»",
    (wanted) => {
      expect(canonicalPath(bundledSite, route, wanted)).toBe("/enfermedades/varices");
    },
  );
});
