import { bundledSite } from "@consultorio/content/data";
import { act, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Snapshot } from "#live-preview/messages.ts";
import { PreviewPage } from "./preview-page.tsx";

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

const heroVariant = () => document.querySelector("[data-section=Hero]")?.getAttribute("data-variant");

test("the frame says that it is ready, and draws the site of each snapshot", () => {
  const post = vi.spyOn(window.parent, "postMessage");
  render(<PreviewPage />);
  expect(post).toHaveBeenCalledWith({ kind: "consultorio:ready" }, window.location.origin);
  expect(heroVariant()).toBeUndefined();
  tell(snapshot("HeroSplit"));
  expect(heroVariant()).toBe("HeroSplit");
  tell(snapshot("HeroStatement"));
  expect(heroVariant()).toBe("HeroStatement");
});

test("it scrolls to the edited section when its variant changes, and only then", () => {
  const scroll = vi.spyOn(window, "scrollTo");
  render(<PreviewPage />);
  tell(snapshot("HeroSplit"));
  expect(scroll).toHaveBeenCalledTimes(1);
  tell(snapshot("HeroSplit"));
  expect(scroll).toHaveBeenCalledTimes(1);
  tell(snapshot("HeroStatement"));
  expect(scroll).toHaveBeenCalledTimes(2);
});

test("a section that the home page shows inside of another one is drawn in its own design while it is edited", () => {
  render(<PreviewPage />);
  const costs = { component: "GeneralCallToActionCosts", display: true };
  const site = {
    ...bundledSite,
    selectedSections: { ...bundledSite.selectedSections, GeneralCallToAction: costs },
  };
  const isDrawn = (type: string) => document.querySelector(`[data-section=${type}]`) !== null;
  tell({ ...snapshot("HeroSplit"), site, section: "GeneralCallToAction" });
  expect(isDrawn("GeneralCallToAction")).toBe(true);
  expect(isDrawn("Insurance")).toBe(false);
  tell({ ...snapshot("HeroSplit"), site, section: "Insurance" });
  expect(isDrawn("Insurance")).toBe(true);
});

test("no hidden testimonial is drawn, and the carousel stands at the one that is edited", () => {
  render(<PreviewPage />);
  const [first, ...others] = bundledSite.testimonials;
  const testimonials = [
    ...others.map((one) => ({ ...one, visible: false })),
    ...(first
      ? [
          { ...first, name: "Una de antes" },
          { ...first, name: "La que se edita" },
        ]
      : []),
  ];
  const site = { ...bundledSite, testimonials };
  tell({ ...snapshot("HeroSplit"), site, section: "Testimonials", slide: 1 });
  const section = document.querySelector("[data-section=Testimonials]");
  expect(section?.textContent).toContain("La que se edita");
  for (const { name } of others) expect(section?.textContent).not.toContain(name);
  expect(section?.querySelector("c-carousel")?.getAttribute("data-autoplay")).toBe("0");
});

test("ignores messages from another origin, from another window, or of another kind", () => {
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
  expect(heroVariant()).toBeUndefined();
});

test("a click sends the section and the text that were clicked", () => {
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
