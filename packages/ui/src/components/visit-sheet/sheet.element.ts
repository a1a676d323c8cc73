import { type Behaviour, hit, onEnd, part } from "../element/define-element.ts";

/** Where the browser keeps the answers. */
const storageKey = "mi-hoja";

/** The ticked boxes by `answerKey`, and the texts by the words of their question. */
interface Answers {
  ticked: string[];
  texts: Record<string, string>;
}

const noAnswers: Answers = { ticked: [], texts: {} };

/** The kept answers; none if there are none, or if something else is kept under their name. */
function readAnswers(): Answers {
  try {
    const stored: Partial<Answers> = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    const { ticked, texts } = stored;
    return {
      ticked: Array.isArray(ticked) ? ticked.map(String) : [],
      texts: typeof texts === "object" && texts !== null ? texts : {},
    };
  } catch {
    // The browser keeps nothing for this site, or the text is no JSON: an empty sheet is right for both.
    return noAnswers;
  }
}

const isBox = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === "checkbox";
const isText = (field: Element): field is HTMLTextAreaElement => field instanceof HTMLTextAreaElement;

const labelOf = (field: HTMLInputElement | HTMLTextAreaElement): string =>
  field.labels?.[0]?.textContent?.trim() ?? "";

/** Identifies a box by its id and its words: a sign or a question that was edited since is another one, and gets no old answer. */
const answerKey = (box: HTMLInputElement): string => `${box.id}: ${labelOf(box)}`;

/** The filled sheet as lines: each question with its answers. */
function linesOf(fields: Iterable<Element>): string[] {
  const lines: string[] = [];
  let group = "";
  for (const field of fields) {
    if (isBox(field) && field.checked) {
      const legend = field.closest("[data-group]")?.querySelector("legend")?.textContent?.trim() ?? "";
      if (legend !== group) lines.push("", legend);
      group = legend;
      lines.push(`- ${labelOf(field)}`);
    } else if (isText(field) && field.value.trim() !== "") {
      lines.push("", labelOf(field), field.value.trim());
    }
  }
  return lines;
}

/**
 * `<c-sheet>`: keeps the answers of its boxes and texts in this browser alone, and restores them. A tap on a `path[data-zone]` ticks
 * the box with that value, and a ticked box marks its path with `data-chosen`. A box with `data-of` is unticked with the box
 * that has this id. The page's fragment ticks the box that it names. Shows the buttons, which the markup hides:
 * `[data-print]`, `[data-share]` (share sheet of the system, else the clipboard) and `[data-erase]`. `[data-status]` says what
 * happened, from `data-erased`, `data-copied`, `data-failed` and `data-not-kept`.
 */
export const sheet: Behaviour = (host, signal) => {
  const status = part(host, "[data-status]", HTMLElement);
  const buttons = [...host.querySelectorAll<HTMLElement>("[data-print], [data-share], [data-erase]")];
  for (const button of buttons) button.hidden = false;

  const fields = () => [...host.querySelectorAll("input, textarea")];
  const boxes = () => fields().filter(isBox);
  const texts = () => fields().filter(isText);
  const say = (message: string | undefined) => {
    status.textContent = message ?? "";
  };

  const markZones = () => {
    const chosen = new Set(
      boxes()
        .filter((box) => box.checked)
        .map((box) => box.value),
    );
    for (const zone of host.querySelectorAll<SVGElement>("[data-zone]"))
      zone.toggleAttribute("data-chosen", chosen.has(zone.dataset.zone ?? ""));
  };
  const restore = () => {
    const { ticked, texts: kept } = readAnswers();
    for (const box of boxes()) box.checked = ticked.includes(answerKey(box));
    for (const text of texts()) text.value = kept[labelOf(text)] ?? "";
    markZones();
  };
  const keep = () => {
    const all = boxes();
    for (const box of all)
      if (box.dataset.of !== undefined && !all.some(({ id, checked }) => id === box.dataset.of && checked))
        box.checked = false;
    markZones();
    const answers: Answers = {
      ticked: all.filter(({ checked }) => checked).map(answerKey),
      texts: Object.fromEntries(
        texts().flatMap((text) => (text.value === "" ? [] : [[labelOf(text), text.value]])),
      ),
    };
    try {
      localStorage.setItem(storageKey, JSON.stringify(answers));
      say("");
    } catch {
      say(host.dataset.notKept);
    }
  };
  const erase = () => {
    for (const box of boxes()) box.checked = false;
    for (const text of texts()) text.value = "";
    markZones();
    try {
      localStorage.removeItem(storageKey);
    } catch {
      // A browser that keeps nothing has nothing to erase.
    }
    say(host.dataset.erased);
  };
  const share = async () => {
    const text = [document.title, ...linesOf(fields())].join("\n");
    try {
      if (typeof navigator.share === "function") await navigator.share({ title: document.title, text });
      else {
        await navigator.clipboard.writeText(text);
        say(host.dataset.copied);
      }
    } catch (reason) {
      // The patient closed the share sheet.
      if (!(reason instanceof DOMException && reason.name === "AbortError")) say(host.dataset.failed);
    }
  };

  restore();
  const linked = boxes().find(({ id }) => `#${id}` === location.hash);
  if (linked && !linked.checked) {
    linked.checked = true;
    keep();
  }

  host.addEventListener(
    "input",
    ({ target }) => {
      keep();
      if (target instanceof HTMLInputElement && target.checked)
        target.closest("fieldset")?.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
    },
    { signal },
  );
  host.addEventListener(
    "click",
    (event) => {
      if (hit(host, event, "[data-print]")) window.print();
      else if (hit(host, event, "[data-share]")) void share();
      else if (hit(host, event, "[data-erase]")) erase();
      else if (event.target instanceof SVGElement) {
        const { zone } = event.target.dataset;
        const box = boxes().find(({ value }) => zone !== undefined && value === zone);
        if (box === undefined) return;
        box.checked = !box.checked;
        keep();
      }
    },
    { signal },
  );
  // Another tab of the same sheet.
  window.addEventListener("storage", (event) => event.key === storageKey && restore(), { signal });
  onEnd(signal, () => {
    for (const button of buttons) button.hidden = true;
    say("");
  });
};
