import { afterEach, describe, expect, it, vi } from "vitest";
import { errorsOf, mount, testElements } from "../element/element-testing.ts";
import {
  greetingAt,
  type OpeningWords,
  opening,
  readClosures,
  readHours,
  statusText,
} from "./opening.element.ts";

testElements({ "c-opening": opening });
afterEach(() => {
  vi.useRealTimers();
});

describe("c-opening", () => {
  const words: OpeningWords = {
    locale: "es-MX",
    open: "Abierto ahora",
    closed: "Cerrado ahora",
    closes: "cierra a las {time}",
    opensToday: "abre hoy a las {time}",
    opensTomorrow: "abre mañana a las {time}",
    opens: "abre el {day} a las {time}",
    days: "domingo,lunes,martes,miércoles,jueves,viernes,sábado",
  };
  const hours = readHours("1,2,3,4,5 900-1200;6 480-840");
  const status = (iso: string) => statusText(hours, new Date(iso), words, "America/Mexico_City");

  it("uses the clinic's time zone, not the reader's", () => {
    expect(status("2026-11-16T15:59:00-06:00")).toBe("Abierto ahora, cierra a las 8:00 PM");
    expect(status("2026-11-16T12:00:00-06:00")).toBe("Cerrado ahora, abre hoy a las 3:00 PM");
    expect(status("2026-11-20T20:00:00-06:00")).toBe("Cerrado ahora, abre mañana a las 8:00 AM");
    expect(status("2026-11-21T14:00:00-06:00")).toBe("Cerrado ahora, abre el lunes a las 3:00 PM");
  });

  it("greets by the clinic's clock", () => {
    const greetings = ["Buenos días", "Buenas tardes", "Buenas noches"];
    const at = (time: string) =>
      greetingAt(new Date(`2026-11-16T${time}:00-06:00`), greetings, "America/Mexico_City");
    expect(["04:59", "05:00", "11:59", "12:00", "18:59", "19:00", "00:00"].map(at)).toEqual([
      "Buenas noches",
      "Buenos días",
      "Buenos días",
      "Buenas tardes",
      "Buenas tardes",
      "Buenas noches",
      "Buenas noches",
    ]);
    expect(greetingAt(new Date(), [], "America/Mexico_City")).toBe("");
  });

  it("writes the time as the language's country does", () => {
    const at = (locale: string) =>
      statusText(hours, new Date("2026-11-16T15:59:00-06:00"), { ...words, locale }, "America/Mexico_City");
    expect(at("en")).toBe("Abierto ahora, cierra a las 8:00 PM");
    expect(at("en-GB")).toBe("Abierto ahora, cierra a las 20:00");
    expect(at("de")).toBe("Abierto ahora, cierra a las 20:00");
  });

  it("writes one o'clock in the singular, as Spanish does", () => {
    const saturday = readHours("6 540-780;6 1380-1410");
    const at = (time: string) =>
      statusText(saturday, new Date(`2026-11-21T${time}:00-06:00`), words, "America/Mexico_City");
    expect(at("10:00")).toBe("Abierto ahora, cierra a la 1:00 PM");
    expect(at("20:00")).toBe("Cerrado ahora, abre hoy a las 11:00 PM");
    const evening = statusText(
      readHours("6 780-900"),
      new Date("2026-11-20T20:00:00-06:00"),
      words,
      "America/Mexico_City",
    );
    expect(evening).toBe("Cerrado ahora, abre mañana a la 1:00 PM");
  });

  it.each([
    ["Europe/London", "Open now, closes at 5:00 PM", "open"],
    ["America/Mexico_City", "Closed now, opens today at 9:00 AM", "closed"],
    ["Pacific/Auckland", "Closed now, opens tomorrow at 9:00 AM", "closed"],
  ])("tells the hours of nine to five by the clock of %s, at ten in London", (zone, status, state) => {
    vi.useFakeTimers({ now: new Date("2026-11-16T10:00:00Z") });
    const host = mount(`
      <c-opening data-hours="1,2,3,4,5 540-1020" data-time-zone="${zone}" data-open="Open now" data-closed="Closed now"
        data-closes="closes at {time}" data-opens-today="opens today at {time}" data-opens-tomorrow="opens tomorrow at {time}"
      ><span data-status>Monday to Friday</span></c-opening>`);
    expect(host.textContent?.trim()).toBe(status);
    expect(host.dataset.state).toBe(state);
  });

  it("refuses to tell the status without a time zone, and leaves the hours", () => {
    const [message = ""] = errorsOf(() => {
      const host = mount(
        '<c-opening data-hours="1 0-1439" data-open="Open"><span data-status>Monday</span></c-opening>',
      );
      expect(host.textContent).toBe("Monday");
    });
    expect(message).toContain("<c-opening>: it has no data-time-zone.");
  });

  it("has a short text if it gets the short templates", () => {
    const short = {
      ...words,
      closed: "Cerrado",
      opensToday: "abre hoy {time}",
      opensTomorrow: "abre mañana {time}",
      opens: "abre {day} {time}",
      opensOn: "abre el {date}, {time}",
    };
    const office = readHours("1,2,3,4,5 900-1200;6 510-840");
    const at = (iso: string, closures = "") =>
      statusText(office, new Date(iso), short, "America/Mexico_City", readClosures(closures));
    expect(at("2026-01-15T02:00:00-06:00")).toBe("Cerrado · abre hoy 3 PM");
    expect(at("2026-01-16T21:00:00-06:00")).toBe("Cerrado · abre mañana 8:30 AM");
    expect(at("2026-01-17T15:00:00-06:00")).toBe("Cerrado · abre lunes 3 PM");
    expect(at("2026-01-14T17:00:00-06:00", "2026-01-14/2026-02-01")).toBe(
      "Cerrado · abre el 2 de febrero, 3 PM",
    );
  });

  it("changes at the full minute, tells that it did, and is right again after a sleep", () => {
    vi.useFakeTimers({ now: new Date("2026-01-14T19:58:30-06:00") });
    const host = mount(
      '<c-opening data-time-zone="America/Mexico_City" data-hours="3 900-1200" data-open="Abierto" data-closed="Cerrado"><span data-status>x</span></c-opening>',
    );
    const changes: (string | undefined)[] = [];
    host.addEventListener("openingchange", () => changes.push(host.dataset.state));
    vi.advanceTimersByTime(89_999);
    expect(host.dataset.state).toBe("open");
    vi.advanceTimersByTime(1);
    expect(changes).toEqual(["closed"]);
    vi.setSystemTime(new Date("2026-01-21T16:00:00-06:00"));
    window.dispatchEvent(new Event("pageshow"));
    expect(changes).toEqual(["closed", "open"]);
  });

  it("refuses a time zone that does not exist, and quotes it", () => {
    const [message = ""] = errorsOf(() =>
      mount(
        '<c-opening data-hours="1 540-1020" data-time-zone="Europe/Londres"><span data-status>x</span></c-opening>',
      ),
    );
    expect(message).toContain('<c-opening>: its data-time-zone "Europe/Londres" is no time zone.');
  });

  it("shows the hours again when it leaves the page", () => {
    const host = mount(
      '<c-opening data-hours="1 0-1439" data-time-zone="UTC" data-open="Abierto"><span data-status>Lunes</span></c-opening>',
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
    locale: "es-MX",
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
    const status = (iso: string) => statusText(hours, new Date(iso), words, "America/Mexico_City", closed);
    expect(status("2026-12-24T22:00:00Z")).toBe("Cerrado, abre el lunes 4 de enero a las 3:00 PM");
    expect(status("2026-12-30T22:00:00Z")).toBe("Cerrado, abre el lunes a las 3:00 PM");
    expect(status("2027-01-04T22:00:00Z")).toBe("Abierto, cierra 8:00 PM");
  });

  it("writes that date as its words' language does", () => {
    const english = { ...words, closed: "Closed", opens: "opens on {day}", days: "Sunday,Monday" };
    const status = (locale: string) =>
      statusText(
        readHours("1 900-1200"),
        new Date("2026-12-24T22:00:00Z"),
        { ...english, locale },
        "UTC",
        closed,
      );
    expect(status("en")).toBe("Closed, opens on Monday January 4");
    expect(status("en-GB")).toBe("Closed, opens on Monday 4 January");
  });
});
