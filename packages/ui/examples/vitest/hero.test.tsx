import "@consultorio/ui/elements.js";
import { fixture } from "@consultorio/ui/fixtures";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { HeaderClassic, HeroSplit } from "./consultorio";

it("draws the host's words", () => {
  render(<HeroSplit title="Your smile, explained" />);
  expect(screen.getByRole("heading", { name: "Your smile, explained" })).toBeDefined();
});

it("draws a header, whose menu is an element, with the library's own content", () => {
  const { container } = render(<HeaderClassic {...fixture("Header")} />);
  expect(container.querySelector("c-menu")).not.toBeNull();
  expect(screen.getByRole("button", { name: "Open menu" })).toBeDefined();
});
