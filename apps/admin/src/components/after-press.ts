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
 * Runs a change of the layout after the click of the press that is under way: before it, the button could move away from
 * under the pointer. Without a press it runs at once, in a task of its own. The returned function cancels it.
 */
export function afterPress(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();
  const schedule = () => {
    listening.abort();
    timer = setTimeout(run);
  };
  if (pressed)
    for (const end of ["pointerup", "pointercancel"])
      document.addEventListener(end, schedule, { signal: listening.signal });
  else schedule();
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}
