import { useWindowEvent } from "@mantine/hooks";
import { useCallback, useRef } from "react";
import type { FrameMessage, Selected } from "#live-preview/messages.ts";
import type { DrawnFields, DrawnText } from "./drawn-fields.ts";
import type { EditedPage } from "./edited-page.ts";
import { keepInView } from "./keep-in-view.ts";
import { linkOf, type Point, pictureAt, sectionOf, sourcesAt, textAt } from "./page-fields.ts";

type Send = (message: FrameMessage) => void;

/** Controls of the page itself, which work as they do for visitors. */
const controls = "button, summary, input, select, textarea, label, [data-controls]";

/**
 * What the mouse, a finger or the keyboard does on a page that is edited. Returns what shows the choice again once the
 * page is drawn.
 */
export function usePageHands(root: { current: HTMLDivElement | null }, page: EditedPage, send: Send) {
  const chosen = useRef<Selected | null>(null);
  const reached = useRef<Element | null>(null);
  const show = useCallback(() => {
    markChosen(page.fields, chosen.current);
    focusAgain(page);
  }, [page]);

  /** Whether there is something to choose. */
  const choose = (target: Element, point: Point | null): boolean => {
    const choice = root.current?.contains(target) ? choiceAt(page.fields, target, point) : null;
    if (!choice) return false;
    chosen.current = choice.selected;
    send({ kind: "consultorio:selected", ...choice.selected });
    markChosen(page.fields, choice.selected);
    reached.current = choice.element;
    if (choice.text?.edited) page.edit(choice.text, choice.text.edited, point);
    return true;
  };

  // The keyboard of a phone, and what can be done with the choice, take room from the page.
  useWindowEvent("resize", () => keepInView(reached.current));
  useWindowEvent(
    "click",
    (event) => {
      const { target, detail, clientX: x, clientY: y } = event;
      // A key pressed this button or link.
      if (!(target instanceof Element) || detail === 0) return;
      if (target.closest("[data-editing]")) return event.preventDefault();
      if (!choose(target, { x, y })) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  useWindowEvent("keydown", (event) => {
    const key = editorKey(event);
    if (key) {
      event.preventDefault();
      page.end();
      send({ kind: "consultorio:key", key });
    } else if (event.key === "Enter" && event.target instanceof HTMLElement) {
      if (event.target.matches("[data-edit], a[href]") && choose(event.target, null)) event.preventDefault();
    }
  });
  return show;
}

/** What is chosen by a click, or by the keyboard, which has no point; null for a control of the page itself. */
function choiceAt(
  fields: DrawnFields,
  target: Element,
  point: Point | null,
): { selected: Selected; text: DrawnText | null; element: Element | null } | null {
  const text = textAt(fields, target, point);
  const picture = text ? null : pictureAt(fields, target, point);
  if (!text && !picture && target.closest(controls)) return null;
  const selected = {
    section: sectionOf(target),
    fields: picture ? [] : text ? [...text.sources] : sourcesAt(fields, target),
    inPlace: Boolean(text?.edited),
    picture: picture?.path ?? null,
    link: linkOf(target),
    byKey: point === null,
  };
  return { selected, text, element: text?.host ?? picture?.element ?? null };
}

/** Shows the picture or the section that is chosen; a text shows by itself that it is open. */
function markChosen({ pictures }: DrawnFields, chosen: Selected | null) {
  for (const element of document.querySelectorAll("[data-chosen]")) element.removeAttribute("data-chosen");
  if (!chosen || chosen.inPlace) return;
  const picture = pictures.find(({ path }) => path === chosen.picture)?.element;
  const section = chosen.section && document.querySelector(`[data-section="${chosen.section}"]`);
  (picture ?? section)?.setAttribute("data-chosen", "");
}

/** A text that was drawn anew has the keyboard that it had before. */
function focusAgain(page: EditedPage) {
  const path = page.focusNext;
  page.focusNext = null;
  const host = page.fields.texts.find(({ edited }) => edited && edited.path === path)?.host;
  if (host instanceof HTMLElement && document.activeElement === document.body)
    host.focus({ preventScroll: true });
}

function editorKey({ key: pressed, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  const key = pressed.toLowerCase();
  if (!(ctrlKey || metaKey)) return null;
  if (key === "s") return "save";
  if (key === "y" || (key === "z" && shiftKey)) return "redo";
  return key === "z" ? "undo" : null;
}
