import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Stars } from "./stars.tsx";

afterEach(cleanup);

it("says the rating in words", () => {
  render(<Stars rating={4} />);
  expect(screen.getByRole("img", { name: "4 de 5 estrellas" })).toBeDefined();
});
