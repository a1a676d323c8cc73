import { describe, expect, it } from "vitest";
import { mount, testElements } from "../element/element-testing.ts";
import { menu } from "./menu.element.ts";

testElements({ "c-menu": menu });

describe("c-menu", () => {
  const entry = (name: string) => `
    <li data-submenu id="${name}">
      <a href="/${name}">${name}</a>
      <button type="button" data-toggle aria-expanded="false">más</button>
      <div data-panel><a href="/${name}/1">uno</a><a href="/${name}/2">dos</a></div>
    </li>`;
  const menu = () => mount(`<c-menu><ul>${entry("sintomas")}${entry("servicios")}</ul></c-menu>`);
  const find = (selector: string) => {
    const element = document.querySelector(selector);
    if (!(element instanceof HTMLElement)) throw new Error(`No ${selector}.`);
    return element;
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

  it("closes when one of its links is followed", () => {
    menu();
    pointer("pointerover", find("#sintomas a"), "mouse");
    const link = find("#sintomas [data-panel] a");
    // A host that follows the link itself keeps the page.
    link.addEventListener("click", (event) => event.preventDefault());
    link.click();
    expect(open()).toEqual([]);
  });

  it("is closed when the browser comes back to the page that a link of it left", () => {
    menu();
    find("#sintomas [data-toggle]").click();
    expect(open()).toEqual(["sintomas"]);
    window.dispatchEvent(new Event("pagehide"));
    expect(open()).toEqual([]);
  });
});
