import { describe, expect, it } from "vitest";
import { isPictureId, pictureSources, pictures } from "./index.ts";

describe("the sources of a picture", () => {
  it("name every width in both formats, with the size of the largest", () => {
    expect(pictureSources("/imagenes/varices-home")).toEqual({
      width: 1440,
      height: 1080,
      alt: pictures["varices-home"].alt,
      srcset: {
        avif: "/imagenes/varices-home.480.avif 480w, /imagenes/varices-home.720.avif 720w, /imagenes/varices-home.960.avif 960w, /imagenes/varices-home.1440.avif 1440w",
        webp: "/imagenes/varices-home.480.webp 480w, /imagenes/varices-home.960.webp 960w, /imagenes/varices-home.1440.webp 1440w",
      },
      phone: "/imagenes/varices-home.720.avif",
      cut: false,
      src: "/imagenes/varices-home.960.webp",
      openGraph: { src: "/imagenes/varices-home.1200.jpg", width: 1200, height: 630 },
    });
  });

  it("have a cut for phones where a wide picture fills the screen", () => {
    expect(pictureSources("/imagenes/banner-contacto")?.phone).toBe("/imagenes/banner-contacto.phone.avif");
  });

  it("go up to 1920 px where a picture fills the window", () => {
    expect(pictureSources("/imagenes/hero-1")?.srcset.avif).toContain("/imagenes/hero-1.1920.avif 1920w");
  });

  it.each([
    "/imagenes/nada",
    "varices-home",
    "/media/varices-home",
    "/imagenes/constructor",
    "/imagenes/",
    "",
  ])("are null for %j", (path) => expect(pictureSources(path)).toBeNull());
});

describe("the alternative texts", () => {
  const texts = Object.values(pictures).map(({ alt }) => alt);

  it("differ from picture to picture", () => {
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(texts)("are one short Spanish phrase: %s", (alt) => {
    expect(alt).toMatch(/\b(de|con|en|una?|sobre|por|y)\b/);
    expect(alt).toMatch(/^[A-ZÁÉÍÓÚ]/);
    expect(alt).not.toMatch(/\.$|^(Imagen|Foto|Ilustración)\b|\b(the|with|and|of)\b/);
    expect(alt.length).toBeLessThanOrEqual(125);
  });
});

it("every disease, symptom and service has a card and a page", () => {
  const ids = Object.keys(pictures);
  const cards = ids.filter((id) => id.endsWith("-home"));
  expect(cards).toHaveLength(26);
  for (const id of cards) expect(isPictureId(id.replace("-home", "-page"))).toBe(true);
});
