import { expect, it } from "vitest";
import { documentText, withoutRuntime } from "./document.ts";
import { documentFacts } from "./document-facts.ts";
import { inlineDrawings, SvgDrawings, sizeDrawings } from "./inline-svg.ts";

const drawings = new SvgDrawings((path) => path !== "/imagenes/icons/nada.svg");
const drawn = (style: string) => withoutRuntime(`<body><span style='${style}'></span></body>`, () => false);

it("carries a small drawing in the page, as the same picture", async () => {
  const page = drawn('mask-image:url("/imagenes/icons/varices.svg")');
  await inlineDrawings(page, drawings);
  const [address = ""] = documentFacts(page).pictures;
  const svg = decodeURIComponent(address.replace("data:image/svg+xml,", ""));
  expect(svg).toContain("<svg xmlns='http://www.w3.org/2000/svg'");
  expect(svg.replaceAll("'", '"')).toBe((await drawings.text("/imagenes/icons/varices.svg"))?.trim());
  expect(documentText(page)).not.toContain("/imagenes/icons");
});

it.each([
  "mask-image:url(/imagenes/logo.svg)",
  "mask-image:url(/imagenes/icons/nada.svg)",
  "background:url(/imagenes/a.webp)",
])("leaves %s where it is", async (style) => {
  const page = drawn(style);
  await inlineDrawings(page, drawings);
  expect(documentText(page)).toContain(`style="${style}"`);
});

it("sends a drawing compressed, and without scripts", async () => {
  const resource = await drawings.resource("/imagenes/logo.svg");
  expect(resource?.brotli?.length).toBeLessThan((resource?.body.length ?? 0) / 2);
  expect(resource?.headers["Content-Security-Policy"]).toContain("sandbox");
  expect(await drawings.resource("/imagenes/icons/nada.svg")).toBeNull();
  expect(await drawings.resource("/media/a.svg")).toBeNull();
});

it("gives a logo the proportion of its drawing, and leaves a picture that has a size or is no drawing", async () => {
  const images =
    '<img src="/imagenes/logo.svg" height="70"><img src="/imagenes/logo.svg" width="9"><img src="/a.webp">';
  const page = withoutRuntime(`<body>${images}</body>`, () => false);
  await sizeDrawings(page, drawings);
  expect(documentText(page)).toMatch(
    /<img src="\/imagenes\/logo\.svg" width="\d+" height="\d+"><img src="\/imagenes\/logo\.svg" width="9"><img src="\/a\.webp">/,
  );
});
