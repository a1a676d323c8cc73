import { describe, expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { readySites } from "../ready-sites/index.ts";
import type { Site } from "../site/documents.ts";
import { createAnswers } from "./search.ts";
import { makeSearchData } from "./search-data.ts";
import { searchSource } from "./search-source.ts";

const messages = { found: "{count} páginas", one: "Una página", none: "Ninguna página" };
const answersOf = (site: Site) =>
  createAnswers(JSON.parse(JSON.stringify(makeSearchData(searchSource(site), messages))));

const { siteContent, selectedSections } = bundledSite;
/** The bundled site with its list of prices and its questions. */
const whole: Site = {
  ...bundledSite,
  selectedSections: {
    ...selectedSections,
    PriceList: { component: "PriceListMenu", display: true },
    Faq: { component: "FaqAccordion", display: true },
  },
};
const withContent = (content: Partial<Site["siteContent"]>): Site => ({
  ...whole,
  siteContent: { ...siteContent, ...content },
});

const answerTo = answersOf(whole);
const text = (query: string) => answerTo(query).text;

/** Monday 7 December 2026, noon in Mexico. */
const monday = new Date("2026-12-07T18:00:00Z");
/** The Sunday before. */
const sunday = new Date("2026-12-06T18:00:00Z");

describe("a price", () => {
  test("is the row of the list that has the words of the question", () => {
    expect(text("cuánto cuesta la consulta de seguimiento")).toContain("Consulta de seguimiento: $800 MXN.");
    expect(text("precio de una curación")).toBe(
      "Curación de una herida: desde $700 MXN. Según su tamaño y el material.",
    );
  });

  test("is the row of the service that the question means, whatever its words", () => {
    expect(text("cuánto cuesta el láser")).toBe(
      "Cirugía de várices. Te damos el presupuesto por escrito, con hospital y anestesia.",
    );
    expect(text("cuánto cobran por quitar las arañitas")).toContain(
      "Escleroterapia, por sesión: desde $2,500 MXN.",
    );
    expect(answerTo("cuánto cobran por quitar las arañitas").pages[0]?.href).toBe(
      "/servicios/escleroterapia",
    );
  });

  test("is not made up where the list does not have it", () => {
    expect(text("cuánto cuesta una angioplastia")).toBe(
      "Ese precio no está en el sitio. Pregúntanos al 000 000 0000. La consulta cuesta $1,000 MXN.",
    );
  });

  test("is not taken from a list that the site hides", () => {
    const hidden = answersOf(bundledSite);
    expect(hidden("precio de una curación").text).not.toContain("$700");
    expect(hidden("cuánto cuesta la consulta").text).toContain("$1,000 MXN");
    expect(
      answersOf({ ...bundledSite, siteContent: { ...siteContent, consultationPrice: 0 } })("precio").text,
    ).not.toContain("$");
  });
});

describe("an insurer", () => {
  test("is said to be on the list by any word of its name", () => {
    for (const query of [
      "gnp",
      "aceptan GNP",
      "met life",
      "tienen convenio con seguros monterrey",
      "trabajan con alianz seguros",
    ])
      expect(text(query), query).toMatch(/^Sí, trabajamos con .+\. Llámanos con tu póliza/);
    expect(text("metlife")).toContain("MetLife México");
  });

  test("is said not to be on it", () => {
    expect(text("aceptan qualitas")).toBe(
      "Mi aseguradora no está en la lista. ¿Puedo venir? Sí. Puedes pedir el reembolso: pregunta a tu aseguradora qué pide y te damos los papeles.",
    );
    expect(text("imss")).toBe("No está en nuestra lista de aseguradoras. Pregúntanos al 000 000 0000.");
  });

  test("is none that the site hides", () => {
    const insurances = {
      ...siteContent.insurances,
      companies: siteContent.insurances.companies.map((company) => ({ ...company, visible: false })),
    };
    expect(answersOf(withContent({ insurances }))("gnp").topic).toBeNull();
  });
});

describe("the hours", () => {
  test("are those of today, and the week's", () => {
    const week = "Lunes a viernes: 3:00 PM a 8:00 PM. Sábado: 8:00 AM a 2:00 PM.";
    expect(answerTo("están abiertos hoy", monday).text).toBe(
      `Hoy, lunes, hay consulta de 3:00 PM a 8:00 PM. ${week}`,
    );
    expect(answerTo("horario", sunday).text).toBe(`Hoy, domingo, no hay consulta. ${week}`);
  });

  test("are those of the day in the question", () => {
    expect(answerTo("horario sábado", monday).text).toMatch(/^El sábado hay consulta de 8:00 AM a 2:00 PM\./);
    expect(answerTo("abren los domingos", monday).text).toMatch(/^El domingo no hay consulta\./);
    expect(answerTo("abren mañana", sunday).text).toMatch(/^Mañana, lunes, hay consulta de 3:00 PM/);
    expect(answerTo("atienden pasado mañana", sunday).text).toMatch(/^Pasado mañana, martes, hay consulta/);
    expect(answerTo("abren en la mañana", sunday).text).toMatch(/^Hoy, domingo, no hay consulta\./);
    expect(answerTo("abren mañana en la mañana", sunday).text).toMatch(/^Mañana, lunes, hay consulta/);
  });

  test("say that the office is closed on that day", () => {
    const notices = {
      announcement: { text: "", linkText: "", link: "", until: "" },
      closures: [{ from: "2026-12-07", to: "2026-12-08", reason: "congreso" }],
    };
    expect(answersOf(withContent({ notices }))("a qué hora abren", monday).text).toMatch(
      /^Cerrado del 7 al 8 de diciembre: congreso\. Lunes a viernes/,
    );
    const closed = answersOf(withContent({ notices }));
    for (const query of ["abren mañana", "abren el martes"])
      expect(closed(query, sunday).text, query).toMatch(/^Cerrado del 7 al 8/);
    expect(closed("abren el miércoles", sunday).text).toMatch(/^El miércoles hay consulta/);
  });
});

describe("a text of the site", () => {
  test.each([
    ["estacionamiento", "a 50 metros"],
    ["silla de ruedas", "avísanos al llegar"],
    ["en qué piso están", "planta baja"],
    ["factura", "avísanos antes de pagar"],
    ["meses sin intereses", "Aceptamos: Efectivo, Transferencia"],
    ["puede entrar mi hija conmigo", "dos personas recuerdan mejor"],
    ["tengo que ir en ayunas", "Para mirar la aorta"],
    ["dónde están", "Calle Ejemplo 123"],
    ["quiero una cita", "al 000 000 0000, o por WhatsApp"],
  ])("answers «%s»", (query, part) => {
    expect(text(query)).toContain(part);
  });

  test.each(["videollamada", "INAPAM", "incapacidad"])(
    "is missing for «%s», and the answer says so",
    (query) => {
      expect(answerTo(query)).toMatchObject({
        text: "El sitio no lo dice. Pregúntanos al 000 000 0000.",
        pages: [{ href: "/contacto" }],
      });
    },
  );

  test("answers once the doctor writes it", () => {
    const contact = {
      ...siteContent.contact,
      arrival: ["Con tu credencial del INAPAM tienes 10 % de descuento."],
    };
    expect(answersOf(withContent({ contact }))("descuento inapam").text).toBe(
      "Con tu credencial del INAPAM tienes 10 % de descuento.",
    );
  });
});

describe("no answer of the office", () => {
  test.each([
    "me cuesta caminar",
    "me duele el costado",
    "me duele la pantorrilla cuando subo escaleras",
    "se me abren los talones",
    "la herida no cierra",
    "várices",
    "cuántos días de incapacidad por várices",
  ])("is given to «%s»", (query) => {
    expect(answerTo(query).topic).toBeNull();
  });

  test("is given in an emergency or a crisis", () => {
    expect(answerTo("cuánto cuesta, me duele el pecho")).toMatchObject({ help: "emergency", topic: null });
    expect(answerTo("cuánto cuesta morir, quiero matarme")).toMatchObject({
      help: "crisis",
      topic: null,
      text: "",
    });
  });

  test("comes from data without an office", () => {
    const { entries, siteWords } = searchSource(bundledSite);
    expect(createAnswers(makeSearchData({ entries, siteWords }, messages))("horario").topic).toBeNull();
  });
});

describe("a site of another specialty", async () => {
  const contents = await Promise.all(
    readySites.map(async ({ id, content }) => ({ id, content: await content?.() })),
  );
  const sites = contents.flatMap(({ id, content }) =>
    content === undefined ? [] : [{ id, site: { ...bundledSite, ...content } }],
  );

  test.each(sites)("$id: answers about its own office", ({ site }) => {
    const answer = answersOf(site);
    expect(answer("cuánto cuesta la consulta").text).toMatch(/\$/);
    expect(answer("horario", monday).text).toMatch(/^(?:Hoy|Cerrado)/);
    expect(answer("dónde están").text).toContain("Ejemplo");
  });
});
