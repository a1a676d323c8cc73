import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Overlay, OverlayLink } from "./overlay.tsx";

afterEach(cleanup);

describe("Overlay", () => {
  it("links to the largest file of a picture, so that it opens without script", () => {
    const webp = {
      type: "image/webp",
      srcset: "/foto-480.webp 480w, /foto-1600.webp 1600w, /foto-960.webp 960w",
    };
    render(
      <Overlay label="Galería">
        <OverlayLink image={{ src: "/foto-960.webp", sources: [webp] }}>en varias formas</OverlayLink>
        <OverlayLink image={{ src: "/foto.jpg", srcset: "/foto.jpg 400w, /foto-2x.jpg 800w" }}>
          en varios anchos
        </OverlayLink>
        <OverlayLink image={{ src: "/foto.jpg" }}>en un archivo</OverlayLink>
        <OverlayLink image={{ src: "" }}>nada</OverlayLink>
      </Overlay>,
    );
    const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(href("en varias formas")).toBe("/foto-1600.webp");
    expect(href("en varios anchos")).toBe("/foto-2x.jpg");
    expect(href("en un archivo")).toBe("/foto.jpg");
    expect(screen.queryByRole("link", { name: "nada" })).toBeNull();
  });
});
