import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { english } from "#messages/english.ts";
import { ConsultorioProvider, configureConsultorio } from "#messages/messages.tsx";
import { siteConfiguration } from "#messages/site-configuration.ts";
import { EmergencyNote } from "./emergency-note.tsx";
import { EmergencyText } from "./emergency-text.tsx";

afterEach(() => {
  cleanup();
  configureConsultorio(siteConfiguration);
});

/** Text and address of each link. */
const linksIn = (container: HTMLElement) =>
  [...container.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);

/** Links of a text of a host whose emergency number is given. */
const linksOf = (text: string, emergencyNumber: string) => {
  const { container } = render(
    <ConsultorioProvider emergencyNumber={emergencyNumber}>
      <EmergencyText>{text}</EmergencyText>
    </ConsultorioProvider>,
  );
  expect(container.textContent).toBe(text);
  return linksIn(container);
};

describe("EmergencyText", () => {
  it.each([
    ["Si es una emergencia, llama al 911.", "911", "llama al 911"],
    ["Marca 911 sin esperar.", "911", "Marca 911"],
    ["Llámale de inmediato al 911.", "911", "Llámale de inmediato al 911"],
    ["Debes llamar al 112", "112", "llamar al 112"],
    ["Marque el 061", "061", "Marque el 061"],
    ["Habla al 911 si no respira.", "911", "Habla al 911"],
    ["Comunícate al 911.", "911", "Comunícate al 911"],
    ["Pide ayuda al 911.", "911", "Pide ayuda al 911"],
    ["Llama al 911 2 veces si no contestan.", "911", "Llama al 911"],
    ["In an emergency, call 911.", "911", "call 911"],
    ["Call 911 24 hours a day.", "911", "Call 911"],
    ["(Dial 999)", "999", "Dial 999"],
    ["Call an ambulance on 999, then us.", "999", "Call an ambulance on 999"],
    ["Call immediately 112", "112", "Call immediately 112"],
  ])("makes a call of the request in: %s", (text, number, link) => {
    expect(linksOf(text, number)).toEqual([[link, `tel:${number}`]]);
  });

  it.each([
    ["We treated 911 smiles.", "911"],
    ["Atendimos 911 sonrisas.", "911"],
    ["Call us today and join 911 happy patients.", "911"],
    ["Llama hoy: 911 pacientes nos recomiendan.", "911"],
    ["We recall 911 cases.", "911"],
    ["Call 911 555 0100.", "911"],
    ["Call 911-555-0100.", "911"],
    ["Hablamos de 911 casos.", "911"],
    ["Call 1911.", "911"],
    ["Visit us at 911 High Road.", "911"],
    ["Call 911.", "999"],
    ["Ve a urgencias.", "911"],
  ])("leaves as it is: %s", (text, number) => {
    expect(linksOf(text, number)).toEqual([]);
  });

  it("makes a call of each request, and of no other mention between them", () => {
    expect(linksOf("Llama al 911. De 911 llamadas, una espera: llama al 911 otra vez.", "911")).toEqual([
      ["Llama al 911", "tel:911"],
      ["llama al 911", "tel:911"],
    ]);
  });

  it.each([
    ["Im Notfall rufen Sie 112 an.", "rufen Sie 112"],
    ["Wählen Sie die 112!", "Wählen Sie die 112"],
    ["Notruf 112", "Notruf 112"],
  ])("makes a call in a language whose verbs the host gives: %s", (text, link) => {
    const contact = { ...english.contact, callWords: "rufen, wählen, Notruf" };
    configureConsultorio({ messages: { ...english, contact }, emergencyNumber: "112" });
    const { container } = render(<EmergencyText>{text}</EmergencyText>);
    expect(container.textContent).toBe(text);
    expect(linksIn(container)).toEqual([[link, "tel:112"]]);
  });

  it("keeps the full stop on the line of the link", () => {
    configureConsultorio({ messages: english, emergencyNumber: "999" });
    const { container } = render(
      <EmergencyText>If you cannot breathe, call 999. Do not wait.</EmergencyText>,
    );
    expect(container.querySelector("a")?.parentElement?.textContent).toBe("call 999.");
  });

  it("makes no call for a host that gave no number", () => {
    configureConsultorio({ messages: english });
    const { container } = render(<EmergencyText>In an emergency, call 911.</EmergencyText>);
    expect(linksIn(container)).toEqual([]);
  });
});

describe("EmergencyNote", () => {
  it("names the number of the host", () => {
    configureConsultorio({ messages: english, emergencyNumber: "999" });
    const { container } = render(<EmergencyNote />);
    expect(container).toHaveTextContent("If it is an emergency, call 999.");
    expect(linksIn(container)).toEqual([["call 999", "tel:999"]]);
  });

  it("links the number in a language other than English and Spanish", () => {
    const contact = { ...english.contact, emergency: "Im Notfall {number} wählen." };
    configureConsultorio({ messages: { ...english, contact }, emergencyNumber: "112" });
    const { container } = render(<EmergencyNote />);
    expect(container).toHaveTextContent("Im Notfall 112 wählen.");
    expect(linksIn(container)).toEqual([["112", "tel:112"]]);
  });

  it("names no number that the host has not given", () => {
    configureConsultorio({ messages: english });
    const { container } = render(<EmergencyNote />);
    expect(container).toHaveTextContent("If it is an emergency, call the emergency services.");
  });
});
