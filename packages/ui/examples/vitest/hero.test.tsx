import "@consultorio/ui/elements.js";
import { RenderVariant } from "@consultorio/ui";
import { catalog, variantIds } from "@consultorio/ui/catalog";
import { fixture } from "@consultorio/ui/fixtures";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { HeaderClassic, HeroSplit } from "./consultorio";

afterEach(cleanup);

it("draws the host's words", () => {
  render(<HeroSplit title="Your smile, explained" />);
  expect(screen.getByRole("heading", { name: "Your smile, explained" })).toBeDefined();
});

it("draws a header, whose menu is an element, with the library's own content", () => {
  const { container } = render(<HeaderClassic {...fixture("Header")} />);
  expect(container.querySelector("c-menu")).not.toBeNull();
  expect(screen.getByRole("button", { name: "Open menu" })).toBeDefined();
});

const designs = Object.keys(catalog).flatMap((type) =>
  variantIds(type).map((variant) => ({ type, variant })),
);

it.each(designs)("draws $variant, with its elements, in jsdom", ({ type, variant }) => {
  const report = vi.spyOn(console, "error");
  const { container } = render(<RenderVariant type={type} variant={variant} props={fixture(type)} />);
  expect(container.querySelector(`[data-variant="${variant}"]`)).not.toBeNull();
  expect(report).not.toHaveBeenCalled();
});
