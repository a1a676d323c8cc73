import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { AppointmentChat, AppointmentSentence, AppointmentWeek } from "./index.ts";

afterEach(cleanup);

const props = fixture("Appointment");
const labels = (name: string, role: "radio" | "option") =>
  within(screen.getByRole(role === "radio" ? "group" : "combobox", { name }))
    .getAllByRole(role)
    .map((answer) => answer.closest("label")?.textContent ?? answer.textContent);

describe.each([
  ["AppointmentChat", AppointmentChat],
  ["AppointmentSentence", AppointmentSentence],
  ["AppointmentWeek", AppointmentWeek],
])("%s", (_, Drawing) => {
  it("links to WhatsApp with the standard message, and to the telephone", () => {
    render(<Drawing {...props} />);
    const link = screen.getByRole("link", { name: props.contact?.message?.label ?? "" });
    expect(new URL(link.getAttribute("href") ?? "").searchParams.get("text")).toBe(
      `${props.greeting}. ${props.closing}`,
    );
    expect(screen.getByRole("link", { name: props.contact?.call?.label ?? "" })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("Quiero una cita.");
  });

  it("has no question without answers", () => {
    render(<Drawing sectionTitle="Citas" greeting="Hola" days={[{ name: "lunes", halves: ["morning"] }]} />);
    expect(screen.queryByRole("group", { name: "¿Cuál es el motivo?" })).toBeNull();
    expect(screen.queryByRole("combobox", { name: "¿Cuál es el motivo?" })).toBeNull();
    expect(screen.queryByRole("group", { name: "¿En la mañana o en la tarde?" })).toBeNull();
  });
});

describe("AppointmentChat", () => {
  it("asks for the reason, the day, the half of the day and the first visit", () => {
    render(<AppointmentChat {...props} />);
    expect(labels("¿Cuál es el motivo?", "radio")).toEqual([
      ...(props.reasons ?? []),
      "lo digo en la consulta",
    ]);
    expect(labels("¿Qué día puedes?", "radio").at(-1)).toBe("cualquier día");
    expect(labels("¿En la mañana o en la tarde?", "radio")).toHaveLength(3);
    expect(labels("¿Ya has venido?", "radio")).toEqual(["Es mi primera vez", "Ya soy paciente"]);
  });

  it("shows no message where there is no WhatsApp", () => {
    render(<AppointmentChat {...props} contact={{ ...props.contact, message: null }} />);
    expect(screen.queryByText("Tu mensaje")).toBeNull();
  });
});

it.each([
  ["mailto:desk@example.com", "mailto:desk@example.com?body=Hello.", true],
  ["https://m.me/practice", "https://m.me/practice", false],
])("without script %s opens with what the page shows", (href, opened, shown) => {
  const contact = { message: { label: "Write to us", href } };
  render(<AppointmentChat sectionTitle="Visit us" greeting="Hello" contact={contact} />);
  expect(screen.getByRole("link", { name: "Write to us" }).getAttribute("href")).toBe(opened);
  expect(screen.queryByText("Hello.") !== null).toBe(shown);
});

describe("AppointmentSentence", () => {
  it("offers the answers as they go on in the sentence", () => {
    render(<AppointmentSentence {...props} />);
    expect(labels("¿Qué día puedes?", "option").slice(0, 2)).toEqual(["cualquier día", "el lunes"]);
    expect(labels("¿Cuál es el motivo?", "option")[1]).toBe(`por ${props.reasons?.[0]}`);
  });
});

describe("AppointmentWeek", () => {
  it("has a place for each half of a day in which the office is open", () => {
    render(<AppointmentWeek {...props} />);
    const places = within(screen.getByRole("group", { name: "¿Cuándo puedes venir?" })).getAllByRole("radio");
    expect(places.map((place) => place.getAttribute("value"))).toEqual([
      ...["lunes", "martes", "miércoles", "jueves", "viernes"].map((day) => `el ${day} por la tarde`),
      "el sábado por la mañana",
    ]);
  });
});
