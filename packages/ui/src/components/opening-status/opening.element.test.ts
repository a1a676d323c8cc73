import { describe, expect, it } from "vitest";
import { errorsOf, mount, testElements } from "../element/element-testing.ts";
import { type OpeningWords, opening, readClosures, readHours, statusText } from "./opening.element.ts";

testElements({ "c-opening": opening });

describe("c-opening", () => {
  const words: OpeningWords = {
    open: "Abierto ahora",
    closed: "Cerrado ahora",
    closes: "cierra a las {time}",
    opensToday: "abre hoy a las {time}",
    opensTomorrow: "abre mañana a las {time}",
    opens: "abre el {day} a las {time}",
    days: "domingo,lunes,martes,miércoles,jueves,viernes,sábado",
  };
  const hours = readHours("1,2,3,4,5 900-1200;6 480-840");
  const status = (iso: string) => statusText(hours, new Date(iso), words);

  it("uses the clinic's time zone, not the reader's", () => {
    expect(status("2026-11-16T15:59:00-06:00")).toBe("Abierto ahora, cierra a las 8:00 PM");
    expect(status("2026-11-16T12:00:00-06:00")).toBe("Cerrado ahora, abre hoy a las 3:00 PM");
    expect(status("2026-11-20T20:00:00-06:00")).toBe("Cerrado ahora, abre mañana a las 8:00 AM");
    expect(status("2026-11-21T14:00:00-06:00")).toBe("Cerrado ahora, abre el lunes a las 3:00 PM");
  });

  it("shows the hours again when it leaves the page", () => {
    const host = mount(
      '<c-opening data-hours="1 0-1439" data-open="Abierto"><span data-status>Lunes</span></c-opening>',
    );
    expect(host.textContent).not.toBe("Lunes");
    host.remove();
    expect(host.textContent).toBe("Lunes");
  });

  it("refuses hours that it cannot read, and quotes them", () => {
    const [message = ""] = errorsOf(() =>
      mount('<c-opening data-hours="siempre"><span data-status>x</span></c-opening>'),
    );
    expect(message).toContain("siempre");
  });
});

describe("c-opening on days of closure", () => {
  const words = {
    open: "Abierto",
    closed: "Cerrado",
    closes: "cierra {time}",
    opensToday: "abre hoy {time}",
    opensTomorrow: "abre mañana {time}",
    opens: "abre el {day} a las {time}",
    days: "domingo,lunes,martes,miércoles,jueves,viernes,sábado",
  };
  const closed = readClosures("2026-12-24/2027-01-03;2027-02-01/2027-02-01");

  it("tells the day on which the office opens again, with its date when it is more than a week away", () => {
    const hours = readHours("1,2,3,4,5 900-1200");
    const status = (iso: string) => statusText(hours, new Date(iso), words, closed);
    expect(status("2026-12-24T22:00:00Z")).toBe("Cerrado, abre el lunes 4 de enero a las 3:00 PM");
    expect(status("2026-12-30T22:00:00Z")).toBe("Cerrado, abre el lunes a las 3:00 PM");
    expect(status("2027-01-04T22:00:00Z")).toBe("Abierto, cierra 8:00 PM");
  });
});
