import type { Point } from "./page-fields.ts";
import { type Lines, saidIn, typedText, wordsOf } from "./typed-text.ts";

interface InPlace {
  /** What is said, one node after the other. */
  nodes: readonly ChildNode[];
  /** What the field says; the page may show facts in place of its `{names}`. */
  text: string;
  lines: Lines;
  /** Where the caret begins; by default behind the text. */
  point: Point | null;
  /** Tells a screen reader what is edited. */
  label: string;
  onType: (text: string) => void;
  /** The editor left the text; `restored` where it says again what it said. */
  onEnd: (end: { restored: boolean; byKey: boolean }) => void;
}

export interface OpenText {
  /** Puts the page's own nodes back. React draws on from it. */
  restore: () => void;
  end: () => void;
}

/**
 * Lets somebody type in the place of a drawn text. React's own nodes are put aside meanwhile, so that nothing is drawn
 * under the caret; whoever draws the page anew calls `restore` before.
 */
export function editInPlace({ nodes, text, lines, point, label, onType, onEnd }: InPlace): OpenText {
  const field = document.createElement("span");
  field.textContent = text;
  field.dataset.editing = "";
  const open = new AbortController();
  const end = (result: { restored: boolean; byKey: boolean }) => {
    if (open.signal.aborted) return;
    open.abort();
    field.removeAttribute("contenteditable");
    for (const name of ["role", "aria-label", "aria-multiline", "data-editing", "tabindex"])
      field.removeAttribute(name);
    onEnd(result);
  };
  makeEditable(field, lines, label);
  const [first, ...others] = nodes;
  first?.replaceWith(field);
  for (const other of others) other.remove();
  const say = () => onType(typedText(saidIn(field), lines));
  listen(field, open.signal, {
    say,
    insert: (words) => insertText(typedText(words, lines)),
    breakLine: () => {
      if (lines === "one") return end({ restored: false, byKey: true });
      insertText("\n");
    },
    leave: () => end({ restored: false, byKey: false }),
    finish: () => end({ restored: false, byKey: true }),
    giveUp: () => {
      field.textContent = text;
      onType(text);
      end({ restored: true, byKey: true });
    },
  });
  field.focus({ preventScroll: true });
  placeCaret(field, point);
  return {
    restore: () => field.replaceWith(...nodes),
    end: () => end({ restored: false, byKey: false }),
  };
}

function makeEditable(field: HTMLElement, lines: Lines, label: string) {
  field.setAttribute("contenteditable", "plaintext-only");
  // Browsers of before 2025 know only «true»; what they would format is refused below.
  if (field.contentEditable !== "plaintext-only") field.setAttribute("contenteditable", "true");
  field.setAttribute("role", "textbox");
  field.setAttribute("aria-label", label);
  field.setAttribute("aria-multiline", String(lines === "several"));
  field.tabIndex = 0;
  field.spellcheck = true;
}

function placeCaret(field: HTMLElement, point: Point | null) {
  const range = point ? rangeAt(point) : null;
  const selection = document.getSelection();
  if (range && field.contains(range.startContainer))
    selection?.collapse(range.startContainer, range.startOffset);
  else selection?.collapse(field, field.childNodes.length);
}

/** Safari of before 2025 knows only the second. */
function rangeAt({ x, y }: Point): { startContainer: Node; startOffset: number } | null {
  if (typeof document.caretPositionFromPoint !== "function")
    return document.caretRangeFromPoint?.(x, y) ?? null;
  const at = document.caretPositionFromPoint(x, y);
  return at && { startContainer: at.offsetNode, startOffset: at.offset };
}

/** Kept in the browser's own undo; a browser without it gets the text all the same. */
function insertText(text: string) {
  if (document.queryCommandSupported?.("insertText") && document.execCommand("insertText", false, text))
    return;
  const selection = document.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
  if (!selection || !range) return;
  range.deleteContents();
  const node = document.createTextNode(text);
  range.insertNode(node);
  selection.collapse(node, node.length);
  node.parentElement?.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

interface Actions {
  say: () => void;
  insert: (words: string) => void;
  breakLine: () => void;
  leave: () => void;
  finish: () => void;
  giveUp: () => void;
}

function listen(field: HTMLElement, signal: AbortSignal, actions: Actions) {
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    run: (event: HTMLElementEventMap[Name]) => void,
  ) => field.addEventListener(name, run, { signal });
  on("input", actions.say);
  on("blur", actions.leave);
  on("keydown", (event) => pressKey(field, event, actions));
  on("keyup", (event) => {
    if (event.key === " " || event.key === "Enter") event.preventDefault();
    event.stopPropagation();
  });
  on("beforeinput", (event) => {
    if (event.inputType.startsWith("format")) return event.preventDefault();
    if (event.inputType !== "insertParagraph" && event.inputType !== "insertLineBreak") return;
    event.preventDefault();
    actions.breakLine();
  });
  on("paste", (event) => {
    event.preventDefault();
    if (event.clipboardData) actions.insert(wordsOf(event.clipboardData));
  });
  on("drop", (event) => {
    event.preventDefault();
    if (event.dataTransfer) actions.insert(wordsOf(event.dataTransfer));
  });
  // A carousel would be dragged, a link followed, a button pressed.
  for (const name of ["pointerdown", "mousedown", "touchstart"] as const)
    on(name, (event) => event.stopPropagation());
  on("click", (event) => event.preventDefault());
}

function pressKey(field: HTMLElement, event: KeyboardEvent, actions: Actions) {
  const command = event.ctrlKey || event.metaKey;
  // The page's own keys, such as a carousel's arrows, are not meant; undoing is the text's own while it is open.
  if (!(command && event.key.toLowerCase() === "s")) event.stopPropagation();
  if (event.isComposing) return;
  if (event.key === "Escape") actions.giveUp();
  else if (event.key === "Enter" && command) actions.finish();
  else if (event.key === "Enter") actions.breakLine();
  // In a button or a summary the browser would press it.
  else if (event.key === " " && field.closest("button, summary")) actions.insert(" ");
  else return;
  event.preventDefault();
}
