import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readPerView } from "./carousel.ts";
import { countedText } from "./counter.ts";
import { defineElement } from "./define-element.ts";
import { defineElements } from "./elements.ts";
import { meansName } from "./finder.ts";
import { isCurrent } from "./notice.ts";
import { type OpeningWords, readClosures, readHours, statusText } from "./opening.ts";
import { hiddenBy, lag } from "./parallax.ts";

/** jsdom has no layout: nothing is ever seen, so nothing that waits to be seen starts. */
class NeverSeen {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", NeverSeen);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  defineElements();
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function mount(html: string): HTMLElement {
  document.body.innerHTML = html;
  const { firstElementChild } = document.body;
  if (!(firstElementChild instanceof HTMLElement)) throw new Error("The markup has no element.");
  return firstElementChild;
}

/** Messages of errors thrown while `work` runs, as a browser reports those of custom elements. */
function errorsOf(work: () => void): string[] {
  const messages: string[] = [];
  const note = (event: ErrorEvent) => {
    messages.push(event.message);
    event.preventDefault();
  };
  window.addEventListener("error", note);
  work();
  window.removeEventListener("error", note);
  return messages;
}

describe("registration", () => {
  it("can be repeated", () => {
    expect(() => defineElements()).not.toThrow();
    expect(customElements.get("c-carousel")).toBeDefined();
  });

  it("connects once for each time in the page, and ends each", () => {
    const log: string[] = [];
    defineElement("c-probe", (_host, signal) => {
      log.push("start");
      signal.addEventListener("abort", () => log.push("end"));
    });
    const probe = mount("<c-probe></c-probe>");
    probe.remove();
    document.body.append(probe);
    expect(log).toEqual(["start", "end", "start"]);
  });

  it.each([
    ["<c-drawer></c-drawer>", "c-drawer", "dialog"],
    ["<c-overlay><dialog></dialog></c-overlay>", "dialog", "[data-stage]"],
    ["<c-video><dialog></dialog></c-video>", "dialog", "video"],
    ["<c-carousel></c-carousel>", "c-carousel", "[data-viewport]"],
    ["<c-picture></c-picture>", "c-picture", "img"],
    ["<c-counter></c-counter>", "c-counter", "[data-value]"],
    ["<c-finder></c-finder>", "c-finder", "input"],
    ["<c-finder><input /></c-finder>", "c-finder", "[data-answer]"],
  ])("%s says which part is missing", (html, element, missing) => {
    const [message = ""] = errorsOf(() => mount(html));
    expect(message).toContain(`<${element}>`);
    expect(message).toContain(missing);
  });
});

describe("c-header", () => {
  const scrollTo = (y: number) => {
    vi.stubGlobal("scrollY", y);
    window.dispatchEvent(new Event("scroll"));
  };

  it("is stuck while the page is scrolled past 0", () => {
    const header = mount("<c-header></c-header>");
    expect(header.hasAttribute("data-stuck")).toBe(false);
    scrollTo(1);
    expect(header.hasAttribute("data-stuck")).toBe(true);
    scrollTo(0);
    expect(header.hasAttribute("data-stuck")).toBe(false);
  });

  it("is stuck on a page that opens scrolled, once the browser has laid it out", () => {
    let layOut = () => {};
    class SeenLater extends NeverSeen {
      constructor(tell: () => void) {
        super();
        layOut = tell;
      }
    }
    vi.stubGlobal("IntersectionObserver", SeenLater);
    vi.stubGlobal("scrollY", 300);
    const header = mount("<c-header></c-header>");
    expect(header.hasAttribute("data-stuck")).toBe(false);
    layOut();
    expect(header.hasAttribute("data-stuck")).toBe(true);
  });

  it("listens no more once it is removed", () => {
    const header = mount("<c-header></c-header>");
    header.remove();
    scrollTo(50);
    expect(header.hasAttribute("data-stuck")).toBe(false);
  });
});

describe("c-finder", () => {
  const finder = (value = "") =>
    mount(`<c-finder data-yes="Sí: {name}." data-several="{count} posibles." data-no="No." data-generic="seguros">
      <input value="${value}" /><p data-answer>Son tres.</p>
      <ul><li data-name="Seguros Atlas">a</li><li data-name="Plan Vital $&">b</li><li data-name="Plan Año">c</li></ul>
    </c-finder>`);
  const type = (host: HTMLElement, words: string) => {
    const field = host.querySelector("input");
    if (!field) throw new Error("The finder has no field.");
    field.value = words;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const shown = (host: HTMLElement) =>
    [...host.querySelectorAll("li:not([hidden])")].map((entry) => entry.textContent);
  const answer = (host: HTMLElement) => host.querySelector("[data-answer]")?.textContent;

  it.each([
    ["atlas", ["a"], "Sí: Seguros Atlas.", "yes"],
    ["plan", ["b", "c"], "2 posibles.", "several"],
    ["ano", ["c"], "Sí: Plan Año.", "yes"],
    ["vital", ["b"], "Sí: Plan Vital $&.", "yes"],
    ["otra", [], "No.", "no"],
    ["  ", ["a", "b", "c"], "Son tres.", undefined],
  ])("shows and says what %s means", (words, entries, said, state) => {
    const host = finder();
    type(host, words);
    expect(shown(host)).toEqual(entries);
    expect(answer(host)).toBe(said);
    expect(host.dataset.state).toBe(state);
  });

  it("answers at once what a browser filled in when it came back", () => {
    expect(answer(finder("atlas"))).toBe("Sí: Seguros Atlas.");
  });

  it("leaves the whole list and its first words behind when it is removed", () => {
    const host = finder("otra");
    expect(shown(host)).toEqual([]);
    host.remove();
    expect(shown(host)).toEqual(["a", "b", "c"]);
    expect(answer(host)).toBe("Son tres.");
    expect(host.dataset.state).toBeUndefined();
  });

  it.each([
    ["MÉT LÍFE", "MetLife México", true],
    ["vepormas", "Seguros Ve por Más (BX+)", true],
    ["bx", "Seguros Ve por Más (BX+)", true],
    ["york monterrey", "Seguros Monterrey New York Life", true],
    ["seguros atlas", "Atlas", true],
    ["seguros", "Atlas", false],
    ["tlas", "Atlas", false],
    ["atlas zurich", "Atlas", false],
  ])("takes %s for %s: %s", (query, name, meant) => {
    expect(meansName(query, name, ["seguros"])).toBe(meant);
  });
});

describe("c-menu", () => {
  const entry = (name: string) => `
    <li data-submenu id="${name}">
      <a href="/${name}">${name}</a>
      <button type="button" data-toggle aria-expanded="false">más</button>
      <div data-panel><a href="/${name}/1">uno</a><a href="/${name}/2">dos</a></div>
    </li>`;
  const menu = () => mount(`<c-menu><ul>${entry("sintomas")}${entry("servicios")}</ul></c-menu>`);
  const find = (selector: string) => {
    const found = document.querySelector(selector);
    if (!(found instanceof HTMLElement)) throw new Error(`No ${selector}.`);
    return found;
  };
  const open = () => [...document.querySelectorAll("[data-open]")].map(({ id }) => id);
  const key = (name: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  const pointer = (type: string, target: EventTarget, pointerType: string) => {
    const event = new MouseEvent(type, { bubbles: type !== "pointerleave" });
    Object.defineProperty(event, "pointerType", { value: pointerType });
    target.dispatchEvent(event);
  };

  it("opens under the mouse, one at a time, and closes when it leaves", () => {
    const host = menu();
    pointer("pointerover", find("#sintomas a"), "mouse");
    expect(open()).toEqual(["sintomas"]);
    pointer("pointerover", find("#servicios a"), "mouse");
    expect(open()).toEqual(["servicios"]);
    pointer("pointerleave", host, "mouse");
    expect(open()).toEqual([]);
  });

  it("does not open under a finger that only touches the link", () => {
    menu();
    pointer("pointerover", find("#sintomas a"), "touch");
    expect(open()).toEqual([]);
  });

  it("opens and closes by its button, and says so", () => {
    menu();
    const button = find("#sintomas [data-toggle]");
    button.click();
    expect(open()).toEqual(["sintomas"]);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    button.click();
    expect(open()).toEqual([]);
    expect(button.getAttribute("aria-expanded")).toBe("false");
  });

  it("closes on Escape and gives the focus back to the button", () => {
    menu();
    const button = find("#sintomas [data-toggle]");
    button.focus();
    key("ArrowDown");
    expect(document.activeElement?.textContent).toBe("uno");
    key("ArrowDown");
    expect(document.activeElement?.textContent).toBe("dos");
    key("Home");
    expect(document.activeElement?.textContent).toBe("uno");
    key("Escape");
    expect(open()).toEqual([]);
    expect(document.activeElement).toBe(button);
  });

  it("closes on a press outside", () => {
    menu();
    find("#sintomas [data-toggle]").click();
    pointer("pointerdown", document.body, "mouse");
    expect(open()).toEqual([]);
  });
});

describe("c-picture", () => {
  it("is marked once its picture failed, and no more once another loads", () => {
    const host = mount('<c-picture><img src="/imagenes/no.webp" alt="Vena"></c-picture>');
    const image = host.querySelector("img");
    image?.dispatchEvent(new Event("error"));
    expect(host.hasAttribute("data-broken")).toBe(true);
    image?.dispatchEvent(new Event("load"));
    expect(host.hasAttribute("data-broken")).toBe(false);
  });
});

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

  it("is told on the clinic's clock, whatever the reader's", () => {
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

describe("c-counter", () => {
  it("counts the first number of a text and leaves the words", () => {
    expect(countedText("más de 1500", 0.5)).toBe("más de 750");
    expect(countedText("1,500+", 0.8)).toBe("1,200+");
    expect(countedText("siempre", 0.5)).toBe("siempre");
  });

  it("shows the final number until it is seen", () => {
    const host = mount("<c-counter><span data-value>más de 1500</span></c-counter>");
    expect(host.textContent).toBe("más de 1500");
  });
});

describe("c-parallax", () => {
  it("never moves a layer further than what is off screen", () => {
    expect(hiddenBy({ top: 100, bottom: 500 }, 800)).toBe(0);
    expect(lag(hiddenBy({ top: -100, bottom: 300 }, 800), 0.4)).toBe(40);
    expect(lag(hiddenBy({ top: 600, bottom: 1000 }, 800), 0.5)).toBe(-100);
  });
});

describe("c-carousel", () => {
  it("reads slides per view from each width on", () => {
    expect(readPerView("1 640:2 1024:3")).toEqual([
      [0, 1],
      [640, 2],
      [1024, 3],
    ]);
  });

  it("refuses what it cannot read, and quotes it", () => {
    expect(() => readPerView("uno")).toThrow('"uno"');
  });

  it("stays a row that scrolls until it comes near the screen", () => {
    const host = mount("<c-carousel><div data-viewport><div data-track></div></div></c-carousel>");
    expect(host.hasAttribute("data-ready")).toBe(false);
  });
});

describe("c-notice", () => {
  it("shows itself from its first day to its last, and what has no first day from ever", () => {
    expect(isCurrent({ from: "2026-12-10", until: "2026-12-26" }, "2026-12-09")).toBe(false);
    expect(isCurrent({ from: "2026-12-10", until: "2026-12-26" }, "2026-12-10")).toBe(true);
    expect(isCurrent({ until: "2026-12-26" }, "2026-12-26")).toBe(true);
    expect(isCurrent({ until: "2026-12-26" }, "2026-12-27")).toBe(false);
  });

  it("hides what is over on a page that was published before", () => {
    expect(mount('<c-notice data-until="2020-01-01"><p>Cerrado</p></c-notice>').hidden).toBe(true);
    expect(mount('<c-notice data-until="2999-01-01"><p>Aviso</p></c-notice>').hidden).toBe(false);
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
