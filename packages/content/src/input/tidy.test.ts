import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import {
  type DocumentName,
  documentNames,
  documentSchemas,
  parseDocument,
  parseSite,
} from "../site/documents.ts";
import { siteChanges } from "../site/site-changes.ts";
import { siteFields } from "../site/site-fields.ts";
import { tidy } from "./tidy.ts";

const tidied = (name: DocumentName, value: unknown) => tidy(documentSchemas[name], value);

/** Invisible characters in text that is copied from Word, a PDF, WhatsApp or a list of contacts. */
const unseen = [
  "\u200b",
  "\ufeff",
  "\u00ad",
  "\u202a",
  "\u2069",
  "\u200e",
  "\u2060",
  "\0",
  "\u0007",
  "\ud83d",
];

/** A document with unseen characters before, inside of and behind each of its texts. */
function sown(document: unknown, characters: readonly string[]): unknown {
  let next = 0;
  const take = () => characters[next++ % characters.length] ?? "";
  return JSON.parse(JSON.stringify(document), (_key, part: unknown) =>
    typeof part === "string" ? `${take()}${part.replace(/(?<=\p{L})(?=\p{L})/u, take)}${take()}` : part,
  );
}

describe("every field of the site that takes a text", () => {
  test("loses invisible characters at any place", () => {
    const texts = siteFields(bundledSite).filter(({ value }) => typeof value === "string");
    expect(texts.length).toBeGreaterThan(300);
    fc.assert(
      fc.property(
        fc.constantFrom(...documentNames),
        fc.array(fc.constantFrom(...unseen), { minLength: 1, maxLength: 7 }),
        (name, characters) => {
          expect(parseDocument(name, sown(bundledSite[name], characters))).toEqual(
            parseDocument(name, bundledSite[name]),
          );
        },
      ),
      { numRuns: 25 },
    );
  });

  test("is read clean where an earlier release stored it, and that is no change", () => {
    const stored = Object.fromEntries(documentNames.map((name) => [name, sown(bundledSite[name], unseen)]));
    expect(parseSite(stored)).toEqual(parseSite(bundledSite));
    expect(siteChanges(stored, bundledSite)).toEqual([]);
    expect(siteChanges(bundledSite, stored)).toEqual([]);
  });
});

describe("a row of a list", () => {
  const [disease, ...others] = bundledSite.diseases;
  const withCauses = (causes: string[]) => [{ ...disease, causes }, ...others];

  test.each([[""], ["   "], ["\u200b"], ["\n"]])("that is %j is dropped", (row) => {
    const parsed = parseDocument("diseases", withCauses(["Edad", row, "Tabaco", row]));
    expect(parsed.ok && parsed.value[0]?.causes).toEqual(["Edad", "Tabaco"]);
  });

  test("of fields is dropped where nobody wrote anything in it", () => {
    const { siteContent } = bundledSite;
    const { entities } = siteContent.experience;
    const empty = { icon: "calendario", value: " ", label: "", color: "" };
    const typed = {
      ...siteContent,
      experience: { ...siteContent.experience, entities: [empty, ...entities] },
    };
    const parsed = parseDocument("siteContent", typed);
    expect(parsed.ok && parsed.value.experience.entities).toEqual(entities);
  });

  test.each([[null], [[]], [{}], [{ label: "", other: "" }]])("that is %j is refused", (row) => {
    const { siteContent } = bundledSite;
    const navMenu = [row, ...siteContent.navMenu];
    expect(parseDocument("siteContent", { ...siteContent, navMenu }).ok).toBe(false);
  });

  test("that is half filled stays, and its problem names the row of the form", () => {
    const { siteContent } = bundledSite;
    const half = { label: "Blog", path: "" };
    const navMenu = [{ label: "", path: "" }, siteContent.navMenu[0], { label: " ", path: "" }, half];
    const parsed = parseDocument("siteContent", { ...siteContent, navMenu });
    expect(parsed).toMatchObject({ ok: false, problems: [{ path: "navMenu.3.path" }] });
  });

  test("inside of a row names the rows of the form too", () => {
    const [guide, ...rest] = bundledSite.guides;
    const empty = { title: "", kind: "pasos", items: ["", " "] };
    const part = { title: "Antes", kind: "lista", items: ["", "x".repeat(601)] };
    const parsed = parseDocument("guides", [{ ...guide, parts: [empty, part] }, ...rest]);
    expect(parsed).toMatchObject({ ok: false, problems: [{ path: "0.parts.1.items.1" }] });
  });

  test("of the testimonials stays, and names its missing fields", () => {
    const empty = { name: "", image: "", rating: 5, shortTestimonial: " ", fullTestimonial: "" };
    expect(parseDocument("testimonials", [empty, ...bundledSite.testimonials])).toMatchObject({
      ok: false,
      problems: [{ path: "0.name" }, { path: "0.shortTestimonial" }],
    });
  });

  test("of the hero's slides stays: it shows the texts of the section", () => {
    const { siteContent } = bundledSite;
    const empty = { image: "", title: "", subtitle: "", description: "", alignment: "left", mobileOffset: 0 };
    const slides = [empty, ...siteContent.heroSlider.slides];
    const parsed = parseDocument("siteContent", { ...siteContent, heroSlider: { slides } });
    expect(parsed.ok && parsed.value.heroSlider.slides).toEqual(slides);
  });

  test("that was typed somewhere is never dropped, and comes back at its path", () => {
    const rows = fc.array(fc.constantFrom("", " ", "\u200b", "Edad", "Tabaco\u00ad"), { maxLength: 8 });
    fc.assert(
      fc.property(rows, (causes) => {
        const { value, pathBefore } = tidied("diseases", withCauses(causes));
        const left = parseDocument("diseases", value);
        const kept = left.ok ? (left.value[0]?.causes ?? []) : [];
        expect(kept).toEqual(
          causes.filter((row) => /\p{L}/u.test(row)).map((row) => row.replace("\u00ad", "")),
        );
        const before = kept.map((_, index) => pathBefore(`0.causes.${index}`));
        const typed = causes.flatMap((row, index) => (/\p{L}/u.test(row) ? [`0.causes.${index}`] : []));
        expect(before).toEqual(typed);
      }),
      { numRuns: 30 },
    );
  });
});

test("a tidy site is the same object", () => {
  for (const name of documentNames) expect(tidied(name, bundledSite[name]).value).toBe(bundledSite[name]);
});
