import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { photosGallery } from "./photos-gallery.contract.ts";
import { PhotosGalleryCarousel } from "./photos-gallery-carousel.tsx";
import { PhotosGalleryFilmstrip } from "./photos-gallery-filmstrip.tsx";
import { PhotosGalleryGrid } from "./photos-gallery-grid.tsx";

afterEach(cleanup);

describe.each([
  ["the carousel", PhotosGalleryCarousel],
  ["the mosaic", PhotosGalleryGrid],
  ["the filmstrip", PhotosGalleryFilmstrip],
])("%s", (_name, Variant) => {
  test("shows six pictures, each described", () => {
    render(<Variant {...fixture("PhotosGallery")} />);
    const pictures = screen.getAllByRole("img");
    expect(pictures).toHaveLength(6);
    for (const picture of pictures) expect(picture).toHaveAccessibleName();
  });

  test("calls an uploaded picture by its place in the gallery", () => {
    render(<Variant {...fixture("PhotosGallery")} images={[{ src: "/media/fachada.webp" }]} />);
    expect(screen.getByRole("img", { name: "Conoce el consultorio: foto 1" })).toBeVisible();
  });

  test("never shows more than six", () => {
    const props = fixture("PhotosGallery");
    render(<Variant {...props} images={[...props.images, ...props.images]} />);
    expect(screen.getAllByRole("img")).toHaveLength(6);
  });
});

describe.each([
  ["the carousel", PhotosGalleryCarousel],
  ["the filmstrip", PhotosGalleryFilmstrip],
])("%s", (_name, Variant) => {
  test("has arrows, a dot for each picture, and the first follows the last", () => {
    render(<Variant {...fixture("PhotosGallery")} />);
    expect(screen.getByRole("button", { name: "Anterior" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Siguiente" })).toBeVisible();
    expect(screen.getAllByRole("button", { name: /^Ir a la diapositiva/ })).toHaveLength(6);
    expect(screen.getAllByRole("group", { name: "Conoce el consultorio" })[0]).toHaveAttribute(
      "data-wrap",
      "loop",
    );
  });

  test("a single picture needs no controls", () => {
    render(<Variant {...fixture("PhotosGallery", "minimal")} />);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

test("the thumbnails of the filmstrip are silent: their buttons have names", () => {
  const { container } = render(<PhotosGalleryFilmstrip {...fixture("PhotosGallery")} />);
  expect(container.querySelectorAll("button img")).toHaveLength(6);
  for (const button of screen.getAllByRole("button", { name: /^Ir a la diapositiva/ })) {
    expect(within(button).queryByRole("img")).not.toBeInTheDocument();
  }
});

describe("the mosaic", () => {
  test("leads from each photo to its file, for those without script", () => {
    render(<PhotosGalleryGrid {...fixture("PhotosGallery")} />);
    const links = screen.getAllByRole("link", { name: /^Ampliar imagen:/ });
    expect(links).toHaveLength(6);
    expect(links[0]).toHaveAttribute("href", expect.stringMatching(/^\/imagenes\/gallery-1\.\d+\.webp$/));
  });

  test("a photo that does not exist is shown, but leads nowhere", () => {
    render(<PhotosGalleryGrid {...fixture("PhotosGallery", "missingPictures")} />);
    expect(screen.getAllByRole("img")).toHaveLength(6);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});

test("without pictures there is no section", () => {
  const { siteContent } = bundledSite;
  const photos = { ...siteContent.photosGallery, images: ["", ""] };
  const site = { ...bundledSite, siteContent: { ...siteContent, photosGallery: photos } };
  expect(photosGallery.select(site, { page: "home" })).toBeNull();
});
