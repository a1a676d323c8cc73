import { cleanText } from "@consultorio/content";

/**
 * Removes invisible characters from text that is pasted into a field, and from the value of a field that loses the focus.
 * Passwords stay as they are. The returned function removes the listeners.
 */
export function cleanInput(): () => void {
  const paste = (event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    // A list has already made its entries of the pasted text.
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
  // In the capture phase: before the form reads the value.
  document.addEventListener("focusout", leave, true);
  return () => {
    document.removeEventListener("paste", paste);
    document.removeEventListener("focusout", leave, true);
  };
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const textTypes: readonly string[] = ["text", "search", "email", "tel", "url"];

/** A password that is shown has the type `text`; its `autocomplete` still ends with `password`. */
const isTextControl = (target: EventTarget | null): target is TextControl =>
  (target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && textTypes.includes(target.type))) &&
  !target.readOnly &&
  !target.autocomplete.endsWith("password");

/** Replaces the selection as typing does, so that the browser can undo it; if the browser lacks that command, sets the value. */
function insert(control: TextControl, text: string) {
  if (document.queryCommandSupported?.("insertText") && document.execCommand("insertText", false, text))
    return;
  const { value } = control;
  // An e-mail field has no selection for scripts.
  const start = control.selectionStart ?? value.length;
  const end = control.selectionEnd ?? value.length;
  write(control, value.slice(0, start) + text + value.slice(end));
  if (control.selectionStart !== null) control.setSelectionRange(start + text.length, start + text.length);
}

/**
 * Sets the value with the setter of the prototype. React replaces the element's own setter, and would ignore the event for
 * a value that was set through it.
 */
function write(control: TextControl, text: string) {
  Reflect.set(Object.getPrototypeOf(control), "value", text, control);
  control.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: text }));
}
