import { useEffect } from "react";

/**
 * Gives the styles the height of the window above a phone's keyboard as `--visible-height`: a browser that lays its keyboard
 * over the page does not change `dvh`.
 */
export function useVisibleHeight() {
  useEffect(() => {
    const { visualViewport } = window;
    const { style } = document.documentElement;
    if (!visualViewport) return;
    const measure = () => {
      // Somebody who enlarges the page with two fingers wants the whole of it.
      if (visualViewport.scale > 1) style.removeProperty("--visible-height");
      else style.setProperty("--visible-height", `${visualViewport.height}px`);
      // Some browsers scroll the page to the focused element; the frame does that by itself.
      if (visualViewport.scale === 1 && visualViewport.offsetTop > 0) window.scrollTo(0, 0);
    };
    measure();
    visualViewport.addEventListener("resize", measure);
    return () => {
      visualViewport.removeEventListener("resize", measure);
      style.removeProperty("--visible-height");
    };
  }, []);
}
