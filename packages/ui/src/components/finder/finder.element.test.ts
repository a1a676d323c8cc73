import { describe, expect, it } from "vitest";
import { mount, testElements } from "../element/element-testing.ts";
import { finder, meansName } from "./finder.element.ts";

testElements({ "c-finder": finder });

describe("c-finder", () => {
  const finder = (value = "") =>
    mount(`<c-finder data-yes="Sí: {name}." data-several="{count} posibles." data-similar="¿{name}?" data-no="No." data-generic="seguros">
      <input value="${value}" /><p data-answer>Son tres.</p>
      <ul><li data-name="Seguros Atlas" data-aliases="AT,La Torre">a</li><li data-name="Plan Vital $&">b</li><li data-name="Plan Año">c</li></ul>
    </c-finder>`);
  const type = (host: HTMLElement, query: string) => {
    const field = host.querySelector("input");
    if (!field) throw new Error("The finder has no field.");
    field.value = query;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const shown = (host: HTMLElement) =>
    [...host.querySelectorAll("li:not([hidden])")].map((entry) => entry.textContent);
  const answer = (host: HTMLElement) => host.querySelector("[data-answer]")?.textContent;

  it.each([
    ["atlas", ["a"], "Sí: Seguros Atlas.", "yes"],
    ["at", ["a"], "Sí: Seguros Atlas.", "yes"],
    ["la torre", ["a"], "Sí: Seguros Atlas.", "yes"],
    // No name of an insurer: the one that has the word may be another.
    ["seguros", ["a"], "¿Seguros Atlas?", "several"],
    ["plan", ["b", "c"], "2 posibles.", "several"],
    ["ano", ["c"], "Sí: Plan Año.", "yes"],
    ["vital", ["b"], "Sí: Plan Vital $&.", "yes"],
    ["bital", ["b"], "¿Plan Vital $&?", "several"],
    ["bitla", [], "No.", "no"],
    ["otra", [], "No.", "no"],
    ["  ", ["a", "b", "c"], "Son tres.", undefined],
  ])("shows and says the matches of %s", (query, entries, expected, state) => {
    const host = finder();
    type(host, query);
    expect(shown(host)).toEqual(entries);
    expect(answer(host)).toBe(expected);
    expect(host.dataset.state).toBe(state);
  });

  it("answers at once what a browser filled in when it came back", () => {
    expect(answer(finder("atlas"))).toBe("Sí: Seguros Atlas.");
  });

  it("restores the whole list and its first words when it is removed", () => {
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
    expect(meansName(query, name, { generic: ["seguros"] })).toBe(meant);
  });
});
