import { type Behaviour, onEnd, reducedMotion, textIn } from "../element/define-element.ts";

const duration = 1200;

/** The text at `share` (0 to 1) of the way to `final`: its first number counted up, and the rest unchanged. */
export function countedText(final: string, share: number): string {
  return final.replace(/\d[\d,]*/, (digits) => {
    const goal = Number(digits.replaceAll(",", ""));
    const value = Math.round(goal * share);
    return digits.includes(",") ? value.toLocaleString("es-MX") : String(value);
  });
}

/**
 * `<c-counter>`: the number in its `[data-value]` counts up once, when it is first seen. The final number is the
 * markup; it stays where the reader asked for less motion, and comes back when the element leaves the page.
 */
export const counter: Behaviour = (host, signal) => {
  const text = textIn(host, "[data-value]");
  if (reducedMotion() || host.hasAttribute("data-counted")) return;
  let final = "";
  /** The next one, while it counts. */
  let frame = 0;
  const count = (start: number) => (now: number) => {
    const share = (now - start) / duration;
    text.data = share < 1 ? countedText(final, 1 - (1 - share) ** 3) : final;
    frame = share < 1 ? requestAnimationFrame(count(start)) : 0;
  };
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      host.toggleAttribute("data-counted", true);
      final = text.data;
      frame = requestAnimationFrame((now) => count(now)(now));
    },
    { threshold: 0.6 },
  );
  seen.observe(host);
  onEnd(signal, () => {
    seen.disconnect();
    cancelAnimationFrame(frame);
    if (frame > 0) text.data = final;
  });
};
