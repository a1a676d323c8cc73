import { describe, expect, it } from "vitest";
import { cn } from "./class-names.ts";

describe("cn", () => {
  it("uses the later of two conflicting classes, also of the theme's own", () => {
    expect(cn("py-section", "py-4")).toBe("py-4");
    expect(cn("max-w-content", "max-w-text")).toBe("max-w-text");
    expect(cn("rounded-card", false, "rounded-full")).toBe("rounded-full");
    expect(cn("text-3xl text-text", "text-on-inverse")).toBe("text-3xl text-on-inverse");
    expect(cn("shell-content", "shell-text")).toBe("shell-text");
  });
});
