import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import type { HeroContent } from "./hero.props.ts";
import { HeroPortrait } from "./hero-portrait.tsx";
import { HeroSlider } from "./hero-slider.tsx";
import { HeroSplit } from "./hero-split.tsx";
import { HeroStatement } from "./hero-statement.tsx";
import { HeroVideo } from "./hero-video.tsx";

afterEach(cleanup);

const props = fixture("Hero");
const variants = Object.entries({ HeroSlider, HeroPortrait, HeroSplit, HeroStatement, HeroVideo });

test.each(variants)("%s has the page's only h1, and it names the section", (_, Hero) => {
  render(<Hero {...props} />);
  const title = screen.getByRole("heading", { level: 1 });
  expect(screen.getByRole("region", { name: title.textContent ?? "" })).toHaveProperty("id", "hero");
});

test.each(variants)("%s lets the reader call and write", (_, Hero) => {
  render(<Hero {...props} />);
  const [call] = screen.getAllByRole("link", { name: "Llamar al consultorio" });
  const [message] = screen.getAllByRole("link", { name: "Escribir por WhatsApp" });
  expect(call?.getAttribute("href")).toBe(props.contact.call?.href);
  expect(message?.getAttribute("href")).toBe(props.contact.message?.href);
});

test.each(variants)("%s without any number shows no buttons", (_, Hero) => {
  render(<Hero {...props} contact={{ call: null, message: null, urgent: null }} />);
  expect(screen.queryByRole("link")).toBeNull();
});

test.each(variants)("%s takes its height on wide screens from the editor", (_, Hero) => {
  const { container } = render(<Hero {...props} height={640} />);
  const framed = container.querySelector<HTMLElement>("[style*='--hero-height']");
  expect(framed?.style.getPropertyValue("--hero-height")).toBe("640px");
});

test("the slider shows every slide with its title and words", () => {
  render(<HeroSlider {...props} />);
  const slides = screen.getAllByRole("group", { name: /^Diapositiva/ });
  expect(slides).toHaveLength(props.slides.length);
  props.slides.forEach((slide, index) => {
    const drawn = within(slides[index] ?? document.body);
    expect(drawn.getByRole("heading", { name: slide.title })).toBeTruthy();
    expect(drawn.getByText(slide.description)).toBeTruthy();
  });
});

test("the slider moves every 5000 ms in 1500 ms, around its ends, and can be paused", () => {
  const { container } = render(<HeroSlider {...props} />);
  const carousel = container.querySelector("c-carousel");
  expect(carousel?.getAttribute("data-autoplay")).toBe("5000");
  expect(carousel?.getAttribute("data-speed")).toBe("1500");
  expect(carousel?.getAttribute("data-wrap")).toBe("loop");
  expect(screen.getByRole("button", { name: "Pausar", hidden: true })).toBeTruthy();
});

test("a slide's picture moves sideways by its mobile offset", () => {
  const slide: HeroContent["slides"][number] = {
    image: { src: "/media/foto.webp" },
    title: "Uno",
    subtitle: "",
    description: "",
    alignment: "right",
    mobileOffset: -40,
  };
  const { container } = render(<HeroSlider {...props} slides={[slide]} />);
  expect(container.querySelector("img")?.style.objectPosition).toBe("30% 50%");
});

test.each(Object.entries({ HeroSlider, HeroPortrait, HeroVideo }))(
  "the tint of %s is the editor's colour at the editor's opacity",
  (_, Hero) => {
    const { container } = render(<Hero {...props} overlay={{ color: "#112233", opacity: 0.25 }} />);
    const tint = container.querySelector<HTMLElement>("[style*='background-color']");
    expect(tint?.style.backgroundColor).toBe("rgb(17, 34, 51)");
    expect(tint?.style.opacity).toBe("0.25");
  },
);

