import type { Decorator } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

/** A page below the section that is long enough to scroll it away. */
export const aboveLongPage: Decorator = (Story) => (
  <>
    <Story />
    <div className="h-screen" />
    <div className="h-screen" />
  </>
);

/** Scrolls 200 px on and waits until the background picture has come along for 0.4 of them. */
export async function picturesLagBehind(canvas: HTMLElement): Promise<void> {
  const layer = canvas.querySelector<HTMLElement>("[data-parallax]");
  window.scrollTo({ top: 200, behavior: "instant" });
  await waitFor(() => expect(layer?.style.translate).toBe("0px 80px"));
}
