import { describe, expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import type { Site } from "../site/documents.ts";
import { checklist } from "./checklist.ts";
import { factMismatches } from "./fact-mismatches.ts";
import type { FindingTopic } from "./finding.ts";
import { legalLine } from "./legal-line.ts";
import { privacyNotice } from "./privacy-notice.ts";
import { unresolved } from "./unresolved.ts";
import { otherGender } from "./words/other-gender.ts";
import { riskyWords } from "./words/risky-words.ts";

const today = "2026-11-20";

type SiteContent = Site["siteContent"];

/** The bundled site with some parts of its content changed. */
const withContent = (change: (content: SiteContent) => Partial<SiteContent>): Site => ({
  ...bundledSite,
  siteContent: { ...bundledSite.siteContent, ...change(bundledSite.siteContent) },
});

/** The bundled site with another text about the doctor. */
const saying = (description: string): Site =>
  withContent(({ aboutMe }) => ({ aboutMe: { ...aboutMe, description } }));

const topicsOf = (site: Site): Set<FindingTopic> => new Set(checklist(site, today).map(({ topic }) => topic));

describe("the bundled content", () => {
  test("has findings for an example without a review and for the specialist's questions only", () => {
    expect([...topicsOf(bundledSite)].toSorted()).toEqual([
      "example",
      "legal",
      "medical",
      "pending",
      "privacy",
      "unfinished",
    ]);
  });

  test("has no finding that blocks publishing", () => {
    expect(checklist(bundledSite, today).filter(({ level }) => level === "block")).toEqual([]);
  });

  test("has no fact that does not agree and no risky word", () => {
    expect([...factMismatches(bundledSite), ...riskyWords(bundledSite)]).toEqual([]);
  });
});

describe("facts that do not agree:", () => {
  const findings = (text: string) =>
    factMismatches(saying(text)).map(({ message, excerpt }) => ({ message, excerpt }));

  test.each([
    ["another phone", "Llámame al 951 123 4567 para tu cita."],
    ["a phone with its country code", "WhatsApp: +52 1 951 123 4567"],
    ["another hour", "Atendemos de lunes a viernes de 16:00 a 20:00."],
    ["an hour in words of the clock", "El sábado abrimos a las 9 am."],
    ["a bare hour", "Los sábados atiendo desde las 9."],
    ["hours in words", "Atendemos de lunes a viernes de nueve a cinco."],
    ["hours in digits without a mark", "Atiendo de lunes a viernes de 9 a 5."],
    ["an hour in words", "El sábado abrimos a las nueve y media de la mañana."],
    ["an hour of the hospital said of the office", "El consultorio abre de cuatro a nueve."],
    ["a day without consultation", "También atendemos los domingos con cita."],
    ["another address", "Visítanos en Avenida Juárez 405, Centro."],
    ["an abbreviated address", "Estamos en Av. Universidad 12."],
    ["another price", "La consulta cuesta $1,200 pesos."],
    ["another price without its sign", "Tu valoración por 800 pesos."],
    ["a price in words", "La consulta cuesta mil doscientos pesos."],
    ["a price of the hospital", "En el hospital te cobro $1,500."],
    ["a price in another coin's name", "Mi valoración: 900 MXN."],
    ["other years", "Tengo 6 años de experiencia."],
    ["a visit at an hour at which it is closed", "La última cita es a las 9 de la noche."],
    ["years in words", "Cuento con más de ocho años de práctica."],
    ["years the other way round", "Mi trayectoria de 12 años me respalda."],
  ])("finds %s", (_what, text) => {
    expect(findings(text)).toHaveLength(1);
  });

  test.each([
    ["the same phone", "Llámame al 000 000 0000, o de urgencia al (000) 000-0001."],
    ["the emergency number", "Si es una emergencia, llama al 911."],
    ["the same hours", "Atendemos de lunes a viernes de 3:00 PM a 8:00 PM y el sábado de 8 am a 2 pm."],
    ["the same hours on either clock", "El horario es de 15:00 a 20:00."],
    ["the same hours in words", "Atendemos de lunes a viernes de tres de la tarde a ocho de la noche."],
    ["the same hours of few words", "Mi horario es de tres a ocho, y el sábado de ocho a dos."],
    [
      "a length in words",
      "La consulta dura de dos a tres horas y la cita se da de cuatro a cinco semanas después.",
    ],
    ["a list of days", "La cita es lunes o martes, de una a dos veces al mes."],
    ["the same price in words", "La consulta cuesta mil pesos."],
    ["the price of an operation in a hospital", "La cirugía en el hospital cuesta $30,000."],
    ["a length of time", "Después de la consulta usa la media 24 horas y camina 10 minutos cada 2 horas."],
    ["an hour that is not the office's", "Cena ligero antes de las 9 pm la noche anterior."],
    ["a day that is named as closed", "Los domingos no hay consulta."],
    ["the same address", "Estamos en Calle Ejemplo 123, en el centro."],
    ["a street without a number", "Calle de tierra, zapatos cómodos."],
    ["the same price", "La consulta cuesta $1,000 MXN; son 1000 pesos."],
    ["the price of something else", "La escleroterapia cuesta desde $2,500 por sesión."],
    ["the same years", "Tengo cinco años de experiencia; 5 años de práctica."],
    ["an age or a span", "Desde los 50 años conviene revisarse; a los 10 años puede volver."],
    ["a licence or a long number", "Mi registro es 20330020100123456789."],
    ["a price of another visit", "La consulta de seguimiento cuesta $800, y en línea 700 pesos."],
    ["a price beside that of the consultation", "El Doppler cuesta $1,200 y la consulta $1,000."],
    ["years of study", "Estudié 4 años de especialidad en el IMSS."],
    ["a number that is free to call", "Tu aseguradora contesta en el 800 123 4567."],
    ["a length after a visit", "Ven a consulta a las 4 semanas, o a las 48 horas si te duele."],
    ["a visit at an hour at which it is open", "La última cita es a las 7 de la noche."],
  ])("accepts %s", (_what, text) => {
    expect(findings(text)).toEqual([]);
  });

  test("the message names both", () => {
    expect(findings("Tengo 6 años de experiencia.")).toEqual([
      {
        message:
          "Dice «6 años de experiencia», y «Años de experiencia» dice 5. Escribe {yearsOfExperience} para que siempre coincidan.",
        excerpt: "Tengo 6 años de experiencia.",
      },
    ]);
  });

  test("names a price that the site does not show", () => {
    const site = withContent(({ aboutMe }) => ({
      aboutMe: { ...aboutMe, description: "La consulta cuesta $800." },
      consultationPrice: 0,
    }));
    expect(factMismatches(site).map(({ message }) => message)).toEqual([
      "Dice «$800», y elegiste no mostrar el precio de la consulta.",
    ]);
  });

  test("finds the specialist in the other gender, in old texts", () => {
    const site = withContent(({ doctorInfo, heroSection }) => ({
      doctorInfo: { ...doctorInfo, specialist: "el angiólogo" },
      heroSection: { ...heroSection, subTitle: "Angióloga y cirujana vascular en Oaxaca" },
    }));
    const named = checklist(site, today).filter(({ message }) => message.startsWith("Dice «Angióloga»"));
    expect(named.map(({ path }) => path)).toEqual(["siteContent.heroSection.subTitle"]);
    expect(checklist(site, today).filter(({ excerpt }) => /angióloga/i.test(excerpt))).toEqual(named);
  });

  test("does not take an adjective for the specialist", () => {
    const site = withContent(({ doctorInfo, aboutMe }) => ({
      doctorInfo: { ...doctorInfo, specialist: "el médico internista" },
      aboutMe: { ...aboutMe, description: "Atención médica con calma." },
    }));
    expect(otherGender(site)).toEqual([]);
  });

  test("finds a statistic with other years", () => {
    const site = withContent(({ experience }) => ({
      experience: {
        ...experience,
        entities: experience.entities.map((entity, index) =>
          index === 0 ? { ...entity, value: "4" } : entity,
        ),
      },
    }));
    expect(factMismatches(site)).toMatchObject([{ path: "siteContent.experience.entities.0.value" }]);
  });

  test("says that a telephone is wrong where the doctor has none yet", () => {
    const site = structuredClone(saying("Llama al 951 123 4567."));
    const { doctorInfo, doctorWorkInfo } = site.siteContent;
    for (const group of [doctorInfo, doctorWorkInfo])
      for (const key of Object.keys(group))
        if (/phone|whatsapp/i.test(key)) Object.assign(group, { [key]: "" });
    expect(factMismatches(site).map(({ message }) => message)).toEqual([
      "Este teléfono no es tuyo: todavía no tienes uno en «Información del Doctor».",
    ]);
  });

  test("does not take the mark of a confirmation for a phone", () => {
    const site = withContent(() => ({
      confirmed: [{ label: "Años de experiencia", mark: "0e0c1089814216" }],
    }));
    expect(factMismatches(site)).toEqual([]);
  });

  test("a text of a record is named with its record", () => {
    const [first, ...others] = bundledSite.services;
    if (first === undefined) throw new Error("There is a service.");
    const site = { ...bundledSite, services: [{ ...first, ctaText: "Cita al 951 765 4321." }, ...others] };
    expect(factMismatches(site)).toMatchObject([
      { place: `Servicios › ${first.title}`, label: "Invitación a la consulta" },
    ]);
  });
});

describe("words that medical advertising makes risky:", () => {
  const excerpts = (text: string) => riskyWords(saying(text)).map(({ excerpt }) => excerpt);

  test.each([
    "Resultados garantizados desde la primera sesión.",
    "Te garantizamos que volverás a caminar.",
    "Soy la mejor angióloga de Oaxaca.",
    "El mejor tratamiento para las várices.",
    "Somos los mejores.",
    "Un procedimiento sin riesgos.",
    "Láser sin dolor y sin cirugía.",
    "Es 100% seguro.",
    "Un método milagroso.",
    "Cura definitiva de las várices.",
    "Elimina las várices para siempre.",
    "Recuperación inmediata.",
    "La única especialista en la región.",
    "Técnica revolucionaria.",
    "Número uno en cirugía vascular.",
    "Somos la clínica número 1.",
    "Olvídate del dolor para siempre.",
    "Di adiós a las várices para siempre.",
    "Más de 98 % de éxito.",
    "Tasa de éxito del 95 %.",
    "Clínicamente comprobado.",
  ])("finds «%s»", (text) => {
    expect(excerpts(text)).toHaveLength(1);
  });

  test.each([
    "No puedo garantizar un resultado.",
    "No existe una cirugía sin riesgos.",
    "Ningún procedimiento es 100% seguro.",
    "Te digo también lo que no puedo prometer.",
    "Busco la mejor hora para tu cita.",
    "La mejoría llega poco a poco.",
    "Entre más pronto, mejor.",
    "El riesgo es bajo y te lo explico antes.",
    "Es el único estudio que hace falta.",
    "Las várices pueden volver aunque se quiten por completo.",
    "Toca en el consultorio número 1.",
    "Tu seguro puede pedir una carta garantía.",
    "Elegimos juntos el mejor tratamiento para ti.",
  ])("accepts «%s»", (text) => {
    expect(excerpts(text)).toEqual([]);
  });

  test("does not take the number of a house for a boast", () => {
    const site = withContent(({ doctorInfo }) => ({
      doctorInfo: { ...doctorInfo, address: "Calle Reforma No. 1, Col. Centro, Oaxaca" },
    }));
    expect(riskyWords(site)).toEqual([]);
  });

  test("quotes the words with their accents", () => {
    expect(excerpts("Después de años de estudio, aquí hallarás resultados garantizados.")[0]).toContain(
      "garantizados",
    );
  });
});

describe("the legal line", () => {
  const legal = (cedProf: string, cedEsp: string, avisoCofepris: string) =>
    legalLine(
      withContent(({ doctorInfo, doctorWorkInfo }) => ({
        doctorInfo: { ...doctorInfo, cedProf, cedEsp },
        doctorWorkInfo: { ...doctorWorkInfo, avisoCofepris },
      })),
    ).map(({ message }) => message);

  test("is complete with both licences, their institutions and the notice", () => {
    expect(legal("1234567 · UNAM", "12345678, Universidad de Guadalajara", "2333022007A00123")).toEqual([]);
    expect(legal("1234567 UABJO", "1234567 IPN", "233300201A1234")).toEqual([]);
  });

  test("names the missing parts", () => {
    expect(legal("", "1234567", "XXXXXXXXXXXXXXXXX")).toEqual([
      "Cédula profesional: falta. La ley pide el número y la institución.",
      "Cédula de especialidad: falta la institución que expidió el título. La ley pide nombrarla.",
      "Aviso de publicidad COFEPRIS: está pendiente (sólo tiene X). Publica el número en cuanto lo tengas.",
    ]);
    expect(legal("123 UNAM", "1234567 UNAM", "2333022007")).toEqual([
      "Cédula profesional: el número suele tener 7 u 8 cifras. Compáralo con tu cédula.",
      "Aviso de publicidad COFEPRIS: se esperan de 12 a 20 letras o números. Compáralo con tu aviso.",
    ]);
  });

  test("only warns", () => {
    expect(legalLine(bundledSite).every(({ level }) => level === "warn")).toBe(true);
    expect(legalLine(bundledSite)).toHaveLength(3);
  });
});

describe("the privacy notice", () => {
  const notice = (change: Partial<SiteContent["privacy"]>) =>
    privacyNotice(
      withContent(({ privacy }) => ({ privacy: { ...privacy, updatedOn: today, ...change } })),
      today,
    ).map(({ message }) => message);

  test("exists and follows the law in force", () => {
    expect(notice({})).toEqual([]);
    expect(notice({ simplified: "", sections: [] })).toHaveLength(2);
    expect(notice({ simplified: "Puedes acudir al INAI." })[0]).toContain("ya no existe");
    expect(notice({ updatedOn: "" })).toEqual(["El aviso no dice cuándo se actualizó: pon la fecha."]);
    expect(notice({ updatedOn: "2023-01-01" })).toEqual(["El aviso tiene más de dos años: revísalo."]);
  });
});

describe("a finding that blocks publishing", () => {
  const blocked = (site: Site) =>
    checklist(site, today)
      .filter(({ level }) => level === "block")
      .map(({ message }) => message);

  test("is a name between braces that is no fact", () => {
    expect(blocked(saying("Tengo {years} años."))).toEqual([
      "«{years}» no es un dato del sitio. Revisa cómo se escribe o quítalo.",
    ]);
  });

  test("is a link to a page that does not exist", () => {
    const site = withContent(({ navMenu }) => ({ navMenu: [...navMenu, { label: "BLOG", path: "/blog" }] }));
    expect(blocked(site)).toEqual([
      "El enlace «/blog» no lleva a ninguna página del sitio. Cámbialo por el de una que exista.",
    ]);
  });
});

test("a link to a hidden page blocks publishing, also by its former address", () => {
  const [first, ...others] = bundledSite.diseases;
  if (first === undefined) throw new Error("There is a disease.");
  const menu = [`/enfermedades/${first.id}`, "/enfermedades/antes"].map((path) => ({ label: "OTRA", path }));
  const site = (visible: boolean): Site => ({
    ...withContent(({ navMenu }) => ({ navMenu: [...navMenu, ...menu] })),
    diseases: [{ ...first, formerIds: ["antes"], visible }, ...others],
  });
  const blocked = (visible: boolean) => unresolved(site(visible)).map(({ message }) => message);
  expect(blocked(true)).toEqual([]);
  expect(blocked(false)).toEqual(
    menu.map(
      ({ path }) => `El enlace «${path}» lleva a una página que está oculta. Muéstrala, o cambia el enlace.`,
    ),
  );
});

describe("an uploaded picture", () => {
  const path = "/media/abc-640x480.webp";
  const withPicture = (alt: string, decorative: boolean) =>
    withContent(({ aboutMe }) => ({
      aboutMe: { ...aboutMe, imagePath: path },
      pictures: [{ path, alt, decorative, focusX: 50, focusY: 50 }],
    }));

  test("needs a description or the mark of decoration", () => {
    expect(topicsOf(withPicture("", false))).toContain("pictures");
    expect(topicsOf(withPicture("La doctora en su consultorio", false))).not.toContain("pictures");
    expect(topicsOf(withPicture("", true))).not.toContain("pictures");
  });
});

test("an overdue review warns", () => {
  const [first, ...others] = bundledSite.diseases;
  if (first === undefined) throw new Error("There is a disease.");
  const review = { reviewedBy: "Dra. Ana", reviewedOn: "2025-01-01", nextReview: "2026-01-01" };
  const site = { ...bundledSite, diseases: [{ ...first, review }, ...others] };
  expect(checklist(site, today)).toContainEqual(
    expect.objectContaining({
      level: "warn",
      message: "La revisión médica está vencida. Pide otra y pon las fechas nuevas.",
      excerpt: "1 de enero de 2026",
    }),
  );
});

test("two rows of hours that meet on one day warn, at the later one", () => {
  const site = withContent(({ doctorWorkInfo }) => ({
    doctorWorkInfo: {
      ...doctorWorkInfo,
      consultingHoursDays1: "Lunes a viernes",
      consultingHours1: "9:00 a 14:00",
      consultingHoursMore: [{ days: "Viernes", hours: "13:00 a 15:00" }],
    },
  }));
  expect(checklist(site, today)).toContainEqual(
    expect.objectContaining({
      level: "warn",
      path: "siteContent.doctorWorkInfo.consultingHoursMore.0.hours",
      excerpt: "13:00 a 15:00",
    }),
  );
});

test("a notice whose last day has passed warns, and no other does", () => {
  const noticeFindings = (text: string, until: string) =>
    checklist(
      withContent(() => ({
        notices: { announcement: { text, linkText: "", link: "", until }, closures: [] },
      })),
      today,
    ).filter(({ path }) => path.startsWith("siteContent.notices"));
  expect(noticeFindings("Nuevo horario desde enero", "2020-01-01")).toEqual([
    {
      topic: "unfinished",
      level: "warn",
      path: "siteContent.notices.announcement.until",
      place: "Avisos › Barra de aviso",
      label: "Último día del aviso",
      message: "Ese día ya pasó: nadie verá el aviso.",
      excerpt: "1 de enero de 2020",
    },
  ]);
  expect(noticeFindings("Nuevo horario desde enero", today)).toEqual([]);
  expect(noticeFindings("", "2020-01-01")).toEqual([]);
});
