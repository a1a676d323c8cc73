import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { english } from "#messages/english.ts";
import { ConsultorioProvider } from "#messages/messages.tsx";
import { Stars } from "./stars.tsx";

afterEach(cleanup);

it("says the rating in words", () => {
  render(<Stars rating={4} />);
  expect(screen.getByRole("img", { name: "4 de 5 estrellas" })).toBeDefined();
});

it("writes half a star as the language does", () => {
  const messages = { ...english, locale: "de-DE" };
  const { container } = render(
    <ConsultorioProvider messages={messages}>
      <Stars rating={4.5} />
    </ConsultorioProvider>,
  );
  expect(screen.getByRole("img", { name: "4,5 out of 5 stars" })).toBeDefined();
  expect(container.querySelectorAll("svg.fill-current")).toHaveLength(5);
  expect(container.querySelectorAll("svg")).toHaveLength(6);
});
