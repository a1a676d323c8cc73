import { type Behaviour, onEnd, part } from "../element/define-element.ts";

/**
 * `<c-compare>`: its `<input type="range">` moves the line between two pictures, `--split`. Screen readers get
 * `data-value`, in which `{value}` is the percentage. Without the element the line is in the middle.
 */
export const compare: Behaviour = (host, signal) => {
  const range = part(host, "input", HTMLInputElement);
  const update = () => {
    host.style.setProperty("--split", `${range.value}%`);
    range.setAttribute("aria-valuetext", (host.dataset.value ?? "{value}").replace("{value}", range.value));
  };
  range.addEventListener("input", update, { signal });
  update();
  onEnd(signal, () => {
    host.style.removeProperty("--split");
    range.removeAttribute("aria-valuetext");
  });
};
