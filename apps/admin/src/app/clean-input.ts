import { cleanText } from "@consultorio/content";

/**
 * Takes the characters that nobody sees out of what is pasted into a field, and out of what a field says when it is left.
 * Passwords stay as they are. The returned function ends it.
 */
export function cleanInput(): () => void {
  const paste = (event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    // A list has taken what was pasted as its entries.
    if (event.defaultPrevented || !isTextControl(target)) return;
    const copied = clipboardData?.getData("text/plain").replace(/\r\n?/g, "\n") ?? "";
    const clean = cleanText(copied);
    if (clean === copied) return;
    event.preventDefault();
    insert(target, clean);
  };
  const leave = ({ target }: FocusEvent) => {
    if (!isTextControl(target)) return;
    const clean = cleanText(target.value);
    if (clean !== target.value) write(target, clean);
  };
  document.addEventListener("paste", paste);
  // Before the form reads the field that is left.
  document.addEventListener("focusout", leave, true);
  return () => {
    document.removeEventListener("paste", paste);
    document.removeEventListener("focusout", leave, true);
  };
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const textTypes: readonly string[] = ["text", "search", "email", "tel", "url"];

/** A password that is shown is a text for the browser, save for what fills it in. */
const isTextControl = (target: EventTarget | null): target is TextControl =>
  (target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && textTypes.includes(target.type))) &&
  !target.readOnly &&
  !target.autocomplete.endsWith("password");

/** Kept in the browser's own undo; a browser without it gets the text all the same. */
function insert(control: TextControl, text: string) {
  if (document.queryCommandSupported?.("insertText") && document.execCommand("insertText", false, text))
    return;
  const { value } = control;
  // A field for an address does not say what is selected.
  const start = control.selectionStart ?? value.length;
  const end = control.selectionEnd ?? value.length;
  write(control, value.slice(0, start) + text + value.slice(end));
  if (control.selectionStart !== null) control.setSelectionRange(start + text.length, start + text.length);
}

/** Writes as somebody who types: React reads the change from the event, and keeps count of what it wrote itself. */
function write(control: TextControl, text: string) {
  Reflect.set(Object.getPrototypeOf(control), "value", text, control);
  control.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: text }));
}
