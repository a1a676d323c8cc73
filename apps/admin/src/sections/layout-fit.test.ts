import { sectionTypes } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { variantIds } from "@consultorio/ui/catalog";
import { expect, test } from "vitest";
import { knownFits, layoutFit } from "./layout-fit.ts";

const withPhotos = (count: number) => ({
  ...bundledSite,
  siteContent: {
    ...bundledSite.siteContent,
    photosGallery: {
      ...bundledSite.siteContent.photosGallery,
      images: bundledSite.siteContent.photosGallery.images.slice(0, count),
    },
  },
});

test("every layout that something is said about exists", () => {
  const all = sectionTypes.flatMap(variantIds);
  expect(knownFits().filter((layout) => !all.includes(layout))).toEqual([]);
});

test("a layout says how much it needs and how much there is", () => {
  expect(layoutFit(withPhotos(2), "PhotosGalleryGrid")).toEqual(["Necesita 4 fotos, tienes 2."]);
  expect(layoutFit(withPhotos(4), "PhotosGalleryGrid")).toEqual([]);
});

test("hidden entries do not count", () => {
  const testimonials = bundledSite.testimonials.map((one) => ({ ...one, visible: false }));
  expect(layoutFit({ ...bundledSite, testimonials }, "TestimonialsWall")).toEqual([
    "Necesita 5 testimonios, tienes 0.",
  ]);
});

test("a title too long for a phone says so", () => {
  const { siteContent } = bundledSite;
  const heroSection = { ...siteContent.heroSection, title: "a".repeat(90) };
  const site = { ...bundledSite, siteContent: { ...siteContent, heroSection } };
  expect(layoutFit(site, "HeroStatement")).toContain(
    "El título tiene 90 caracteres: en celular caben bien hasta 72.",
  );
});

test("a layout without demands fits anything", () => {
  expect(layoutFit(withPhotos(0), "PhotosGalleryCarousel")).toEqual([]);
});
