"use client";

import { useEffect } from "react";
import { warnInDevelopment } from "../messages/warn-in-development.ts";

/**
 * Makes menus, carousels and dialogs work, once the part of the page around it is hydrated. A part that is hydrated later keeps
 * what they changed: such texts are marked for React. Scrolls to the section that the address names, if the browser had no page yet to
 * find it in. Put it once, anywhere on the page. Draws nothing.
 */
export function Elements() {
  useEffect(() => {
    void import("../elements/elements.ts");
    showNamedSection();
    warnAboutAnchors();
    warnAboutHeader();
  }, []);
  return null;
}

/** A page that is drawn in the browser comes after the browser has looked for the address's `#part`. */
function showNamedSection(): void {
  if (location.hash === "" || scrollY > 0) return;
  const sections = [...document.querySelectorAll("[data-section][id]")];
  const named = sections.find(({ id }) => [id, encodeURIComponent(id)].includes(location.hash.slice(1)));
  named?.scrollIntoView({ behavior: "instant" });
}

/** On wide screens the first section begins under a header that narrows, and has to know its height. */
function warnAboutHeader(): void {
  const header = document.querySelector<HTMLElement>("c-header[data-narrows][data-own-height]");
  const main = document.querySelector("c-header ~ main");
  const height = header?.style.getPropertyValue("--header-wide-height");
  if (height && main && getComputedStyle(main).getPropertyValue("--header-wide-height") !== height)
    warnInDevelopment(
      `@consultorio/ui: the header is ${height} high. Give the page its heights too, so that no band is empty when it narrows: <main style={{ "--header-wide-height": "${height}", "--header-stuck-height": "${header?.style.getPropertyValue("--header-stuck-height")}" }}>.`,
    );
}

function warnAboutAnchors(): void {
  const anchors = Array.from(document.querySelectorAll("[data-section][id]"), ({ id }) => id);
  for (const anchor of new Set(anchors.filter((id, index) => anchors.indexOf(id) !== index)))
    warnInDevelopment(
      `@consultorio/ui: two sections have the anchor "${anchor}". Links lead to the first. Give one of them an anchor of its own: anchor="${anchor}-2".`,
    );
}
