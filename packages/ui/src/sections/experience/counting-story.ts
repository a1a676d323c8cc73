import { expect, waitFor } from "storybook/test";

/** Waits until every figure has been seen, has counted up, and says its final number again. */
export async function figuresCountUp(canvas: HTMLElement): Promise<void> {
  for (const counter of canvas.querySelectorAll<HTMLElement>("c-counter")) {
    const final = counter.querySelector(".sr-only")?.textContent ?? "";
    counter.scrollIntoView({ behavior: "instant", block: "center" });
    await waitFor(() => expect(counter).toHaveAttribute("data-counted"));
    await waitFor(() => expect(counter.querySelector("[data-value]")).toHaveTextContent(final));
  }
}