test("without slides the slider shows the section's own title", () => {
  render(<HeroSlider {...props} slides={[]} />);
  expect(screen.getByRole("heading", { level: 1, name: props.title })).toBeTruthy();
  expect(screen.queryByRole("button", { hidden: true })).toBeNull();
});

test("the split hero has the price and the hours", () => {
  render(<HeroSplit {...props} />);
  expect(screen.getByRole("term").textContent).toBe("Consulta");
  expect(screen.getByRole("definition").textContent).toBe(props.price);
  expect(screen.getByText(/Lunes a viernes, 3:00 PM a 8:00 PM/)).toBeTruthy();
});

test("the statement shows at most three facts, each with its label", () => {
  const facts = [1, 2, 3, 4].map((value) => ({ value: `Más de ${value}`, label: `dato ${value}` }));
  render(<HeroStatement {...props} facts={facts} />);
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["dato 1", "dato 2", "dato 3"]);
});

test("the statement without facts has no empty list", () => {
  render(<HeroStatement {...props} facts={[]} />);
  expect(screen.queryByRole("term")).toBeNull();
});

test("the portrait's pictures are as high as the editor says: 100 and 90 % by default", () => {
  expect(props.background.height).toBe(100);
  expect(props.foreground.height).toBe(90);
  render(<HeroPortrait {...props} background={{ ...props.background, height: 80 }} />);
  const heights = screen
    .getAllByRole("presentation")
    .map((picture) => picture.closest<HTMLElement>("[style*='height']")?.style.height);
  expect(heights).toEqual(["80%", "90%"]);
});

test("the portrait hero gives a photo with a ground a frame, and a figure cut out of it none", () => {
  const frames = () => document.querySelectorAll("c-picture.border-4");
  const { rerender } = render(<HeroPortrait {...props} />);
  expect(frames()).toHaveLength(0);
  const image = { src: "/media/foto-1200x1500.webp" };
  rerender(<HeroPortrait {...props} foreground={{ image, height: 90 }} />);
  expect(frames()).toHaveLength(1);
  rerender(<HeroPortrait {...props} foreground={{ image: { ...image, cutout: true }, height: 90 }} />);
  expect(frames()).toHaveLength(0);
});

test("the portrait hero draws no frame for a figure that is not there", () => {
  render(<HeroPortrait {...props} foreground={{ image: null, height: 90 }} />);
  expect(screen.getAllByRole("presentation")).toHaveLength(1);
});

test("the video hero shows the video's still, and the background where it has none", () => {
  const { rerender } = render(<HeroVideo {...props} />);
  expect(screen.getByRole("presentation")).toHaveAttribute("src", "/imagenes/video-poster.960.webp");
  rerender(<HeroVideo {...props} video={{ ...props.video, poster: null }} />);
  expect(screen.getByRole("presentation")).toHaveAttribute("src", "/imagenes/hero-1.960.webp");
});

test("the video hero plays a file in an overlay, and leads to it without script", () => {
  render(<HeroVideo {...props} video={{ ...props.video, file: "/media/consulta.mp4" }} />);
  expect(screen.getByRole("link", { name: "Cómo es una consulta" })).toHaveAttribute(
    "href",
    "/media/consulta.mp4",
  );
  const dialog = screen.getByRole("dialog", { hidden: true });
  expect(dialog).toHaveAttribute("aria-label", "Cómo es una consulta");
  expect(dialog.querySelector("video")).toHaveAttribute("src", "/media/consulta.mp4");
});

test("the video hero opens a video site in another tab", () => {
  render(
    <HeroVideo {...props} video={{ ...props.video, link: "https://www.youtube.com/watch?v=ejemplo" }} />,
  );
  const link = screen.getByRole("link", { name: "Cómo es una consulta (se abre en otra pestaña)" });
  expect(link).toHaveAttribute("target", "_blank");
  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
});

test("the video hero without a video has nothing to press", () => {
  render(<HeroVideo {...props} video={{ ...props.video, file: "", link: "" }} />);
  expect(screen.queryByText("Cómo es una consulta")).toBeNull();
});
