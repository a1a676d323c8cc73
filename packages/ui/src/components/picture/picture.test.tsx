import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Logo } from "./logo.tsx";
import { Picture } from "./picture.tsx";

afterEach(cleanup);

const photo = {
  src: "/foto.960.webp",
  alt: "Una vena",
  width: 1200,
  height: 900,
  sources: [
    { type: "image/avif", srcset: "/foto.480.avif 480w, /foto.960.avif 960w" },
    { type: "image/webp", srcset: "/foto.480.webp 480w, /foto.960.webp 960w" },
  ],
};

it("a picture comes in the forms that exist of it, with its size and its own description", () => {
  const { container } = render(<Picture image={photo} sizes="50vw" />);
  const image = screen.getByRole("img", { name: "Una vena" });
  expect(image).toHaveAttribute("width", "1200");
  expect(image).toHaveAttribute("height", "900");
  const forms = [...container.querySelectorAll("source")];
  expect(forms.map(({ type, srcset }) => ({ type, srcset }))).toEqual(photo.sources);
  expect(forms.map(({ sizes }) => sizes)).toEqual(["50vw", "50vw"]);
});

it("the page's largest picture comes to a phone that it fills as its file for phones", () => {
  const phone = {
    type: "image/avif",
    srcSet: "/foto.phone.avif 720w",
    sizes: "100vw",
    media: "(max-width: 639px)",
  };
  const { container, rerender } = render(<Picture image={{ ...photo, phone }} priority />);
  const first = () => container.querySelector("source");
  expect(first()).toHaveAttribute("media", phone.media);
  expect(first()).toHaveAttribute("srcset", phone.srcSet);
  rerender(<Picture image={{ ...photo, phone }} priority sizes="28rem" />);
  expect(first()).not.toHaveAttribute("media");
  rerender(<Picture image={{ ...photo, phone }} />);
  expect(first()).not.toHaveAttribute("media");
});

it("a picture of any address is shown unchanged", () => {
  render(
    <Picture image={{ src: "https://ejemplo.test/foto.jpg", srcset: "/foto.jpg 800w" }} sizes="20rem" />,
  );
  const image = screen.getByRole("presentation");
  expect(image).toHaveAttribute("src", "https://ejemplo.test/foto.jpg");
  expect(image).toHaveAttribute("srcset", "/foto.jpg 800w");
  expect(image).toHaveAttribute("sizes", "20rem");
});

it("an empty description makes it decoration", () => {
  render(<Picture image={photo} alt="" />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByRole("presentation").getAttribute("alt")).toBe("");
});

it("only the page's largest picture is loaded before it is near", () => {
  render(<Picture image={photo} alt="uno" priority />);
  render(<Picture image={photo} alt="dos" />);
  expect(screen.getByRole("img", { name: "uno" }).getAttribute("loading")).toBe("eager");
  expect(screen.getByRole("img", { name: "dos" }).getAttribute("loading")).toBe("lazy");
});

it.each([null, { src: "" }])("%j draws the placeholder, named", (image) => {
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

it("a logo without a file is the name in type", () => {
  const { rerender } = render(<Logo logo={{ src: "", height: 70 }} name="Dra. Ejemplo" />);
  expect(screen.getByText("Dra. Ejemplo")).toBeDefined();
  rerender(<Logo logo={{ src: "/logo.svg", height: 70 }} name="Dra. Ejemplo" />);
  expect(screen.getByRole("img", { name: "Dra. Ejemplo" }).style.height).toBe("70px");
});

it("has its own focal point, before the layout's", () => {
  const { rerender } = render(
    <Picture image={{ ...photo, focus: { x: 20, y: 80 } }} style={{ objectPosition: "50% 22%" }} />,
  );
  const drawn = () => screen.getByRole("img", { name: "Una vena" });
  expect(drawn().style.objectPosition).toBe("20% 80%");
  rerender(<Picture image={photo} style={{ objectPosition: "50% 22%" }} />);
  expect(drawn().style.objectPosition).toBe("50% 22%");
});

it("is decoration where its description is empty", () => {
  render(<Picture image={{ ...photo, alt: "" }} />);
  expect(screen.queryByRole("img")).toBeNull();
});
