/** What runs inside the photographed page. Each function is sent there as it is, so it uses nothing from here. */

declare global {
  var __STORYBOOK_PREVIEW__: { currentRender?: { phase?: string } } | undefined;
  /** Whether sizes go unheard: see `hearSizesUntilStill`. */
  var heldStill: boolean | undefined;
}

/**
 * Runs before the story. To take a tall picture the browser makes the window a pixel wide and then wide again, and a
 * carousel that follows would be caught on its way. Once the page is held still no script hears of a size.
 */
export function hearSizesUntilStill(): void {
  const hold = (event: Event) => globalThis.heldStill && event.stopImmediatePropagation();
  addEventListener("resize", hold, { capture: true });
  globalThis.ResizeObserver = class extends ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      super((entries, observer) => globalThis.heldStill || callback(entries, observer));
    }
  };
}

/** The story is as it shall be seen: from here on nothing follows the window. */
export function holdStill(): void {
  globalThis.heldStill = true;
}

/** The story is drawn and its play function done. Throws where it failed. */
export function storyFinished(): boolean {
  const phase = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? "";
  if (phase === "errored" || phase === "aborted") throw new Error(`The story ${phase}.`);
  return phase === "finished";
}

/** Has every picture come, and brings each carousel near the screen until it has started: it waits for that. */
export async function seeEverything(): Promise<void> {
  for (const image of document.images) image.loading = "eager";
  for (const carousel of document.querySelectorAll("c-carousel")) {
    carousel.scrollIntoView({ block: "center", behavior: "instant" });
    for (let frames = 0; frames < 600 && carousel.checkVisibility(); frames += 1) {
      if (carousel.hasAttribute("data-ready")) break;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }
  scrollTo({ top: 0, behavior: "instant" });
}

/** Every carousel that is shown has started. */
export function carouselsReady(): boolean {
  return [...document.querySelectorAll("c-carousel")].every(
    (carousel) => carousel.hasAttribute("data-ready") || !carousel.checkVisibility(),
  );
}

/** Fonts and pictures have come and are decoded, and nothing is on its way. A broken picture counts as come. */
export async function everythingPainted(): Promise<void> {
  await document.fonts.ready;
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  for (let frames = 0; frames < 3; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** The lowest edge of what the story shows, open panels included. */
export function lowestEdge(): number {
  const shown = [...document.querySelectorAll("#storybook-root *")].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  return Math.ceil(Math.max(1, ...shown.map((element) => element.getBoundingClientRect().bottom)));
}
