import { notice } from "../components/announcement-bar/notice.element.ts";
import { appointment } from "../components/appointment-request/appointment.element.ts";
import { compare } from "../components/compare/compare.element.ts";
import { copy } from "../components/copy-button/copy.element.ts";
import type { Behaviour } from "../components/element/define-element.ts";
import type { ElementName } from "../components/element/element-names.ts";
import { finder } from "../components/finder/finder.element.ts";
import { frame } from "../components/foreign-frame/frame.element.ts";
import { overlay } from "../components/overlay/overlay.element.ts";
import { search } from "../components/search/search.element.ts";
import { video } from "../components/video-button/video.element.ts";

/** The elements of few pages: maps, searches, dialogs, and pictures to compare. */
export const otherElements = {
  "c-appointment": appointment,
  "c-booking": frame,
  "c-compare": compare,
  "c-copy": copy,
  "c-finder": finder,
  "c-map": frame,
  "c-notice": notice,
  "c-overlay": overlay,
  "c-search": search,
  "c-video": video,
} satisfies Partial<Record<ElementName, Behaviour>>;
