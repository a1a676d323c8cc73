import { beforeEach, describe, expect, it, vi } from "vitest";
import { mount, testElements } from "../element/element-testing.ts";
import { sheet } from "./sheet.element.ts";

testElements({ "c-sheet": sheet });

const copied = vi.fn<(text: string) => Promise<void>>();
const printed = vi.fn();

beforeEach(() => {
  localStorage.clear();
  location.hash = "";
  document.title = "Mi hoja";
  copied.mockReset().mockResolvedValue();
  printed.mockReset();
  vi.stubGlobal("navigator", { clipboard: { writeText: copied } });
  vi.stubGlobal("print", printed);
  Element.prototype.scrollIntoView = () => {};
});

const open = () =>
  mount(`
    <c-sheet data-erased="En blanco" data-copied="Copiada" data-failed="No se pudo" data-not-kept="No se guarda">
        <fieldset data-group>
          <legend>¿Qué sientes?</legend>
          <label><input type="checkbox" id="hinchazon"> Una pierna hinchada</label>
          <label><input type="checkbox" id="falta-aire" data-of="hinchazon"> Falta de aire</label>
        </fieldset>
        <fieldset data-group>
          <legend>¿Dónde?</legend>
          <label><input type="checkbox" id="lugar" value="rightCalf"> Pantorrilla derecha</label>
        </fieldset>
        <label for="desde">¿Desde cuándo?</label><textarea id="desde"></textarea>
        <button type="button" hidden data-print>Imprimir</button>
        <button type="button" hidden data-share>Compartir</button>
        <button type="button" hidden data-erase>Borrar</button>
      <svg><path data-zone="rightCalf"></path></svg>
      <p data-status></p>
    </c-sheet>`);

const box = (id: string) => {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) throw new Error(`No box ${id}.`);
  return field;
};
const text = () => {
  const field = document.querySelector("textarea");
  if (field === null) throw new Error("No text.");
  return field;
};
const press = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`)?.click();
const status = () => document.querySelector("[data-status]")?.textContent;

function fill() {
  box("hinchazon").click();
  box("lugar").click();
  text().value = "Desde el lunes";
  text().dispatchEvent(new Event("input", { bubbles: true }));
}

describe("c-sheet", () => {
  it("keeps the answers in the browser, and has them when the page opens again", () => {
    open();
    fill();
    open();
    expect(box("hinchazon").checked).toBe(true);
    expect(box("falta-aire").checked).toBe(false);
    expect(text().value).toBe("Desde el lunes");
    expect(document.querySelector("path")?.hasAttribute("data-chosen")).toBe(true);
  });

  it("gives no old answer to a sign or a question that was edited since", () => {
    open();
    fill();
    const edited = document.body.innerHTML
      .replace("Una pierna hinchada", "Las dos piernas hinchadas")
      .replace("¿Desde cuándo?", "¿Qué medicinas tomas?");
    mount(edited);
    expect(box("hinchazon").checked).toBe(false);
    expect(box("lugar").checked).toBe(true);
    expect(text().value).toBe("");
  });

  it("begins empty where something else is kept under its name", () => {
    for (const kept of ["", "no es JSON", "[1]", '{"ticked":5,"texts":null}', "null"]) {
      localStorage.setItem("mi-hoja", kept);
      open();
      expect(box("hinchazon").checked, kept).toBe(false);
      expect(text().value, kept).toBe("");
    }
  });

  it("ticks a place by a tap on the figure, and unticks it by another", () => {
    open();
    const tap = () =>
      document.querySelector("path")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    tap();
    expect(box("lugar").checked).toBe(true);
    tap();
    expect(box("lugar").checked).toBe(false);
  });

  it("unticks the signs of a symptom with it", () => {
    open();
    box("hinchazon").click();
    box("falta-aire").click();
    box("hinchazon").click();
    expect(box("falta-aire").checked).toBe(false);
  });

  it("ticks the symptom whose page led here", () => {
    location.hash = "#hinchazon";
    open();
    expect(box("hinchazon").checked).toBe(true);
    expect(localStorage.getItem("mi-hoja")).toContain("hinchazon");
  });

  it("copies the filled questions alone where the system has no share sheet", async () => {
    open();
    fill();
    press("share");
    await vi.waitFor(() => expect(status()).toBe("Copiada"));
    expect(copied).toHaveBeenCalledWith(
      "Mi hoja\n\n¿Qué sientes?\n- Una pierna hinchada\n\n¿Dónde?\n- Pantorrilla derecha\n\n¿Desde cuándo?\nDesde el lunes",
    );
    copied.mockRejectedValue(new Error("denied"));
    press("share");
    await vi.waitFor(() => expect(status()).toBe("No se pudo"));
  });

  it("prints, and erases everything", () => {
    open();
    fill();
    press("print");
    expect(printed).toHaveBeenCalledOnce();
    press("erase");
    expect(box("hinchazon").checked).toBe(false);
    expect(text().value).toBe("");
    expect(localStorage.getItem("mi-hoja")).toBeNull();
    expect(status()).toBe("En blanco");
  });

  it("says so where the browser keeps nothing", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new DOMException("denied", "SecurityError");
      },
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
      removeItem: () => {},
    });
    open();
    box("hinchazon").click();
    expect(box("hinchazon").checked).toBe(true);
    expect(status()).toBe("No se guarda");
  });
});
