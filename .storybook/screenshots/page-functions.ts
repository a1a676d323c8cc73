/** What runs inside the page of a screenshot. Playwright sends each function as text, so none uses a value of this file. */

declare global {
  /** Whether scripts are no longer told of a new size: see `ignoreSizesOnceStill`. */
  var ignoreSizes: boolean | undefined;
}

/**
 * Runs before the story. For a tall screenshot the browser makes the window a pixel wide and then wide again, and a
 * carousel that follows would be drawn while it moves. After `ignoreSizesFromNowOn` no script is told of a new size.
 */
export function ignoreSizesOnceStill(): void {
  const hold = (event: Event) => globalThis.ignoreSizes && event.stopImmediatePropagation();
  addEventListener("resize", hold, { capture: true });
  globalThis.ResizeObserver = class extends ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      super((entries, observer) => globalThis.ignoreSizes || callback(entries, observer));
    }
  };
}

/** The story looks as the screenshot shows it: nothing follows the size of the window any more. */
export function ignoreSizesFromNowOn(): void {
  globalThis.ignoreSizes = true;
}

/** Shows another story instead. Scripts follow the size of the window again. */
export function showStory(storyId: string): void {
  globalThis.ignoreSizes = false;
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit("setCurrentStory", { storyId, viewMode: "story" });
}

/** That story is drawn and its play function done. Throws where it failed. */
export function storyFinished(storyId: string): boolean {
  const { id, phase = "" } = globalThis.__STORYBOOK_PREVIEW__?.currentRender ?? {};
  if (id !== storyId) return false;
  if (phase === "errored" || phase === "aborted") throw new Error(`The story ${phase}.`);
  return phase === "finished";
}

/**
 * Loads every image, and scrolls to each carousel until it has started: it starts near the screen, once somebody has
 * scrolled.
 */
export async function loadEverything(): Promise<void> {
  for (const image of document.images) image.loading = "eager";
  for (const carousel of document.querySelectorAll("c-carousel")) {
    carousel.scrollIntoView({ block: "center", behavior: "instant" });
    window.dispatchEvent(new Event("scroll"));
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

/**
 * Has the browser choose the file of each image by its width alone. A browser takes a larger file that it has already, and
 * which one it has depends on what came first: each image gets addresses of its own, which nothing was loaded from.
 */
export function chooseFiles(): void {
  for (const part of document.querySelectorAll<HTMLImageElement | HTMLSourceElement>("[srcset]")) {
    const query = `?${crypto.randomUUID()}`;
    part.srcset = part.srcset.replaceAll(/[^\s,][^\s]*(?=\s+\d)/g, (address) => address + query);
  }
}

/**
 * Keeps each image at the file that it shows, which has to be there, and has the browser draw it together with the page. For
 * a tall screenshot the browser makes the window narrow and wide again: it would choose another file meanwhile, and draw
 * nothing until that one is loaded.
 */
export function pinImages(): void {
  for (const image of document.images) {
    const { currentSrc } = image;
    if (currentSrc === "") continue;
    for (const source of image.closest("picture")?.querySelectorAll("source") ?? []) source.media = "not all";
    image.removeAttribute("srcset");
    image.decoding = "sync";
    image.src = currentSrc;
  }
}

/**
 * Waits until fonts and images are loaded and decoded and animations have ended. Resolves with true. Throws where an image
 * cannot be decoded, with its address: it would leave its place in the screenshot empty.
 */
export async function everythingPainted(): Promise<boolean> {
  const longest = 10_000;
  const mostTries = 3;
  const decode = async (image: HTMLImageElement): Promise<void> => {
    // A busy browser forgets a request to decode now and then.
    for (let attempt = 1; attempt <= mostTries; attempt += 1) {
      const late = new Promise((resolve) => setTimeout(resolve, longest, "late"));
      const decoded = image.decode().then(
        () => "decoded",
        () => "failed",
      );
      if ((await Promise.race([decoded, late])) === "decoded") return;
    }
    throw new Error(`The image ${image.currentSrc || image.src} cannot be decoded.`);
  };
  await document.fonts.ready;
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
  // The browser draws a page without the masks that it has still to load.
  const masks = [...document.querySelectorAll<HTMLElement>("[data-mask]")].map(({ style }) => {
    const mask = new Image();
    mask.crossOrigin = "anonymous";
    mask.src = style.maskImage.replace(/^url\("(.*)"\)$/, "$1");
    return mask;
  });
  // The address that a browser tells of an image is empty until its first bytes have come: its attribute is not.
  const images = [...document.images].filter((image) => image.hasAttribute("src"));
  await Promise.all([...images, ...masks].map(decode));
  for (let frames = 0; frames < 3; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return true;
}

/** The lowest edge of what the story shows, open panels included. Of a drawing counts its box, which may cut its lines. */
export function lowestEdge(): number {
  const shown = [...document.querySelectorAll("#storybook-root *:not(svg *)")].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  return Math.ceil(Math.max(1, ...shown.map((element) => element.getBoundingClientRect().bottom)));
}

/** Replaces the text of a style element, and lays the page out, so that new fonts begin to load. */
export function writeStyle({ id, css }: { id: string; css: string }): void {
  const style = document.getElementById(id);
  if (style === null) throw new Error(`The page has no style element with the id "${id}".`);
  style.textContent = css;
  document.body.getBoundingClientRect();
}
