import type { Frame } from "@playwright/test";

/** The problems of a page with all of its parts opened. */
interface OpenedPage {
  /** How many of its parts were unfolded, pressed or typed into. */
  pressed: number;
  /** Links that run something, or that lead to another host without saying so. */
  harmful: string[];
}

/**
 * Opens, scrolls past, presses and types into everything on a public page that leads nowhere else. Somebody else's page
 * (`[data-load]`) is left to its own test, and so is what a form sends.
 */
export async function openAll(page: Frame, typed: string): Promise<OpenedPage> {
  const unfolded = await page.evaluate(scrollPast);
  const isLoaded = () =>
    [...document.images].every(({ complete }) => complete) &&
    [...document.querySelectorAll("c-carousel")].every(
      (carousel) => carousel.hasAttribute("data-ready") || !carousel.checkVisibility(),
    );
  await page.waitForFunction(isLoaded, undefined, { timeout: 20_000 });
  const pressed = await page.evaluate(pressAll, typed);
  return { pressed: unfolded + pressed, harmful: await page.evaluate(harmfulLinks) };
}

// Each of the following runs in the page, and so holds all that it needs.

async function scrollPast(): Promise<number> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const folded = [...document.querySelectorAll("details")];
  for (const details of folded) {
    // Details with the same name close each other.
    details.open = true;
    await frame();
  }
  // Pictures that wait for the reader come for a printer. One in a carousel waits until it is turned to.
  dispatchEvent(new Event("beforeprint"));
  for (const image of document.images) image.loading = "eager";
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: "instant" });
    await frame();
  }
  return folded.length;
}

async function pressAll(typed: string): Promise<number> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const selector = "button, [role=button], [role=tab]";
  const buttons = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (button) =>
      !button.matches("[data-load]") && !(button instanceof HTMLButtonElement && button.form !== null),
  );
  for (const button of buttons) {
    button.click();
    await frame();
  }
  const fields = [...document.querySelectorAll("input")];
  for (const field of fields) {
    field.value = typed;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await frame();
  }
  return buttons.length + fields.length;
}

function harmfulLinks(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement | HTMLAreaElement>("a[href], area[href]")];
  const harmful = links.filter((link) => {
    const hasKnownScheme = ["http:", "https:", "tel:", "mailto:"].includes(link.protocol);
    const foreign = link.protocol.startsWith("http") && link.origin !== location.origin;
    return !hasKnownScheme || (foreign && !/^https?:\/\//i.test(link.getAttribute("href") ?? ""));
  });
  return harmful.map(({ outerHTML }) => outerHTML.slice(0, 200));
}
