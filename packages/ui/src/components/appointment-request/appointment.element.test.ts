import { describe, expect, it } from "vitest";
import { mount, testElements } from "../element/element-testing.ts";
import { appointment } from "./appointment.element.ts";
import { withText } from "./request-text.ts";

testElements({ "c-appointment": appointment });

const days = `<input type="radio" name="d" data-phrase="el jueves" data-halves="afternoon" value="jueves" />
  <input type="radio" name="d" data-phrase="" value="any" />`;
const halves = `<input type="radio" name="h" data-phrase="por la mañana" data-half="morning" value="morning" />
  <input type="radio" name="h" data-phrase="por la tarde" data-half="afternoon" value="afternoon" />`;
const reasons = `<span data-shown>por un motivo</span><select>
  <option data-phrase="">por un motivo</option><option data-phrase="por várices & más">por várices</option></select>`;

const request = () =>
  mount(`<c-appointment data-greeting="Hola, quiero una cita con la Dra. Ejemplo" data-closing="Entiendo el precio." data-spoken-greeting="Quiero una cita">
    <p data-part="reason">${reasons}</p><p data-part="day">${days}</p><p data-part="half">${halves}</p>
    <p data-part="visit"><input type="radio" data-phrase="Es mi primera vez" value="first" /></p>
    <p data-spoken>Quiero una cita.</p><p data-message>Hola.</p>
    <a data-send href="https://wa.me/520000000000?text=Hola">Escribir</a>
  </c-appointment>`);

const choose = (host: HTMLElement, value: string) =>
  host.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click();

function select(host: HTMLElement, index: number): void {
  const field = host.querySelector("select");
  if (!field) throw new Error("There is no select.");
  field.selectedIndex = index;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

const textOf = (host: HTMLElement, name: string) => host.querySelector(`[data-${name}]`)?.textContent;
const sent = (host: HTMLElement) => new URL(host.querySelector("a")?.href ?? "").searchParams.get("text");

describe("c-appointment", () => {
  it("composes the message, its link and the spoken words from the choices", () => {
    const host = request();
    select(host, 1);
    choose(host, "jueves");
    choose(host, "afternoon");
    choose(host, "first");
    expect(textOf(host, "spoken")).toBe(
      "Quiero una cita por várices & más, el jueves por la tarde. Es mi primera vez.",
    );
    const message =
      "Hola, quiero una cita con la Dra. Ejemplo por várices & más, el jueves por la tarde. Es mi primera vez. Entiendo el precio.";
    expect(textOf(host, "message")).toBe(message);
    expect(sent(host)).toBe(message);
    expect(host.querySelector("a")?.getAttribute("href")).not.toContain("+");
    expect(textOf(host, "shown")).toBe("por várices");
  });

  it("keeps the words of a gap whose list has no choice", () => {
    const host = request();
    select(host, -1);
    expect(textOf(host, "shown")).toBe("por un motivo");
  });

  it("says nothing about what is not chosen", () => {
    const host = request();
    expect(textOf(host, "spoken")).toBe("Quiero una cita.");
    expect(sent(host)).toBe("Hola, quiero una cita con la Dra. Ejemplo. Entiendo el precio.");
  });

  it("takes back a half of the day in which the chosen day is closed", () => {
    const host = request();
    choose(host, "morning");
    choose(host, "jueves");
    expect(textOf(host, "spoken")).toBe("Quiero una cita, el jueves.");
    expect(host.querySelector<HTMLInputElement>('[value="morning"]')?.disabled).toBe(true);
    choose(host, "any");
    expect(host.querySelector<HTMLInputElement>('[value="morning"]')?.disabled).toBe(false);
  });

  it.each([
    ["https://wa.me/520000000000", "https://wa.me/520000000000?text=Hola."],
    ["mailto:citas@example.com?subject=Cita", "mailto:citas@example.com?subject=Cita&body=Hola."],
    ["sms:+520000000000?body=Hola", "sms:+520000000000?body=Hola."],
    ["https://m.me/consultorio", "https://m.me/consultorio"],
  ])("gives the message to %s if it can hold one", (given, sent) => {
    expect(withText(given, "Hola.")).toBe(sent);
  });

  it("gives the standard message back when it is removed", () => {
    const host = request();
    choose(host, "first");
    host.remove();
    expect(textOf(host, "message")).toBe("Hola.");
    expect(host.querySelector("a")?.getAttribute("href")).toBe("https://wa.me/520000000000?text=Hola");
  });
});
