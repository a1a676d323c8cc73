import { describe, expect, it } from "vitest";
import { mount, testElements } from "../element/element-testing.ts";
import { isCurrent, notice } from "./notice.element.ts";

testElements({ "c-notice": notice });

describe("c-notice", () => {
  it("shows itself from its first day to its last, and without a first day at any day before", () => {
    expect(isCurrent({ from: "2026-12-10", until: "2026-12-26" }, "2026-12-09")).toBe(false);
    expect(isCurrent({ from: "2026-12-10", until: "2026-12-26" }, "2026-12-10")).toBe(true);
    expect(isCurrent({ until: "2026-12-26" }, "2026-12-26")).toBe(true);
    expect(isCurrent({ until: "2026-12-26" }, "2026-12-27")).toBe(false);
  });

  it("hides a past notice on a page that was published before", () => {
    expect(mount('<c-notice data-until="2020-01-01"><p>Cerrado</p></c-notice>').hidden).toBe(true);
    expect(mount('<c-notice data-until="2999-01-01"><p>Aviso</p></c-notice>').hidden).toBe(false);
  });
});
