import { expect, it } from "vitest";
import { documentText, withoutRuntime } from "./document.ts";
import { addressPictures } from "./picture-addresses.ts";

const addressOf = async (path: string) =>
  path.includes("nada") ? path : path.replace(/^(\/imagenes\/[^.]+)/, "$1.0123abcd");

async function addressed(html: string): Promise<string> {
  const page = withoutRuntime(html, () => false);
  await addressPictures(page, addressOf);
  return documentText(page);
}

it.each([
  [
    "a list of sizes",
    '<source srcset="/imagenes/a.480.avif 480w, /imagenes/a.960.avif 960w">',
    '<source srcset="/imagenes/a.0123abcd.480.avif 480w, /imagenes/a.0123abcd.960.avif 960w">',
  ],
  [
    "a style",
    '<i style="mask:url(/imagenes/icons/b-c.svg)"></i>',
    '<i style="mask:url(/imagenes/icons/b-c.0123abcd.svg)"></i>',
  ],
  [
    "structured data, after an origin",
    '<script type="application/ld+json">{"image":"https://a.mx/imagenes/a.1200.jpg"}</script>',
    '<script type="application/ld+json">{"image":"https://a.mx/imagenes/a.0123abcd.1200.jpg"}</script>',
  ],
])("a picture is named by its lasting address in %s", async (_where, html, expected) => {
  expect(await addressed(`<body>${html}</body>`)).toContain(expected);
});

it.each(['<img src="/imagenes/nada.svg">', '<img src="/media/a.480.avif">', "<p>/imagenes/a.svg</p>"])(
  "leaves %s unchanged",
  async (html) => {
    expect(await addressed(`<body>${html}</body>`)).toContain(html);
  },
);
