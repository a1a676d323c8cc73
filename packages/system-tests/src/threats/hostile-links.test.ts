import { parseSite, type Route, type Site, siteFields, siteRoutes } from "@consultorio/content";
import { type Element, elements } from "@consultorio/publishing/html/html-tree";
import { siteOf } from "@consultorio/publishing/render/site-of";
import { isLong } from "@consultorio/testkit/long-form";
import { configureConsultorio, SitePage, siteConfiguration } from "@consultorio/ui/site";
import fc from "fast-check";
import { parseFragment } from "parse5";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fullSite, withValues } from "./full-site.ts";
import { keepTally } from "./keep-tally.ts";
import { type LeafSchema, leafSchemas } from "./leaf-schemas.ts";

configureConsultorio(siteConfiguration);

const origin = "https://www.ejemplo.mx";
/** The fields that a form draws so. */
const fieldsOf = (wanted: string) => leafSchemas.filter(({ control }) => control === wanted);

const takes = ({ schema }: LeafSchema, value: unknown) => z.safeParse(schema, value).success;

const gap = fc.constantFrom(
  "",
  "",
  "",
  " ",
  "\t",
  "\n",
  "\r",
  "\0",
  "\u0001",
  "\u00ad",
  "\u200b",
  "\u202e",
  "\ufeff",
  "/",
  "\\",
);
const scheme = fc.constantFrom(
  "javascript",
  "JaVaScRiPt",
  "java\tscript",
  "java&#115;cript",
  "data",
  "vbscript",
  "blob",
  "file",
  "filesystem",
  "about",
  "view-source",
  "intent",
  "ws",
  "ftp",
  "https",
  "http",
  "tel",
  "mailto",
  "sms",
  "%6aavascript",
  "javаscript",
);
const rest = fc.oneof(
  fc.constantFrom(
    "alert(1)",
    "//alert(1)",
    "text/html,<script>alert(1)</script>",
    "text/html;base64,PHNjcmlwdD4=",
    "//otro.example/x",
    "//www.ejemplo.mx@otro.example",
    "//otro.example\\@www.ejemplo.mx",
    '//x.example/"onmouseover="alert(1)',
    "//x.example/'><script>",
    "//[::1]/",
    "//169.254.169.254/latest/meta-data",
    "///otro.example",
    "\\\\otro.example",
    "//otro.example:99999/",
    "+520000000000",
    "+52 000;phone-context=x",
    "a@b.mx?body=%0a",
    "a@b.mx%0d%0aBcc:c@d.mx",
  ),
  fc.string({ unit: "grapheme", maxLength: 24 }),
);
const path = fc
  .array(
    fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "//",
      "x",
      "?",
      "#",
      "%2f",
      "@",
      ":",
      "\t",
      "otro.example",
      "<",
      '"',
      "'",
      "&",
      "ñ",
    ),
    {
      maxLength: 8,
    },
  )
  .map((parts) => `/${parts.join("")}`);
const link = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(gap, scheme, gap, fc.constantFrom(":", ":", "", "%3a", "&colon;"), rest)
      .map((parts) => parts.join("")),
  },
  { weight: 3, arbitrary: path },
  { weight: 1, arbitrary: rest.map((text) => `#${text}`) },
  { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
);

describe("10,000 links in every field that takes one", () => {
  const fields = fieldsOf("url");
  /** One field takes maps alone. */
  const anyLink = fields.filter((field) => takes(field, "https://ejemplo.mx/"));
  const accepted = new Set<string>();

  it("are refused unless they are allowed links", ({ task }) => {
    const harmful: string[] = [];
    let taken = 0;
    for (const value of fc.sample(link, { numRuns: 10_000, seed: 7 })) {
      const taking = fields.filter((field) => takes(field, value));
      taken += taking.length;
      if (taking.length > 0 && value.trim() !== "" && !isHarmless(value.trim())) harmful.push(value);
      // The address of a source alone has to be https.
      if (anyLink.every((field) => taking.includes(field)) && value.trim() !== "") accepted.add(value.trim());
    }
    const all = fields.length * 10_000;
    keepTally(task, "enlaces raros en cada campo", { rechazados: all - taken, inofensivos: taken });
    expect(harmful).toEqual([]);
    expect(anyLink.length).toBeGreaterThan(35);
    expect(anyLink).toHaveLength(fields.length - 1);
    expect(accepted.size).toBeGreaterThan(300);
    expect(taken).toBeLessThan(all / 2);
  });

  it.runIf(isLong)("are harmless on every page that draws accepted ones", () => {
    const links = [...accepted];
    const paths = siteFields(fullSite).flatMap(({ path: place, control }) =>
      control === "url" ? place : [],
    );
    let pages = 0;
    for (let start = 0; start < links.length; start += paths.length) {
      const values = new Map(
        paths.map((place, index) => [place, links[start + index] ?? "https://ejemplo.mx/"]),
      );
      const parsed = parseSite(withValues(fullSite, values));
      if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join("\n"));
      for (const route of siteRoutes(parsed.value)) {
        expect(harmOn(parsed.value, route)).toEqual([]);
        pages += 1;
      }
    }
    console.log(`${links.length} different links, drawn on ${pages} pages`);
    expect(pages).toBeGreaterThan(siteRoutes(fullSite).length);
  });

  it("are not drawn from a document with a forbidden one", () => {
    const link = new Map([["siteContent.doctorInfo.facebookLink", "javascript:alert(1)"]]);
    const problems = [expect.objectContaining({ path: "siteContent.doctorInfo.facebookLink" })];
    expect(() => siteOf(JSON.parse(JSON.stringify(withValues(fullSite, link))))).toThrow(
      expect.objectContaining({ problems }),
    );
  });
});

