import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { testimonials } from "./testimonials.contract.ts";
import { TestimonialsCards } from "./testimonials-cards.tsx";
import { TestimonialsQuote } from "./testimonials-quote.tsx";
import { TestimonialsWall } from "./testimonials-wall.tsx";

afterEach(cleanup);

const carousel = () => screen.queryAllByRole("group", { name: "Testimonios" })[0];

describe.each([
  ["the cards", TestimonialsCards],
  ["the quote", TestimonialsQuote],
  ["the wall", TestimonialsWall],
])("%s", (_name, Variant) => {
  test("names who speaks and labels each as a verified patient", () => {
    render(<Variant {...fixture("Testimonials")} />);
    expect(screen.getAllByText("Paciente verificado")).toHaveLength(bundledSite.testimonials.length);
    expect(screen.getByText("Paciente de ejemplo 3")).toBeVisible();
  });

  test("draws nothing in place of a patient's picture", () => {
    render(<Variant {...fixture("Testimonials")} />);
    expect(screen.queryByText("PE")).not.toBeInTheDocument();
  });

  test("gives each the stars of its data", () => {
    const props = fixture("Testimonials", "minimal");
    render(<Variant {...props} items={props.items.map((item) => ({ ...item, rating: 4 }))} />);
    expect(screen.getByRole("img", { name: "4 de 5 estrellas" })).toBeVisible();
    expect(screen.queryByRole("img", { name: "5 de 5 estrellas" })).not.toBeInTheDocument();
  });

  test("shows the section's texts", () => {
    render(<Variant {...fixture("Testimonials")} />);
    const section = within(screen.getByRole("region", { name: "Testimonios" }));
    expect(section.getByText("Lo que cuentan quienes vinieron a consulta")).toBeVisible();
    expect(section.getByText(/son ejemplos/)).toBeVisible();
  });

  test("a single testimonial has nothing to move", () => {
    render(<Variant {...fixture("Testimonials", "minimal")} />);
    expect(screen.queryByText("Pausar")).not.toBeInTheDocument();
    expect(screen.queryByLabelText("Siguiente")).not.toBeInTheDocument();
  });
});

test.each([
  ["cards", TestimonialsCards],
  ["quote", TestimonialsQuote],
])("the %s move each 5 s for half a second, and rest under the pointer", (_name, Variant) => {
  render(<Variant {...fixture("Testimonials")} />);
  expect(carousel()).toHaveAttribute("data-autoplay", "5000");
  expect(carousel()).toHaveAttribute("data-speed", "500");
  expect(carousel()).toHaveAttribute("data-pause-on-hover");
});

test("the wall shows short quotations only, eleven at most, and nothing that moves", () => {
  const { items, ...texts } = fixture("Testimonials", "many");
  render(<TestimonialsWall {...texts} items={[...items, ...items]} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(11);
  expect(screen.getAllByText(/Me escuchó sin prisa y me explicó/)[0]).toBeVisible();
  expect(screen.queryByText(/Llegué con muchas dudas/)).not.toBeInTheDocument();
  expect(carousel()).toBeUndefined();
});

test("the cards come two at a time, one under 1024 px", () => {
  render(<TestimonialsCards {...fixture("Testimonials")} />);
  expect(carousel()).toHaveAttribute("data-per-view", "1 64:2");
});

test("a card opens into the whole testimonial where there is more to read", () => {
  const props = fixture("Testimonials", "minimal");
  const [only] = props.items;
  if (only === undefined) throw new Error("The fixture has no testimonial.");
  const { rerender } = render(<TestimonialsCards {...props} />);
  expect(screen.getByText("Leer completo")).toBeVisible();
  expect(screen.getByText(/Llegué con muchas dudas/)).toBeInTheDocument();
  expect(screen.getByText("(...)")).toBeVisible();
  rerender(<TestimonialsCards {...props} items={[{ ...only, fullTestimonial: "" }]} />);
  expect(screen.queryByText("(...)")).not.toBeInTheDocument();
  expect(screen.queryByText("Leer completo")).not.toBeInTheDocument();
});

test("a card whose short testimonial is long opens too", () => {
  const props = fixture("Testimonials", "minimal");
  const [only] = props.items;
  if (only === undefined) throw new Error("The fixture has no testimonial.");
  const long = { ...only, shortTestimonial: "Me explicó con calma. ".repeat(10), fullTestimonial: "" };
  render(<TestimonialsCards {...props} items={[long]} />);
  expect(screen.getByText("Leer completo")).toBeVisible();
});

test("the quote comes one at a time, with a dot for each", () => {
  render(<TestimonialsQuote {...fixture("Testimonials")} />);
  expect(carousel()).toHaveAttribute("data-per-view", "1");
  expect(screen.getAllByLabelText(/^Ir a la diapositiva/)).toHaveLength(bundledSite.testimonials.length);
});

test("without testimonials there is no section", () => {
  expect(testimonials.select({ ...bundledSite, testimonials: [] }, { page: "home" })).toBeNull();
});
