import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ConsultorioProvider } from "#messages/messages.tsx";
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

  it("know the opening hours only by the practice's clock", () => {
    const opening = [{ days: [1], opens: 900, closes: 1200 }];
    const drawn = (timeZone: string, links = contact) => {
      cleanup();
      render(
        <ConsultorioProvider timeZone={timeZone}>
          <ContactButtons contact={links} opening={opening} />
        </ConsultorioProvider>,
      );
      return screen.getAllByRole("link").map(({ textContent, dataset }) => [textContent, dataset.while]);
    };
    expect(drawn("America/Mexico_City")).toEqual([
      ["Llamar al consultorio", "open"],
      ["Urgencias", "closed"],
      ["Escribir por WhatsApp", undefined],
    ]);
    expect(drawn("")).toEqual([
      ["Llamar al consultorio", undefined],
      ["Escribir por WhatsApp", undefined],
    ]);
    // The only way to reach somebody is always there.
    expect(drawn("America/Mexico_City", { ...nobody, call: contact.call })).toEqual([
      ["Llamar al consultorio", undefined],
    ]);
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

  it("begin with 911 where there is an emergency, then urgencies, and the office third", () => {
    const emergency = { prominent: true };
    render(<ContactButtons contact={{ ...contact, emergency }} />);
    const names = screen.getAllByRole("link").map(({ textContent }) => textContent);
    expect(names).toEqual(["Llama al 911", "Urgencias", "Llamar al consultorio", "Escribir por WhatsApp"]);
    cleanup();
    render(<ContactButtons contact={{ ...nobody, emergency }} />);
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Llama al 911"]);
  });
});

describe("FloatingButtons", () => {
  const office = {
    hours: [{ days: "Lunes", hours: "3:00 PM a 8:00 PM" }],
    opening: [{ days: [1], opens: 900, closes: 1200 }],
  };
  const links = () =>
    screen.getAllByRole("link").map((link) => [link.getAttribute("aria-label"), link.dataset.when]);

  it("have urgencies for a closed office, the call for an open one, and the message for both", () => {
    render(<FloatingButtons contact={contact} office={office} />);
    expect(links()).toEqual([
      ["Urgencias", "closed"],
      ["Llamar al consultorio", "open"],
      ["Escribir por WhatsApp", undefined],
    ]);
    expect(screen.getByText("Lunes, 3:00 PM a 8:00 PM")).toBeDefined();
  });

  it("have 911 for a closed office that has no telephone for urgencies", () => {
    render(<FloatingButtons contact={{ ...contact, urgent: null }} office={office} />);
    expect(links()[0]).toEqual(["Llama al 911", "closed"]);
  });

  it.each([
    ["hours", { office: { hours: [], opening: [] }, timeZone: "America/Mexico_City" }],
    ["a time zone", { office, timeZone: "" }],
  ])("are call and message without %s", (_missing, { office, timeZone }) => {
    const { container } = render(
      <ConsultorioProvider timeZone={timeZone}>
        <FloatingButtons contact={contact} office={office} />
      </ConsultorioProvider>,
    );
    expect(links()).toEqual([
      ["Llamar al consultorio", undefined],
      ["Escribir por WhatsApp", undefined],
    ]);
    expect(container.querySelector("c-opening")).toBeNull();
  });

  it("are three on a phone beside an emergency, also without hours", () => {
    const emergency = { prominent: true };
    render(<FloatingButtons contact={{ ...contact, emergency }} />);
    expect(links()).toEqual([
      ["Llama al 911", undefined],
      ["Urgencias", undefined],
      ["Llamar al consultorio", undefined],
    ]);
    cleanup();
    render(<FloatingButtons contact={{ ...contact, call: null, emergency }} />);
    expect(links().map(([name]) => name)).toEqual(["Llama al 911", "Urgencias", "Escribir por WhatsApp"]);
  });

  it("have 911 and urgencies at every hour beside an emergency", () => {
    const emergency = { prominent: true };
    render(<FloatingButtons contact={{ ...contact, emergency }} office={office} />);
    expect(links()).toEqual([
      ["Llama al 911", undefined],
      ["Urgencias", undefined],
      ["Llamar al consultorio", "open"],
      ["Escribir por WhatsApp", "closed"],
    ]);
  });
});