describe("10,000 styles in every field that reaches one", () => {
  const breakOut = fc.constantFrom(
    "red",
    "#fff;background:url(//otro.example)",
    "#ffffff}",
    "expression(alert(1))",
    "url(javascript:alert(1))",
    "#12345g",
    "var(--x)",
    "rgb(0,0,0)",
    "#ffffff\n",
    "\\23 ffffff",
    "#ffffff/*",
    "</style><script>",
    "100%",
    "1e3",
    "0x10",
    "NaN",
    "-0",
  );
  const value = fc.oneof(
    breakOut,
    fc.string({ unit: "binary" }),
    breakOut.map((text) => `#1a1f2e${text}`),
  );

  it("are refused unless they are a colour of six digits, or a number", () => {
    const colours = fieldsOf("color");
    const numbers = fieldsOf("number");
    const wrong: string[] = [];
    expect([colours.length > 1, numbers.length > 10]).toEqual([true, true]);
    for (const text of fc.sample(value, { numRuns: 10_000, seed: 8 })) {
      const plain = text.trim() === "" || /^#[0-9a-f]{6}$/i.test(text.trim());
      const right = colours.every((field) => takes(field, text) === plain);
      if (!right || numbers.some((field) => takes(field, text))) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });

  it.runIf(isLong)("and pictures whose paths lead out of the library", () => {
    const hostile = fc.oneof(
      link,
      fc.constantFrom(
        "/imagenes/x)}body{",
        '/imagenes/x");',
        "/imagenes/../api/session",
        "/imagenes//otro.example",
        "/media/x.svg#<script>",
      ),
      path.map((text) => `/imagenes${text}`),
    );
    const images = fieldsOf("image");
    for (const text of fc.sample(hostile, { numRuns: 10_000, seed: 9 })) {
      if (text.trim() === "" || !images.some((field) => takes(field, text))) continue;
      expect(text.trim()).toMatch(/^\/(?:imagenes|media)\/[a-z0-9._/-]+$/);
      expect(new URL(text.trim(), origin).pathname).toMatch(/^\/(?:imagenes|media)\//);
    }
  });
});

/** Whether a link opens as one of the four schemes, names no user, and as a path stays on the site. */
function isHarmless(value: string): boolean {
  const url = URL.parse(value, `${origin}/x`);
  if (url === null) return true;
  const named = url.username !== "" || url.password !== "";
  if (named || !["https:", "http:", "tel:", "mailto:"].includes(url.protocol)) return false;
  return !value.startsWith("/") || url.origin === origin;
}

/** Scripts that a browser would run on a page, and forbidden links and files. */
function harmOn(site: Site, route: Route): string[] {
  const tree = parseFragment(renderToStaticMarkup(createElement(SitePage, { site, route })));
  return [...elements(tree)].flatMap(harmOf);
}

const running = new Set(["script", "iframe", "object", "embed", "base", "meta", "style"]);
const leading = new Set(["href", "src", "action", "formaction", "poster", "data", "xlink:href", "cite"]);
const framed = /^https:\/\/www\.(?:google\.com|doctoralia\.com\.mx)\//;
const ownPicture = /^"?\/(?:imagenes|media)\/[a-z0-9._/-]+"?$/;

function harmOf({ tagName, attrs }: Element): string[] {
  const harm = running.has(tagName) ? [tagName] : [];
  for (const { name, value } of attrs) {
    const pictures =
      name === "style" ? [...value.matchAll(/url\((.*?)\)/g)].map(([, address = ""]) => address) : [];
    const harmful =
      name.startsWith("on") ||
      (leading.has(name) && !isHarmless(value)) ||
      (name === "data-frame" && !framed.test(value)) ||
      !pictures.every((address) => ownPicture.test(address));
    if (harmful) harm.push(`${tagName} ${name}="${value}"`);
  }
  return harm;
}
