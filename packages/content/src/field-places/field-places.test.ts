import { describe, expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import type { Site } from "../site/documents.ts";
import { changedPlaces, shownPlaces } from "./field-places.ts";
import { anyEntry, type FormField, filledSites, formField, formFields } from "./form-fields.ts";

const name = formField("siteContent.doctorInfo.name");
const phone = formField("siteContent.doctorInfo.phone");
const years = formField("siteContent.aboutMe.yearsOfExperience");
const email = formField("siteContent.doctorInfo.email");
const label = formField("siteContent.navMenu.0.label");
const logo = formField("siteContent.header.logoPath");
const fields = [name, phone, years, email, label, logo];

/** A drawing with a text as it is, texts that are made of fields, a number, a list and a picture. */
const draw = ({ siteContent: { doctorInfo, aboutMe, navMenu, header } }: Site) => ({
  title: `<h1>${doctorInfo.name}</h1>`,
  call: { href: `tel:${doctorInfo.phone.replaceAll(/\D/g, "")}` },
  experience: `${aboutMe.yearsOfExperience} años`,
  initial: doctorInfo.name.charAt(0),
  menu: navMenu.map((entry) => ({ text: entry.label })),
  picture: `<img src="${header.logoPath}">`,
});

const [filled = bundledSite] = filledSites(bundledSite);
type Find = typeof shownPlaces;
const found = (find: Find, wanted: readonly FormField[] = fields) =>
  find(draw, filled, wanted)
    .map(({ place, field }) => `${place}: ${field.path}`)
    .toSorted();

describe("the places of fields", () => {
  test("are found by marks, and where a field has none there, by what changes with it", () => {
    expect(found(shownPlaces)).toEqual([
      "call.href: doctorInfo.phone",
      "experience: aboutMe.yearsOfExperience",
      "menu.*.text: navMenu.0.label",
      "picture: header.logoPath",
      "title: doctorInfo.name",
    ]);
  });

  test("are all that changes, also what is made of a text", () => {
    expect(found(changedPlaces)).toEqual([
      "call.href: doctorInfo.phone",
      "experience: aboutMe.yearsOfExperience",
      "initial: doctorInfo.name",
      "menu.*.text: navMenu.0.label",
      "picture: header.logoPath",
      "title: doctorInfo.name",
    ]);
    expect(found(changedPlaces, [email])).toEqual([]);
  });

  test("are found with few drawings where most fields change nothing", () => {
    let drawn = 0;
    const counted = (site: Site) => {
      drawn += 1;
      return site.siteContent.doctorInfo.email;
    };
    const all = formFields();
    expect(changedPlaces(counted, filled, all).map(({ field }) => field.path)).toEqual(["doctorInfo.email"]);
    expect(drawn).toBeLessThan(all.length / 10);
  });

  test("are one for a list that has another length", () => {
    const visible = formField("siteContent.certifications.documents.0.visible");
    const shown = ({ siteContent: { certifications } }: Site) => ({
      documents: certifications.documents.filter((document) => document.visible),
    });
    expect(changedPlaces(shown, filled, [visible])).toEqual([{ place: "documents", field: visible }]);
  });
});

test("a filled site has a value in every field of every form", () => {
  const paths = formFields().map(({ document, path }) => `${document}.${path}`);
  expect(paths.length).toBeGreaterThan(400);
  expect(new Set(paths.map(anyEntry)).size).toBe(paths.length);
});

test("a path that no form has is named", () => {
  expect(() => formField("siteContent.noPart")).toThrow("siteContent.noPart: no form has this field.");
});
