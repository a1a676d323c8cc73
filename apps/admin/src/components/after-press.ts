let pressed = false;

/** Follows whether the pointer is pressed, for {@link afterPress}. The returned function ends it. */
export function followPresses(): () => void {
  const press = () => {
    pressed = true;
  };
  const release = () => {
    pressed = false;
  };
  document.addEventListener("pointerdown", press, true);
  document.addEventListener("pointerup", release, true);
  document.addEventListener("pointercancel", release, true);
  return () => {
    pressed = false;
    document.removeEventListener("pointerdown", press, true);
    document.removeEventListener("pointerup", release, true);
    document.removeEventListener("pointercancel", release, true);
  };
}

/**
 * Runs what changes the layout once the press that took the focus away has become a click: else the button would move away
 * from under the pointer. The returned function gives it up.
 */
export function afterPress(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    timer = setTimeout(run);
  };
  const given = new AbortController();
  if (pressed)
    for (const end of ["pointerup", "pointercancel"])
      document.addEventListener(end, later, { once: true, signal: given.signal });
  else later();
  return () => {
    given.abort();
    clearTimeout(timer);
  };
}
