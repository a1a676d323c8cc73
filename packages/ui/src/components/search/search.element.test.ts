import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type SearchEntry, searchJson } from "../../search/index.ts";
import { defineElement } from "../element/define-element.ts";
import { search } from "./search.element.ts";
// The element loads it with the first query, which on a busy machine takes longer than a test waits for an answer.
import "./search-index.ts";

beforeEach(() => defineElement("c-search", search));

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", "/buscar");
});

const entry = (href: string, name: string, terms: string[]): SearchEntry => ({
  href,
  name,
  medicalName: "",
  description: "Lo que es.",
  terms,
  words: [],
  text: [],
});

const data = searchJson(
  {
    entries: [
      entry("/enfermedades/varices", "Várices", ["arañitas", "venas saltadas"]),
      entry("/sintomas/edema", "Edema", ["pierna hinchada"]),
      {
        ...entry("/enfermedades/linfedema", "Linfedema", ["pierna hinchada y dura"]),
        medicalName: "<Linfa>",
      },
    ],
    siteWords: { signs: [], office: ["gnp"], services: [], emergencyNumber: "911" },
  },
  {
    found: "{count} páginas sobre «{query}»",
    one: "Una página sobre «{query}»",
    none: "Nada sobre «{query}»",
  },
);
const address = `data:application/json,${encodeURIComponent(data)}`;

/** A page as it is published, or with what the server answered. */
function mount(answer?: { state: string; value: string; message: string }, index = address) {
  const { state, value = "", message = "" } = answer ?? {};
  document.body.innerHTML = `
    <c-search ${state ? `data-state="${state}"` : ""} data-index="${index}">
      <form action="/buscar"><label>Busca <input type="search" name="q" value="${value}"></label></form>
      <p role="status" data-answer>${message}</p>
      <ol aria-label="Resultados" data-results></ol>
    </c-search>`;
}

const type = (value: string) => fireEvent.input(screen.getByRole("searchbox"), { target: { value } });
const results = () => within(screen.getByRole("list", { name: "Resultados" }));

describe("c-search", () => {
  it("answers while a person types, with the number of pages", async () => {
    mount();
    type("piernas hinchadas");
    await waitFor(() => expect(results().getAllByRole("link")).toHaveLength(2));
    expect(screen.getByRole("status")).toHaveTextContent("2 páginas sobre «piernas hinchadas»");
  });

  it("finds a page by an everyday word with a typing error", async () => {
    mount();
    type("aranita");
    await waitFor(() => expect(results().getByRole("link")).toHaveAttribute("href", "/enfermedades/varices"));
    expect(screen.getByRole("status")).toHaveTextContent("Una página sobre «aranita»");
  });

  it("says that nothing matches, and shows all again when the field is empty", async () => {
    mount();
    type("$& zzzz");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Nada sobre «$& zzzz»"));
    type("");
    await waitFor(() => expect(screen.getByRole("status")).toBeEmptyDOMElement());
    expect(document.querySelector("c-search")).not.toHaveAttribute("data-state");
    expect(document.querySelector("c-search")).not.toHaveAttribute("data-help");
  });

  it.each([
    ["me duele el pecho", "emergency"],
    ["me estoy muriendo", "emergency"],
    ["edema", "notice"],
    ["chipote", "notice"],
    ["horario", "none"],
    ["GNP", "none"],
    ["qué es el edema", "none"],
  ])("says what help «%s» needs: %s", async (query, help) => {
    mount();
    type(query);
    await waitFor(() => expect(document.querySelector("c-search")).toHaveAttribute("data-help", help));
  });

  it("gives a person who wants to die no pages, and no number of results", async () => {
    mount();
    type("quiero matarme y tengo edema");
    await waitFor(() => expect(document.querySelector("c-search")).toHaveAttribute("data-help", "crisis"));
    expect(results().queryAllByRole("link")).toEqual([]);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("answers the question in the page's address where no server did", async () => {
    history.replaceState(null, "", "/buscar?q=varices");
    mount();
    await waitFor(() => expect(results().getByRole("link", { name: "Várices" })).toBeDefined());
    expect(screen.getByRole("searchbox")).toHaveValue("varices");
  });

  it("keeps the question in the address when it is sent, so that it can be shared", async () => {
    mount();
    type("edema");
    fireEvent.submit(screen.getByRole("searchbox"));
    await waitFor(() => expect(location.search).toBe("?q=edema"));
  });

  it("shows all again also where the server answered first", async () => {
    mount({ state: "found", value: "edema", message: "Una página sobre «edema»" });
    expect(screen.getByRole("status")).toHaveTextContent("Una página sobre «edema»");
    type("");
    await waitFor(() => expect(screen.getByRole("status")).toBeEmptyDOMElement());
    expect(document.querySelector("c-search")).not.toHaveAttribute("data-state");
  });

  it("shows what is typed as text, and not as markup", async () => {
    mount();
    type("<img src=x onerror=alert(1)>");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("<img src=x"));
    expect(document.querySelector("c-search img")).toBeNull();
  });

  it("shows the name, the name in medicine and the description of each page as text", async () => {
    mount();
    type("linfedema");
    await waitFor(() => expect(results().getAllByRole("listitem")).toHaveLength(1));
    expect(results().getByRole("listitem").innerHTML).toBe(
      '<a href="/enfermedades/linfedema">Linfedema</a><span>&lt;Linfa&gt;</span><p>Lo que es.</p>',
    );
  });

  it("takes the server's answer away when another question is typed and its data does not load", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    onTestFinished(() => warned.mockRestore());
    mount({ state: "found", value: "horario", message: "Una página sobre «horario»" }, "data:no-data");
    const host = document.querySelector<HTMLElement>("c-search");
    if (host) host.dataset.help = "none";
    type("me duele el pecho");
    // The small card is shown by default.
    expect(host).not.toHaveAttribute("data-help");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await waitFor(() => expect(warned).toHaveBeenCalled());
    expect(host).not.toHaveAttribute("data-help");
  });

  it("asks the server where its data does not load, and for the data again with the next letter", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    onTestFinished(() => warned.mockRestore());
    mount(undefined, "data:no-data");
    const form = screen.getByRole("searchbox").closest("form");
    if (form === null) throw new Error("There is no form.");
    const sent = vi.spyOn(form, "submit").mockImplementation(() => undefined);
    type("edema");
    fireEvent.submit(form);
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const host = document.querySelector<HTMLElement>("c-search");
    // The small card is shown by default.
    expect(host).not.toHaveAttribute("data-help");
    if (host) host.dataset.index = address;
    type("edem");
    await waitFor(() => expect(results().getByRole("link")).toHaveAttribute("href", "/sintomas/edema"));
  });
});
