/** The visible state of a carousel, and its problems. */
interface CarouselView {
  /** Places of the slides in view, in reading order. A place counts in the order of the markup, from 0. */
  slides: number[];
  /** How many slides the carousel promises to show at this width. */
  perView: number;
  /** Whether something in the carousel has the focus. */
  focused: boolean;
  problems: string[];
}

/**
 * Reads the page's carousel. A slide in view has to answer a click, on itself and on each of its controls, and one out of
 * view has to be inert. Waits up to five seconds until that is so, and the promised slides from `first` on are in view;
 * with null it does not wait. Runs in the page: Playwright sends it as text, so it uses no value of this file.
 */
export async function viewCarousel(first: number | null): Promise<CarouselView> {
  const carousel = document.querySelector<HTMLElement>("c-carousel");
  const viewport = carousel?.querySelector("[data-viewport]");
  if (!carousel || !viewport) throw new Error("The page has no carousel.");
  const direction = getComputedStyle(carousel).direction === "rtl" ? -1 : 1;
  const frame = () => new Promise(requestAnimationFrame);
  const placed = () => {
    const view = viewport.getBoundingClientRect();
    return [...viewport.querySelectorAll<HTMLElement>("[data-slide]")].map((slide) => {
      const box = slide.getBoundingClientRect();
      const left = Math.max(box.left, view.left);
      const right = Math.min(box.right, view.right);
      const name = slide.getAttribute("aria-label") ?? "";
      const place = Number(/\d+/.exec(name)?.[0]) - 1;
      return { slide, name, place, start: direction * box.left, shown: right - left >= 2 };
    });
  };
  const inView = () =>
    placed()
      .filter(({ shown }) => shown)
      .sort((one, other) => one.start - other.start)
      .map(({ place }) => place);
  const problemsIn = (view: DOMRect): string[] => {
    const problems: string[] = [];
    const checkHit = (element: Element, name: string) => {
      const box = element.getBoundingClientRect();
      const left = Math.max(box.left, view.left);
      const right = Math.min(box.right, view.right);
      // Words for screen readers alone have a box of one pixel.
      if (right - left < 2 || box.height < 2) return;
      const hit = document.elementFromPoint((left + right) / 2, (box.top + box.bottom) / 2);
      if (hit === null || !element.contains(hit))
        problems.push(`${name} is in view, and ${hit?.outerHTML.slice(0, 60)} answers`);
    };
    for (const { slide, name, shown } of placed()) {
      if (shown === slide.inert)
        problems.push(`${name} is ${shown ? "in view and" : "out of view and not"} inert`);
      if (!shown) continue;
      checkHit(slide, name);
      for (const control of slide.querySelectorAll("a[href], button, summary"))
        if (control.checkVisibility({ visibilityProperty: true }))
          checkHit(control, `${name}: ${control.textContent}`);
    }
    return problems;
  };

  const steps = (carousel.dataset.perView ?? "").split(" ").map((step) => step.split(":").reverse());
  const perView = steps.findLast(([, from = "0"]) => matchMedia(`(min-width: ${from}rem)`).matches)?.[0];
  const look = (): CarouselView => ({
    slides: inView(),
    perView: Number(perView),
    focused: carousel.contains(document.activeElement),
    problems: problemsIn(viewport.getBoundingClientRect()),
  });
  const total = placed().length;
  const isThere = ({ slides, problems }: CarouselView) =>
    slides[0] === first && slides.length === Math.min(Number(perView), total) && problems.length === 0;
  viewport.scrollIntoView({ block: "center", behavior: "instant" });
  await frame();
  const end = performance.now() + 5000;
  let current = look();
  // In the frame after a resize the slider may still move its slides.
  for (let frames = 0; first !== null && frames < 3 && performance.now() < end; ) {
    await frame();
    current = look();
    frames = isThere(current) ? frames + 1 : 0;
  }
  return current;
}
