import { readFileSync } from "node:fs";
import { join } from "node:path";
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

useApi();

/** The documents of the administrator's area: the area itself, and the frame of every preview. */
const documents = ["index.html", "preview.html"].map(
  (name) => [name, readFileSync(join(import.meta.dirname, "../..", name), "utf8")] as const,
);

/** The marks against translation: the attribute for all browsers, the meta element for Chrome. */
const guards = {
  attribute: (node: Node) => node.parentElement?.closest('[translate="no"]') !== null,
  meta: ({ ownerDocument: page }: Node) =>
    page?.querySelector('meta[name="google"][content="notranslate"]') !== null,
};

/** Translates a page as browsers do: each text node is replaced by an element with the translation. Returns how many were. */
function translate(page: Document, isGuarded: (node: Node) => boolean): number {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  const translated = texts.filter((text) => text.data.trim() !== "" && !isGuarded(text));
  for (const text of translated) {
    const font = page.createElement("font");
    font.textContent = `[${text.data}]`;
    text.replaceWith(font);
  }
  return translated.length;
}

/** Gives the test's document the attributes and `meta` elements of a document of the area. Returns how to remove them. */
function applyDocument(html: string) {
  const { documentElement, head } = new DOMParser().parseFromString(html, "text/html");
  for (const { name, value } of documentElement.attributes)
    document.documentElement.setAttribute(name, value);
  const metas = [...head.querySelectorAll("meta")];
  document.head.append(...metas);
  return () => {
    document.documentElement.removeAttribute("translate");
    for (const meta of metas) meta.remove();
  };
}

let restore = () => {};
afterEach(() => restore());

test.each(documents)("%s is not translated by any browser", (_, html) => {
  for (const isGuarded of Object.values(guards)) {
    const page = new DOMParser().parseFromString(html, "text/html");
    page.body.innerHTML = "<p>Todo está guardado</p>";
    expect(translate(page, isGuarded)).toBe(0);
  }
});

test("after a browser tried to translate it, the form says that a change is not saved", async () => {
  restore = applyDocument(documents[0]?.[1] ?? "");
  const { user } = openAdmin("/informacion");
  const name = await screen.findByRole("textbox", { name: "Nombre" });
  await screen.findByText("Todo está guardado");
  for (const isGuarded of Object.values(guards)) translate(document, isGuarded);
  await user.type(name, " Mora");
  await screen.findByText("Cambios sin guardar");
  expect(screen.queryByText("Todo está guardado")).toBeNull();
});
