import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { EmergencyText } from "./emergency-text.tsx";

it.each([
  ["Si es una emergencia, llama al 911.", "llama al 911"],
  ["In an emergency, call 911.", "call 911"],
  ["Marca 911 sin esperar.", "911"],
])("%s calls at %s", (sentence, words) => {
  const { container } = render(<EmergencyText>{sentence}</EmergencyText>);
  expect(container).toHaveTextContent(sentence);
  expect(screen.getByRole("link", { name: words })).toHaveAttribute("href", "tel:911");
});

it("leaves a sentence without the number as it is", () => {
  const { container } = render(<EmergencyText>Ve a urgencias.</EmergencyText>);
  expect(container).toHaveTextContent("Ve a urgencias.");
  expect(container.querySelector("a")).toBeNull();
});

it("calls at each place that says the number", () => {
  const { container } = render(
    <EmergencyText>Llama al 911. Si nadie contesta, llama al 911 otra vez.</EmergencyText>,
  );
  expect([...container.querySelectorAll("a")].map((link) => link.textContent)).toEqual([
    "Llama al 911",
    "llama al 911",
  ]);
});
