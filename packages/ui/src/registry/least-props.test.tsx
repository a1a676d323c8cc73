import { type SectionType, sectionTypes } from "@consultorio/content";
import { cleanup, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { type PropsMap, variantIds } from "./catalog.ts";
import { components } from "./components.ts";

afterEach(cleanup);

const entry = { name: "Fillings", href: "/fillings" };
const collection = { sectionTitle: "Treatments", items: [entry] };

/** The least that a section of each type can be drawn with. */
const least: { [T in SectionType]: PropsMap[T] } = {
  Header: { name: "Bright Dental" },
  NavMenu: { status: "ready", items: [{ label: "Prices", href: "/prices", items: [] }] },
  Hero: { title: "Your smile, explained" },
  Certifications: { sectionTitle: "Training", documents: [{ name: "DDS" }] },
  AboutMe: { title: "Meet us", paragraphs: ["We treat teeth."] },
  Experience: { sectionTitle: "Experience", facts: [{ value: "12", label: "years" }] },
  Purpose: { sectionTitle: "Purpose", items: [{ title: "We listen" }] },
  CallToAction: { title: "Come and see us" },
  Services: collection,
  Symptoms: collection,
  Diseases: collection,
  Testimonials: { sectionTitle: "Patients", items: [{ name: "A. B.", shortTestimonial: "Clear and calm." }] },
  PhotosGallery: { sectionTitle: "The office", images: [{ src: "/office.jpg" }] },
  PaymentMethods: { sectionTitle: "Payment", methods: [{ name: "Cash" }] },
  Insurance: { sectionTitle: "Insurance", companies: [{ name: "Example Mutual" }] },
  GeneralCallToAction: { title: "First visit" },
  CallToActionIndividual: { text: "Ask about fillings" },
  Footer: { name: "Bright Dental" },
};

const variants = sectionTypes.flatMap((type) => variantIds(type).map((id) => ({ type, id })));

/** Draws a variant of a type with the least props and some options. */
function draw<T extends SectionType>(type: T, id: string, options: { anchor?: string; className?: string }) {
  const table: Record<string, ComponentType<PropsMap[T]>> = components[type];
  const Variant = table[id];
  if (Variant === undefined) throw new Error(`No variant ${id}.`);
  const props: PropsMap[T] = { ...least[type], ...options };
  return <Variant {...props} />;
}

const isEmpty = (element: Element) =>
  element.textContent.trim() === "" && element.querySelector("img, svg, [role=img], [data-mask]") === null;

describe.each(variants)("$id with what its section cannot be drawn without", ({ type, id }) => {
  test("has no empty heading, paragraph, list or link, and no word of a program", () => {
    const { container } = render(draw(type, id, {}));
    const empty = [...container.querySelectorAll("h1, h2, h3, h4, p, dt, dd, li, ul, ol, dl, a, nav, figure")]
      .filter(isEmpty)
      .map(({ outerHTML }) => outerHTML);
    expect(empty).toEqual([]);
    expect(container.textContent).not.toMatch(/undefined|null|NaN|\[object/);
    for (const link of container.querySelectorAll("a"))
      expect(link.getAttribute("href"), link.outerHTML).toBeTruthy();
  });

  test("stands twice on a page: no id comes twice, and each takes its class", () => {
    const { container } = render(
      <>
        {draw(type, id, { anchor: "one", className: "mine" })}
        {draw(type, id, { anchor: "two", className: "mine" })}
      </>,
    );
    const ids = [...container.querySelectorAll("[id]")].map((element) => element.id);
    expect(ids.filter((name, index) => ids.indexOf(name) !== index)).toEqual([]);
    expect(ids).toContain("one");
    expect(container.querySelectorAll(".mine")).toHaveLength(2);
  });
});
