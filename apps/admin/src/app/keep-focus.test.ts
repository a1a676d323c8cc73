// @vitest-environment jsdom
import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepFocus } from "./keep-focus.ts";

let end: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <h1>Cuenta</h1>
    <section><h2>Personas</h2><ul><li><button>Quitar cuenta</button></li></ul></section>
    <button id="save">Guardar</button>`;
  end = keepFocus();
});
afterEach(() => {
  end();
  document.body.innerHTML = "";
});

const find = (selector: string) => {
  const button = document.querySelector<HTMLButtonElement>(selector);
  if (!button) throw new Error(`${selector}: there is none.`);
  return button;
};

/** As a browser does with the focus of a button that is switched off. */
function switchOff(button: HTMLButtonElement) {
  button.disabled = true;
  button.blur();
}

test("a button that was off while its call ran has the focus again", async () => {
  const save = find("#save");
  save.focus();
  switchOff(save);
  expect(document.activeElement).toBe(document.body);
  save.disabled = false;
  await waitFor(() => expect(document.activeElement).toBe(save));
});

test("a removed control leaves the focus to the heading above it", async () => {
  find("li button").focus();
  find("li").remove();
  await waitFor(() => expect(document.activeElement).toBe(find("h2")));
});

test("when its whole part is removed, the focus is at the page's heading", async () => {
  find("li button").focus();
  find("section").remove();
  await waitFor(() => expect(document.activeElement).toBe(find("h1")));
});

test("who gives the focus another place keeps it, and so does who presses beside every control", async () => {
  const save = find("#save");
  find("li button").focus();
  find("li").remove();
  save.focus();
  await new Promise((settled) => setTimeout(settled, 200));
  expect(document.activeElement).toBe(save);
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  save.blur();
  find("section").remove();
  await new Promise((settled) => setTimeout(settled, 200));
  expect(document.activeElement).toBe(document.body);
});
