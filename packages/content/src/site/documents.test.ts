import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { bundledSite } from "../data/index.ts";
import { documentNames, documentSchemas, parseDocument, parseSite } from "./documents.ts";

const { siteContent, selectedSections, services } = bundledSite;
const problemsOf = (...args: Parameters<typeof parseDocument>) => {
  const parsed = parseDocument(...args);
  return parsed.ok ? [] : parsed.problems;
};

describe("an unknown key", () => {
  const unknownKey = fc.string({ unit: "grapheme-ascii", minLength: 1 }).map((key) => `ajeno-${key}`);

  test("at the top of a document is refused by name", () => {
    fc.assert(
      fc.property(unknownKey, (key) => {
        expect(problemsOf("siteContent", { ...siteContent, [key]: "x" })).toEqual([
          { path: "", message: `Contenido del sitio: campo desconocido «${key}».` },
        ]);
      }),
    );
  });

  test("inside a group is refused with the group's path", () => {
    const doctorInfo = { ...siteContent.doctorInfo, apodo: "x" };
    expect(problemsOf("siteContent", { ...siteContent, doctorInfo })).toEqual([
      { path: "doctorInfo", message: "Información del Doctor: campo desconocido «apodo»." },
    ]);
  });

  test("inside a record is refused with its place in the list", () => {
    expect(problemsOf("services", [...services, { ...services[0], id: "otro", precio: 1 }])).toEqual([
      { path: "11", message: "Servicio: campo desconocido «precio»." },
    ]);
  });
});

describe("a wrong document", () => {
  test("names every wrong field, with its path and a Spanish reason", () => {
    const wrong = {
      ...siteContent,
      doctorInfo: { ...siteContent.doctorInfo, name: "", facebookLink: "javascript:alert(1)", phone: "123" },
      heroSection: { ...siteContent.heroSection, overlayOpacity: 2 },
      navMenu: [{ label: "INICIO", path: "//otro.example" }],
    };
    expect(problemsOf("siteContent", wrong)).toEqual([
      { path: "doctorInfo.name", message: "Nombre: escribe un texto." },
      {
        path: "doctorInfo.phone",
        message: "Teléfono para citas: escribe +52 y diez dígitos, por ejemplo +52 000 000 0000.",
      },
      {
        path: "doctorInfo.facebookLink",
        message:
          "Facebook: escribe un enlace que empiece con https://, o una dirección de tu sitio que empiece con /.",
      },
      { path: "heroSection.overlayOpacity", message: "Opacidad de la capa: escribe un número de 0 a 1." },
      {
        path: "navMenu.0.path",
        message:
          "Enlace: escribe un enlace que empiece con https://, o una dirección de tu sitio que empiece con /.",
      },
    ]);
  });

  test("is refused and never throws", () => {
    fc.assert(
      fc.property(fc.constantFrom(...documentNames), fc.anything(), (name, value) => {
        const parsed = parseDocument(name, value);
        if (!parsed.ok) expect(parsed.problems.length).toBeGreaterThan(0);
      }),
    );
  });

  test("answers in Spanish, also for a missing field of any kind", () => {
    const blank = Object.fromEntries(Object.keys(siteContent).map((key) => [key, {}]));
    const messages = problemsOf("siteContent", blank).map(({ message }) => message);
    expect(messages.length).toBeGreaterThan(100);
    expect(messages.filter((message) => /invalid|expected|received|too/i.test(message))).toEqual([]);
  });

  test("of two records with one id names the second", () => {
    const [first] = services;
    expect(problemsOf("services", [first, first])).toEqual([
      {
        path: "1.id",
        message: "Última parte de la dirección: ya hay otra página con «consulta-angiologia». Escribe otra.",
      },
    ]);
  });
});

describe("a section selection", () => {
  test("of an unknown type is refused by name", () => {
    expect(
      problemsOf("selectedSections", { Cabecera: { component: "HeaderTopStrip", display: true } }),
    ).toEqual([{ path: "", message: "Tipo de sección desconocido: «Cabecera»." }]);
  });

  test.each([
    [{ component: "../hero", display: true }, "Hero.component", "Diseño: nombre desconocido."],
    [{ component: "HeroSlider", display: "sí" }, "Hero.display", "Mostrar: elige sí o no."],
    [
      { component: "HeroSlider", display: true, order: 1.5 },
      "Hero.order",
      "Orden: escribe un número entero.",
    ],
    [{ component: "HeroSlider", display: true, orden: 1 }, "Hero", "Sección: campo desconocido «orden»."],
  ])("of %j is refused", (entry, path, message) => {
    expect(problemsOf("selectedSections", { ...selectedSections, Hero: entry })).toEqual([{ path, message }]);
  });

  test("may leave types out", () => {
    expect(parseDocument("selectedSections", {}).ok).toBe(true);
  });
});

test("a testimonial without a rating has five stars", () => {
  const entry = { name: "Ana", image: "", shortTestimonial: "Gracias.", fullTestimonial: "" };
  expect(parseDocument("testimonials", [entry])).toEqual({ ok: true, value: [{ ...entry, rating: 5 }] });
});

test("a payment method from before notes existed has an empty one", () => {
  const methods = [{ name: "Cheque", iconPath: "", visible: true }];
  const payments = { ...bundledSite.siteContent.payments, methods };
  expect(parseDocument("siteContent", { ...bundledSite.siteContent, payments })).toMatchObject({
    ok: true,
    value: { payments: { methods: [{ name: "Cheque", note: "" }] } },
  });
});

test("a whole site is checked document by document, with the document's name in the path", () => {
  expect(parseSite({ ...bundledSite })).toEqual({ ok: true, value: bundledSite });
  const parsed = parseSite({ ...bundledSite, testimonials: [{ ...bundledSite.testimonials[0], name: "" }] });
  expect(parsed).toEqual({
    ok: false,
    problems: [{ path: "testimonials.0.name", message: "Nombre: escribe un texto." }],
  });
});

describe("forms", () => {
  const fields = (schema: unknown, path: string): { path: string; label: unknown }[] => {
    if (typeof schema !== "object" || schema === null) return [];
    const self = path === "" ? [] : [{ path, label: "label" in schema ? schema.label : undefined }];
    const inside = "properties" in schema ? Object.entries(schema.properties ?? {}) : [];
    const entry = "items" in schema ? fields(schema.items, `${path}[]`) : [];
    return [...self, ...inside.flatMap(([key, value]) => fields(value, `${path}.${key}`)), ...entry];
  };

  test.each(documentNames.filter((name) => name !== "selectedSections"))(
    "find a Spanish label for every field of %s",
    (name) => {
      const formFields = fields(z.toJSONSchema(documentSchemas[name], { io: "input" }), "");
      expect(formFields.length).toBeGreaterThan(4);
      expect(formFields.filter(({ label }) => typeof label !== "string" || label === "")).toEqual([]);
    },
  );
});
