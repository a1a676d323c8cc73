import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Carousel } from "./carousel.tsx";

afterEach(cleanup);

describe("Carousel", () => {
  const slides = ["a", "b", "c"].map((key) => ({ key, content: <a href={`/${key}`}>{key}</a> }));

  it("has every slide in its markup, each with its place", () => {
    render(<Carousel label="Servicios" slides={slides} />);
    const carousel = screen.getByRole("group", { name: "Servicios" });
    expect(carousel.getAttribute("aria-roledescription")).toBe("carrusel");
    expect(within(carousel).getByRole("group", { name: "Diapositiva 2 de 3" }).textContent).toBe("b");
  });

  it("tells the element its numbers, and the stylesheet those of every breakpoint", () => {
    render(
      <Carousel
        label="x"
        slides={slides}
        perView={{ base: 1, sm: 2, lg: 3 }}
        gap={24}
        autoplay={3000}
        speed={800}
        wrap="loop"
      />,
    );
    const { dataset, style } = screen.getByRole("group", { name: "x" });
    expect(dataset).toMatchObject({
      perView: "1 40:2 64:3",
      gap: "24",
      autoplay: "3000",
      speed: "800",
      wrap: "loop",
    });
    expect(style.getPropertyValue("--per-view-ms")).toBe("1");
    expect(style.getPropertyValue("--per-view-md")).toBe("2");
    expect(style.getPropertyValue("--per-view-xl")).toBe("3");
  });

  it("has a pause control exactly where it moves by itself", () => {
    const { rerender } = render(<Carousel label="x" slides={slides} autoplay={2000} />);
    expect(screen.getByRole("button", { name: "Pausar" })).toBeDefined();
    rerender(<Carousel label="x" slides={slides} />);
    expect(screen.queryByRole("button", { name: "Pausar" })).toBeNull();
  });

  it("has no controls for a single slide", () => {
    render(<Carousel label="x" slides={slides.slice(0, 1)} autoplay={2000} pages="dots" />);
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  it("restarts when its slides change", () => {
    const { rerender } = render(<Carousel label="x" slides={slides} />);
    const before = screen.getByRole("group", { name: "x" });
    rerender(<Carousel label="y" slides={slides} />);
    expect(screen.getByRole("group", { name: "y" })).toBe(before);
    rerender(<Carousel label="y" slides={slides.slice(1)} />);
    expect(screen.getByRole("group", { name: "y" })).not.toBe(before);
  });
});
