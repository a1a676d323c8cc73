import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { SectionHeading } from "./heading.tsx";
import { RichText } from "./rich-text.tsx";

afterEach(cleanup);

describe("SectionHeading", () => {
  it("has the level it is given and leaves no gap for empty texts", () => {
    const { container } = render(
      <SectionHeading anchor="a" title="Síntomas" level={1} subtitle="" eyebrow="" />,
    );
    expect(screen.getByRole("heading", { level: 1, name: "Síntomas" })).toBeDefined();
    expect(container.querySelector("p")).toBeNull();
  });
});

describe("RichText", () => {
  it("makes paragraphs at blank lines, and none for an empty text", () => {
    const { container, rerender } = render(<RichText text={"Uno\n\nDos"} />);
    expect([...container.querySelectorAll("p")].map((p) => p.textContent)).toEqual(["Uno", "Dos"]);
    rerender(<RichText text="" />);
    expect(container.innerHTML).toBe("");
  });
});
