/**
 * Ignores the second click of a double click if the first one changed the element under the pointer, or sent a form. The
 * returned function ends it.
 */
export function ignoreStrayClicks(): () => void {
  let pressed: Element | null = null;
  let stray = false;
  const press = (event: MouseEvent) => {
    const { target, detail } = event;
    const control = target instanceof Element ? (target.closest("button, a, label") ?? target) : null;
    stray = detail > 1 && (stray || control !== pressed || control?.matches("[type=submit]") === true);
    pressed = control;
    // It takes no focus either.
    if (stray) event.preventDefault();
  };
  const click = (event: MouseEvent) => {
    // A key presses a button with a click whose detail is 0.
    if (!stray || event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("mousedown", press, true);
  document.addEventListener("click", click, true);
  return () => {
    document.removeEventListener("mousedown", press, true);
    document.removeEventListener("click", click, true);
  };
}
