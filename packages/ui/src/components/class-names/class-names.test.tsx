import { describe, expect, it } from "vitest";
import { cn } from "./class-names.ts";

describe("cn", () => {
  it("uses the later of two conflicting classes, also of the theme's own", () => {
    expect(cn("py-section", "py-4")).toBe("py-4");
    expect(cn("max-w-content", "max-w-text")).toBe("max-w-text");
    expect(cn("rounded-card", false, "rounded-full")).toBe("rounded-full");
    expect(cn("text-3xl text-text", "text-on-inverse")).toBe("text-3xl text-on-inverse");
    expect(cn("text-action", "text-[length:7vw]")).toBe("text-action text-[length:7vw]");
    expect(cn("shell-content", "shell-text")).toBe("shell-text");
  });

  it("keeps classes that hold under different conditions", () => {
    expect(cn("p-4 md:p-6", "p-2")).toBe("md:p-6 p-2");
    expect(cn("md:p-6 hover:underline", "md:p-8")).toBe("hover:underline md:p-8");
    expect(cn("aria-[current=page]:text-action", "text-text")).toBe(
      "aria-[current=page]:text-action text-text",
    );
  });

  it("drops what a later class covers, and keeps what covers only a part", () => {
    expect(cn("px-6 pt-2", "p-4")).toBe("p-4");
    expect(cn("p-4", "px-6")).toBe("p-4 px-6");
    expect(cn("h-4 w-4", "size-6")).toBe("size-6");
  });

  it("keeps every class that it does not know", () => {
    expect(cn("group/entry their-class", "their-other-class")).toBe(
      "group/entry their-class their-other-class",
    );
    expect(cn("", null, undefined, false)).toBe("");
  });
});
