import type { Place } from "@consultorio/content/field-places";
import type { FrameMessage, Snapshot } from "#live-preview/messages.ts";
import type { DrawnFields, DrawnText } from "./drawn-fields.ts";
import { editInPlace, type OpenText } from "./edit-in-place.ts";
import type { Point } from "./page-fields.ts";

/** A text that was typed and is not drawn yet. */
interface Typed {
  text: string;
  restore: () => void;
}

/**
 * What is typed in a drawn page. The page stays as it is while somebody types, so that nothing is drawn under the caret,
 * and until the editor has sent it back with all that was typed.
 */
export class EditedPage {
  fields: DrawnFields = { texts: [], pictures: [] };
  /** The path of the text to focus once the page is drawn. */
  focusNext: string | null = null;
  #open: OpenText | null = null;
  #held: (() => void) | null = null;
  /** How many messages told the editor what was typed. A snapshot that knows fewer of them is old. */
  #sent = 0;
  readonly #typed = new Map<ChildNode, Typed>();
  /** What fields say since they were drawn. */
  readonly #values = new Map<string, string>();
  readonly #send: (message: FrameMessage) => void;

  constructor(send: (message: FrameMessage) => void) {
    this.#send = send;
  }

  /** Nobody types, and everything that was typed is drawn. */
  get settled() {
    return this.#open === null && this.#typed.size === 0;
  }

  /** Draws a snapshot: at once, or when nobody types any more. An old one is not drawn. */
  draw(snapshot: Snapshot, run: () => void) {
    if ((snapshot.editing?.seen ?? 0) < this.#sent) return;
    if (this.#open) {
      this.#held = () => this.draw(snapshot, run);
      return;
    }
    for (const { restore } of this.#typed.values()) restore();
    this.#typed.clear();
    this.#values.clear();
    run();
  }

  /** Runs once nobody types any more, unless the page is drawn anew before. */
  whenSettled(run: () => void) {
    this.#held ??= () => {
      if (this.settled) run();
    };
  }

  end() {
    this.#open?.end();
  }

  /** Opens a text where it stands; nothing where the field says something else by now. */
  edit({ nodes, host }: DrawnText, place: Place, point: Point | null) {
    this.end();
    const [first] = nodes;
    if (first === undefined) return;
    const typed = this.#typed.get(first);
    const before = typed?.text ?? place.text;
    const value = this.#values.get(place.path) ?? place.value;
    const start = nearest(value, before, place.start);
    if (start < 0) return;
    typed?.restore();
    this.#typed.delete(first);
    let text = before;
    host.toggleAttribute("data-open-text", true);
    this.#send({ kind: "consultorio:typing", typing: true });
    const open = editInPlace({
      nodes,
      text,
      point,
      label: place.label,
      lines: place.control === "multiline" ? "several" : "one",
      onType: (said) => {
        if (said === text) return;
        text = said;
        const whole = value.slice(0, start) + said + value.slice(start + before.length);
        this.#values.set(place.path, whole);
        this.#sent += 1;
        this.#send({ kind: "consultorio:typed", path: place.path, value: whole });
      },
      onEnd: ({ byKey }) => {
        this.#open = null;
        host.removeAttribute("data-open-text");
        if (text === before && !typed) open.restore();
        else this.#typed.set(first, { text, restore: open.restore });
        if (byKey) {
          this.focusNext = place.path;
          if (host instanceof HTMLElement) host.focus({ preventScroll: true });
        }
        this.#send({ kind: "consultorio:typing", typing: false });
        const held = this.#held;
        this.#held = null;
        held?.();
      },
    });
    this.#open = open;
  }
}

/** Where a text is in a value: the place nearest to where it was. */
function nearest(value: string, text: string, wanted: number): number {
  if (value.startsWith(text, wanted)) return wanted;
  const [before, after] = [value.lastIndexOf(text, wanted), value.indexOf(text, wanted)];
  if (before < 0 || after < 0) return Math.max(before, after);
  return wanted - before <= after - wanted ? before : after;
}
