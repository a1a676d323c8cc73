import { bundledSite } from "@consultorio/content/data";
import { act, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PreviewPage } from "./preview-page.tsx";
import { readyMessage, type Snapshot } from "./protocol.ts";

const snapshot = (component: string): Snapshot => ({
  kind: "consultorio:snapshot",
  site: {
    ...bundledSite,
    selectedSections: { ...bundledSite.selectedSections, Hero: { component, display: true } },
  },
  route: { page: "home" },
  section: "Hero",
});

/** A message as the editor sends it; in jsdom the window is its own parent. */
const tell = (data: unknown, { origin = window.location.origin, source = window.parent } = {}) =>
  act(() => window.dispatchEvent(new MessageEvent("message", { data, origin, source })));

const heroLayout = () => document.querySelector("[data-section=Hero]")?.getAttribute("data-variant");

test("the frame says that it is ready, and draws the site that it is handed", () => {
  const post = vi.spyOn(window.parent, "postMessage");
  render(<PreviewPage />);
  expect(post).toHaveBeenCalledWith(readyMessage, window.location.origin);
  expect(heroLayout()).toBeUndefined();
  tell(snapshot("HeroSplit"));
  expect(heroLayout()).toBe("HeroSplit");
  tell(snapshot("HeroStatement"));
  expect(heroLayout()).toBe("HeroStatement");
});

test("it scrolls to the section that is edited when its layout changes, and only then", () => {
  const scroll = vi.spyOn(window, "scrollTo");
  render(<PreviewPage />);
  tell(snapshot("HeroSplit"));
  expect(scroll).toHaveBeenCalledTimes(1);
  tell(snapshot("HeroSplit"));
  expect(scroll).toHaveBeenCalledTimes(1);
  tell(snapshot("HeroStatement"));
  expect(scroll).toHaveBeenCalledTimes(2);
});

test("words from another origin, from another window, or of another kind change nothing", () => {
  render(<PreviewPage />);
  tell(snapshot("HeroSplit"), { origin: "https://ejemplo.mx" });
  tell({ kind: "something else" });
  window.dispatchEvent(
    new MessageEvent("message", {
      data: snapshot("HeroSplit"),
      origin: window.location.origin,
      source: new MessageChannel().port1,
    }),
  );
  expect(heroLayout()).toBeUndefined();
});

test("a click tells the section and the words that were hit", () => {
  const post = vi.spyOn(window.parent, "postMessage");
  render(<PreviewPage />);
  tell(snapshot("HeroSplit"));
  const title = document.querySelector("[data-section=Hero] h1");
  act(() => title?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  const text = title?.textContent?.replace(/\s+/g, " ").trim();
  expect(post).toHaveBeenCalledWith(
    { kind: "consultorio:pick", section: "Hero", text },
    window.location.origin,
  );
});
