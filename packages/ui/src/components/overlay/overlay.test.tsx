import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Overlay, OverlayLink } from "./overlay.tsx";

afterEach(cleanup);

describe("Overlay", () => {
  it("links to the largest file of a picture, so that it opens without script", () => {
    const hash = "a".repeat(64);
    render(
      <Overlay label="Galería">
        <OverlayLink image={{ path: `/media/${hash}-1600x900.webp`, alt: null, focus: null }}>
          foto
        </OverlayLink>
        <OverlayLink image={{ path: "/imagenes/no-existe", alt: null, focus: null }}>nada</OverlayLink>
      </Overlay>,
    );
    expect(screen.getByRole("link", { name: "foto" }).getAttribute("href")).toBe(
      `/media/${hash}-1600x900.1600.webp`,
    );
    expect(screen.queryByRole("link", { name: "nada" })).toBeNull();
  });
});
