import { pictures } from "@consultorio/pictures";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Logo } from "./logo.tsx";
import { Picture } from "./picture.tsx";
import { sourcesOf } from "./picture-sources.ts";

afterEach(cleanup);

const [id = ""] = Object.keys(pictures);
const hash = "0123456789abcdef".repeat(4);

/** A picture of which the clinic says nothing. */
const imageOf = (path: string) => ({ path, alt: null, focus: null });
const known = imageOf(`/imagenes/${id}`);

it("a picture of the library comes in both formats, with its size and its own description", () => {
  const { container } = render(<Picture image={known} sizes="50vw" />);
  const image = screen.getByRole("img");
  expect(image.getAttribute("alt")).not.toBe("");
  expect(Number(image.getAttribute("width"))).toBeGreaterThan(0);
  expect([...container.querySelectorAll("source")].map((source) => source.type)).toEqual([
    "image/avif",
    "image/webp",
  ]);
  expect(container.querySelector("source")?.srcset).toContain(`/imagenes/${id}.480.avif 480w`);
});

it("an empty description makes it decoration", () => {
  render(<Picture image={known} alt="" />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByRole("presentation").getAttribute("alt")).toBe("");
});

it("only the page's largest picture is loaded before it is near", () => {
  render(<Picture image={known} alt="uno" priority />);
  render(<Picture image={known} alt="dos" />);
  expect(screen.getByRole("img", { name: "uno" }).getAttribute("loading")).toBe("eager");
  expect(screen.getByRole("img", { name: "dos" }).getAttribute("loading")).toBe("lazy");
});

it.each([null, imageOf("/imagenes/no-existe")])("%j draws the placeholder, named", (image) => {
  const { container } = render(<Picture image={image} alt="Consultorio" />);
  expect(screen.getByRole("img", { name: "Consultorio" }).hasAttribute("data-placeholder")).toBe(true);
  expect(container.querySelector("img")).toBeNull();
});

it("a placeholder without a description says that the picture is missing, and is silent as decoration", () => {
  const { rerender } = render(<Picture image={null} />);
  expect(screen.getByRole("img", { name: "Imagen no disponible" })).toBeDefined();
  rerender(<Picture image={null} alt="" />);
  expect(screen.queryByRole("img")).toBeNull();
});

it("an upload is known by its path: its size, and the widths in which the site keeps it", () => {
  expect(sourcesOf(`/media/${hash}-1200x800.webp`)).toMatchObject({
    width: 1200,
    height: 800,
    srcset: {
      webp: `/media/${hash}-1200x800.480.webp 480w, /media/${hash}-1200x800.960.webp 960w, /media/${hash}-1200x800.1200.webp 1200w`,
    },
  });
});

it("a drawing is one file", () => {
  expect(sourcesOf("/imagenes/icons/varices.svg")).toMatchObject({
    src: "/imagenes/icons/varices.svg",
    srcset: null,
  });
});

it("a logo without a file is the name in type", () => {
  const { rerender } = render(<Logo path="" name="Dra. Ejemplo" height={70} />);
  expect(screen.getByText("Dra. Ejemplo")).toBeDefined();
  rerender(<Logo path="/imagenes/logo.svg" name="Dra. Ejemplo" height={70} />);
  expect(screen.getByRole("img", { name: "Dra. Ejemplo" }).style.height).toBe("70px");
});

it("has the words and the focal point that the clinic gave it, before the layout's own", () => {
  const path = `/media/${hash}-1200x800.webp`;
  const image = { path, alt: "La doctora & su equipo", focus: { x: 20, y: 80 } };
  render(<Picture image={image} style={{ objectPosition: "50% 22%" }} />);
  const drawn = screen.getByRole("img", { name: "La doctora & su equipo" });
  expect(drawn.style.objectPosition).toBe("20% 80%");
  expect(drawn.getAttribute("src")).toBe(path);
});

it("keeps the layout's focal point and the library's words where the clinic gave none", () => {
  render(<Picture image={known} style={{ objectPosition: "50% 22%" }} />);
  const drawn = screen.getByRole("img", { name: sourcesOf(known.path)?.alt ?? "" });
  expect(drawn.style.objectPosition).toBe("50% 22%");
});

it("is decoration where the clinic says so, whatever the library calls it", () => {
  render(<Picture image={{ path: `/imagenes/${id}`, alt: "", focus: null }} />);
  expect(screen.queryByRole("img")).toBeNull();
});
