import { bundledSite } from "@consultorio/content/data";
import { isLong } from "@consultorio/testkit/long-form";
import { act, fireEvent, render, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Snapshot } from "#live-preview/messages.ts";
import { PreviewPage } from "./preview-page.tsx";

const snapshot = (title: string, seen = 0): Snapshot => ({
  kind: "consultorio:snapshot",
  site: {
    ...bundledSite,
    siteContent: {
      ...bundledSite.siteContent,
      heroSection: { ...bundledSite.siteContent.heroSection, title },
    },
    selectedSections: { Hero: { component: "HeroSplit", display: true } },
  },
  route: { page: "home" },
  section: null,
  editing: { show: null, seen },
});

/** A message as the editor sends it; in jsdom the window is its own parent. */
const tell = (data: Snapshot) =>
  act(() =>
    window.dispatchEvent(
      new MessageEvent("message", { data, origin: window.location.origin, source: window.parent }),
    ),
  );

/** The page whose words can be edited, and what it told the editor. */
async function openPage(title: string) {
  const post = vi.spyOn(window.parent, "postMessage");
  render(<PreviewPage />);
  tell(snapshot(title));
  await waitFor(() => expect(document.querySelector("h1[data-edit=text]")).not.toBeNull());
  const told = (kind: string) =>
    post.mock.calls.map(([message]) => message).filter((message) => message.kind === `consultorio:${kind}`);
  const heading = () => document.querySelector<HTMLElement>("h1") ?? document.body;
  return {
    told,
    heading,
    field: () => heading().querySelector<HTMLElement>("[data-editing]"),
    open: () => fireEvent.keyDown(heading(), { key: "Enter" }),
    type: (text: string) => {
      const field = heading().querySelector("[data-editing]") ?? document.body;
      field.textContent = text;
      fireEvent.input(field);
    },
  };
}

const path = "siteContent.heroSection.title";

test("nothing is drawn under the caret; what the editor sends back is drawn once it knows all that was typed", async () => {
  const page = await openPage("Antes");
  page.open();
  page.type("Después");
  expect(page.told("typed")).toEqual([{ kind: "consultorio:typed", path, value: "Después" }]);
  tell(snapshot("De otra persona", 1));
  expect(page.field()?.textContent).toBe("Después");

  fireEvent.keyDown(page.field() ?? document.body, { key: "Enter" });
  await waitFor(() => expect(page.heading().textContent).toBe("De otra persona"));
  page.open();
  page.type("Lo último");
  fireEvent.keyDown(page.field() ?? document.body, { key: "Enter" });
  tell(snapshot("De antes", 1));
  expect(page.heading().textContent).toBe("Lo último");
  tell(snapshot("Lo último", 2));
  await waitFor(() => expect(page.heading().querySelector("span")).toBeNull());
  expect(page.heading().textContent).toBe("Lo último");
});

test.runIf(isLong)("Escape leaves a text as it was and tells the editor", async () => {
  const page = await openPage("Antes");
  page.open();
  page.type("Después");
  fireEvent.keyDown(page.field() ?? document.body, { key: "Escape" });
  expect(page.heading().textContent).toBe("Antes");
  expect(page.told("typed").at(-1)).toMatchObject({ path, value: "Antes" });
  expect(page.told("typing").map(({ typing }) => typing)).toEqual([true, false]);
});

test.runIf(isLong)(
  "a text can be opened again before it is drawn, and goes on from what was typed",
  async () => {
    const page = await openPage("Antes");
    page.open();
    page.type("Después");
    fireEvent.keyDown(page.field() ?? document.body, { key: "Enter" });
    page.open();
    expect(page.field()?.textContent).toBe("Después");
  },
);

test.runIf(isLong)(
  "a text with the link that calls 911 is edited as one text, and the link is back with it",
  async () => {
    render(<PreviewPage />);
    const description = "Si te falta el aire, llama al 911. Si no, escríbenos.";
    const heroSection = { ...bundledSite.siteContent.heroSection, description };
    const before = snapshot("Antes");
    tell({ ...before, site: { ...before.site, siteContent: { ...before.site.siteContent, heroSection } } });
    const paragraph = await waitFor(() => {
      const found = document.querySelector("[data-section=Hero] p[data-edit=text]:has(a)");
      if (!found) throw new Error("The text is not there yet.");
      return found;
    });
    fireEvent.keyDown(paragraph, { key: "Enter" });
    const field = paragraph.querySelector("[data-editing]") ?? document.body;
    expect(paragraph.textContent).toBe(description);
    expect(field.textContent).toBe(description);
    fireEvent.keyDown(field, { key: "Escape" });
    expect(paragraph.textContent).toBe(description);
    expect(paragraph.querySelector("a")?.textContent).toBe("llama al 911");
  },
);

test("no mark of a field is in the page", async () => {
  await openPage("Antes");
  expect(document.documentElement.outerHTML).not.toMatch(/[\ue000-\uf8ff]|ed17ab/);
});

test.runIf(isLong)("keys of the editor are told, a section is chosen by the keyboard", async () => {
  const page = await openPage("Antes");
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
  expect(page.told("key").map(({ key }) => key)).toEqual(["undo", "save"]);
  const section = document.querySelector("[data-section=Hero]");
  if (section) fireEvent.keyDown(section, { key: "Enter" });
  expect(page.told("selected").at(-1)).toMatchObject({ section: "Hero", inPlace: false, byKey: true });
});
