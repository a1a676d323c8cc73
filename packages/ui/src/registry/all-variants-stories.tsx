import { type SectionType, sectionTypes } from "@consultorio/content";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PropsMap } from "./catalog.ts";
import { components } from "./components.ts";
import type { FixtureName } from "./fixture-sites.ts";
import { fixture } from "./fixtures.ts";

interface AllVariantsProps {
  fixture: FixtureName;
  /** Of the page in pixels. */
  width: number;
}

/**
 * Every variant of every type, one below the other in a page of its own without scripts: what is left where none run.
 */
export function AllVariants({ fixture: name, width }: AllVariantsProps) {
  const styles = [...document.querySelectorAll("style, link[rel=stylesheet]")].map(
    (sheet) => sheet.outerHTML,
  );
  const sections = sectionTypes.map((type) => drawn(type, name)).join("");
  return (
    <iframe
      title={`Todos los diseños a ${width} pixeles`}
      sandbox="allow-same-origin"
      srcDoc={`<!doctype html><html lang="es-MX"><head><base href="${document.baseURI}">${styles.join("")}</head><body>${sections}</body></html>`}
      className="h-screen"
      style={{ width }}
    />
  );
}

function drawn<T extends SectionType>(type: T, name: FixtureName): string {
  const props: PropsMap[T] = fixture(type, name);
  const variants: [string, ComponentType<PropsMap[T]>][] = Object.entries(components[type]);
  return variants
    .map(
      ([id, Variant]) =>
        `<div data-case="${id}" class="isolate">${renderToStaticMarkup(<Variant {...props} />)}</div>`,
    )
    .join("");
}

const wordy = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== "");

/** Words and controls that leave the page's width or the box that clips them, as `HeroSplit: Llamar`. */
export function lostIn(page: Document): string[] {
  const width = page.documentElement.clientWidth;
  return casesOf(page).flatMap(([id, drawing]) =>
    [...drawing.querySelectorAll("*")]
      .filter((element) => wordy(element) || element.matches("a, button, input"))
      .filter((element) => isSeen(element) && !isInside(element, drawing, width))
      .map((element) => `${id}: ${element.textContent?.trim().slice(0, 60)}`),
  );
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest(".sr-only, [aria-hidden=true]") === null
  );
}

/** Scroll containers can be scrolled to their ends; clipped boxes must not cut text. A pixel is for rounding. */
function isInside(element: Element, drawing: Element, width: number): boolean {
  const box = element.getBoundingClientRect();
  for (let around = element.parentElement; around && around !== drawing; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX === "visible" && overflowY === "visible") continue;
    if (/auto|scroll/.test(overflowX + overflowY)) return true;
    const frame = around.getBoundingClientRect();
    return box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.bottom <= frame.bottom + 2;
  }
  return box.left >= -1 && box.right <= width + 1;
}

/** Controls that are shown although only a script could answer them, as `Header: Abrir menú`. */
export function deadIn(page: Document): string[] {
  return casesOf(page).flatMap(([id, drawing]) => {
    const buttons = [...drawing.querySelectorAll("button:not([type=submit])")].filter(isSeen);
    const links = [...drawing.querySelectorAll<HTMLAnchorElement>("a[href^='#']")].filter(
      (link) => isSeen(link) && !leadsSomewhere(link, drawing),
    );
    return [...buttons, ...links].map(
      (control) => `${id}: ${control.getAttribute("aria-label") ?? control.textContent?.trim()}`,
    );
  });
}

/** `#` and `#top` lead to the page's beginning in every browser. */
function leadsSomewhere(link: HTMLAnchorElement, drawing: Element): boolean {
  const target = link.getAttribute("href")?.slice(1) ?? "";
  return target === "" || target === "top" || drawing.querySelector(`[id="${target}"]`) !== null;
}

const casesOf = (page: Document): [string, Element][] =>
  [...page.querySelectorAll("[data-case]")].map((drawing) => [
    drawing.getAttribute("data-case") ?? "",
    drawing,
  ]);
