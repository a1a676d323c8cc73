import { bundledSite } from "@consultorio/content/data";
import { expect, test } from "vitest";
import { layoutFit } from "./contracts.ts";

const { siteContent } = bundledSite;
const withPhotos = (count: number) => ({
  ...bundledSite,
  siteContent: {
    ...siteContent,
    photosGallery: {
      ...siteContent.photosGallery,
      images: siteContent.photosGallery.images.slice(0, count),
    },
  },
});

test("a layout says how much it needs and how much there is", () => {
  expect(layoutFit("PhotosGallery", "PhotosGalleryGrid", withPhotos(2))).toEqual([
    { kind: "few", what: "fotos", least: 4, count: 2 },
  ]);
  expect(layoutFit("PhotosGallery", "PhotosGalleryGrid", withPhotos(4))).toEqual([]);
});

test("hidden entries do not count, and entries beyond what is drawn are reported", () => {
  const testimonials = bundledSite.testimonials.map((one) => ({ ...one, visible: false }));
  expect(layoutFit("Testimonials", "TestimonialsWall", { ...bundledSite, testimonials })).toEqual([
    { kind: "few", what: "testimonios", least: 5, count: 0 },
  ]);
  expect(layoutFit("Diseases", "DiseasesGrid", bundledSite)).toEqual([
    { kind: "many", what: "enfermedades", most: 6, count: bundledSite.diseases.length },
  ]);
});

test("every hero reports a title that a phone cuts, with its limit", () => {
  const heroSection = { ...siteContent.heroSection, title: "a".repeat(73) };
  const site = { ...bundledSite, siteContent: { ...siteContent, heroSection } };
  for (const id of ["HeroPortrait", "HeroSplit", "HeroStatement", "HeroVideo"])
    expect(layoutFit("Hero", id, site)).toContainEqual({
      kind: "cut",
      what: "el título",
      most: 72,
      count: 73,
    });
  heroSection.title = "a".repeat(72);
  expect(layoutFit("Hero", "HeroSplit", site).filter(({ kind }) => kind === "cut")).toEqual([]);
});

test("reports a missing picture that a layout depends on", () => {
  const callToAction = { ...siteContent.callToAction, backgroundImage: "" };
  const site = { ...bundledSite, siteContent: { ...siteContent, callToAction } };
  expect(layoutFit("CallToAction", "CallToActionBand", site)).toEqual([
    { kind: "missing", what: "la imagen de fondo" },
  ]);
});

test("two layouts that do not go together say so", () => {
  const { selectedSections } = bundledSite;
  const Hero = { component: "HeroStatement", display: true };
  const site = { ...bundledSite, selectedSections: { ...selectedSections, Hero } };
  expect(layoutFit("Header", "HeaderOverlay", site)).toEqual([
    { kind: "clash", why: "La portada «Frase grande» no tiene imagen que luzca debajo." },
  ]);
  expect(layoutFit("Header", "HeaderClassic", site)).toEqual([]);
});

test("a layout without requirements and an unknown one report nothing", () => {
  expect(layoutFit("Team", "TeamList", bundledSite)).toEqual([]);
  expect(layoutFit("Hero", "HeroUnknown", bundledSite)).toEqual([]);
  expect(layoutFit("Hero", "constructor", bundledSite)).toEqual([]);
});
