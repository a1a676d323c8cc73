import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ContactButtons } from "./contact-buttons.tsx";
import type { ContactLinks } from "./contact-links.ts";
import { FloatingButtons } from "./floating-buttons.tsx";

afterEach(cleanup);

const contact: ContactLinks = {
  call: { label: "Llamar al consultorio", href: "tel:+520000000000", display: "000 000 0000" },
  message: { label: "Escribir por WhatsApp", href: "https://wa.me/520000000000" },
  urgent: { href: "tel:+520000000001", display: "000 000 0001" },
};

const nobody: ContactLinks = { call: null, message: null, urgent: null };

describe("ContactButtons", () => {
  it("call and write, and on request reach the urgencies", () => {
    const { rerender } = render(<ContactButtons contact={contact} />);
    expect(screen.getByRole("link", { name: "Llamar al consultorio" }).getAttribute("href")).toBe(
      "tel:+520000000000",
    );
    expect(screen.getByRole("link", { name: "Escribir por WhatsApp" })).toBeDefined();
    expect(screen.queryByRole("link", { name: "Urgencias" })).toBeNull();
    rerender(<ContactButtons contact={contact} urgent />);
    expect(screen.getByRole("link", { name: "Urgencias" }).getAttribute("href")).toBe("tel:+520000000001");
  });

  it("draw nothing where there is no number", () => {
    const { container } = render(
      <>
        <ContactButtons contact={nobody} urgent />
        <FloatingButtons contact={nobody} />
      </>,
    );
    expect(container.innerHTML).toBe("");
  });
});
