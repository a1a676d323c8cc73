import { useWindowEvent } from "@mantine/hooks";
import { useCallback, useRef } from "react";
import type { FrameMessage } from "#live-preview/messages.ts";
import type { EditedPage } from "./edited-page.ts";
import { linkOf, type Point, pictureAt, sectionOf, sourcesAt, textAt } from "./page-fields.ts";

type Send = (message: FrameMessage) => void;

/** Controls of the page itself, which work as they do for visitors. */
const controls = "button, summary, input, select, textarea, label, [data-controls]";

/** What the mouse, a finger or the keyboard does on a page that is edited. Returns what shows the choice again once it is drawn. */
export function usePageHands(root: { current: HTMLDivElement | null }, page: EditedPage, send: Send) {
  /** Finds what is chosen in the page as it is drawn now. */
  const chosen = useRef<() => Element | null>(() => null);
  const show = useCallback(() => {
    for (const element of document.querySelectorAll("[data-chosen]")) element.removeAttribute("data-chosen");
    chosen.current()?.setAttribute("data-chosen", "");
    const next = page.focusNext;
    page.focusNext = null;
    const text = next && page.fields.texts.find(({ edited }) => edited?.path === next);
    if (text && document.activeElement === document.body && text.host instanceof HTMLElement)
      text.host.focus({ preventScroll: true });
  }, [page]);

  const choose = useCallback(
    (target: Element, point: Point | null): boolean => {
      if (target.closest("[data-editing]")) return false;
      const text = textAt(page.fields, target, point);
      const picture = text ? null : pictureAt(page.fields, target, point);
      const section = sectionOf(target);
      if (!text && !picture && (target.closest(controls) || !root.current?.contains(target))) return false;
      chosen.current = () => {
        if (picture) return page.fields.pictures.find(({ path }) => path === picture.path)?.element ?? null;
        if (text?.edited) return null;
        return section === null ? null : document.querySelector(`[data-section="${section}"]`);
      };
      send({
        kind: "consultorio:selected",
        section,
        fields: picture ? [] : text ? [...text.sources] : sourcesAt(page.fields, target),
        inPlace: Boolean(text?.edited),
        picture: picture?.path ?? null,
        link: linkOf(target),
        byKey: point === null,
      });
      show();
      if (text?.edited) page.edit(text, text.edited, point);
      return true;
    },
    [root, page, send, show],
  );

  useWindowEvent(
    "click",
    (event) => {
      if (!(event.target instanceof Element) || event.detail === 0) return;
      if (event.target.closest("[data-editing]")) return event.preventDefault();
      if (!choose(event.target, { x: event.clientX, y: event.clientY })) return;
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

function editorKey({ key: pressed, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  const key = pressed.toLowerCase();
  if (!(ctrlKey || metaKey)) return null;
  if (key === "s") return "save";
  if (key === "y" || (key === "z" && shiftKey)) return "redo";
  return key === "z" ? "undo" : null;
}
