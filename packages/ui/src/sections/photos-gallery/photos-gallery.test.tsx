import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fixture } from "../../registry/fixtures.ts";
import { photosGallery } from "./photos-gallery.contract.ts";
import { PhotosGalleryCarousel } from "./photos-gallery-carousel.tsx";

afterEach(cleanup);

test("shows six pictures, each described", () => {
  render(<PhotosGalleryCarousel {...fixture("PhotosGallery")} />);
  const pictures = screen.getAllByRole("img");
  expect(pictures).toHaveLength(6);
  for (const picture of pictures) expect(picture).toHaveAccessibleName();
});

test("calls an uploaded picture by its place in the gallery", () => {
  render(<PhotosGalleryCarousel {...fixture("PhotosGallery")} images={["/media/fachada.webp"]} />);
  expect(screen.getByRole("img", { name: "Conoce el consultorio: foto 1" })).toBeVisible();
});

test("never shows more than six", () => {
  const props = fixture("PhotosGallery");
  render(<PhotosGalleryCarousel {...props} images={[...props.images, ...props.images]} />);
  expect(screen.getAllByRole("img")).toHaveLength(6);
});

test("has arrows, a dot for each picture, and the first follows the last", () => {
  render(<PhotosGalleryCarousel {...fixture("PhotosGallery")} />);
  expect(screen.getByRole("button", { name: "Anterior" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Siguiente" })).toBeVisible();
  expect(screen.getAllByRole("button", { name: /^Ir a la diapositiva/ })).toHaveLength(6);
  expect(screen.getAllByRole("group", { name: "Conoce el consultorio" })[0]).toHaveAttribute(
    "data-wrap",
    "loop",
  );
});

test("a single picture needs no controls", () => {
  render(<PhotosGalleryCarousel {...fixture("PhotosGallery", "minimal")} />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("without pictures there is no section", () => {
  const { siteContent } = bundledSite;
  const photos = { ...siteContent.photosGallery, images: ["", ""] };
  const site = { ...bundledSite, siteContent: { ...siteContent, photosGallery: photos } };
  expect(photosGallery.select(site, { page: "home" })).toBeNull();
});
