import { describe, expect, test } from "vitest";
import { createSearch } from "../search/search.ts";
import { makeIndex } from "../search/search-index.ts";
import { searchSource } from "../search/search-source.ts";
import { foldedText } from "../site/text.ts";
import { bundledSite } from "./index.ts";

const { diseases, symptoms, services, guides } = bundledSite;
const pages = [...diseases, ...symptoms, ...services, ...guides];
type Page = (typeof pages)[number];

/** Every text of a page without its warning signs, its sources and its links, in small letters without accents. */
function proseOf({ care, sources, relations, review, ...rest }: Page): string {
  return foldedText(textsOf(rest).join("\n"));
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/") ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const signsOf = ({ care }: Page, level: "emergencia" | "hoy") => care?.[level]?.signs.join("\n") ?? "";
const ids = (matching: readonly Page[]) => matching.map(({ id }) => id);
const without = (matching: readonly Page[], level: "emergencia" | "hoy", words: readonly RegExp[]) =>
  matching.flatMap((page) =>
    words.filter((word) => !word.test(signsOf(page, level))).map((word) => `${page.id}: ${word.source}`),
  );

describe("bleeding while somebody takes a medicine against clots", () => {
  const bleeding = [/vómito o tos con sangre/i, /excremento negro o con sangre/i, /orina roja o café/i];

  test("is an emergency with all its signs on every page that names anticoagulants", () => {
    const naming = pages.filter((page) =>
      /anticoagul|heparina|warfarin|acenocumarol|rivarox|apixab|dabigatr|edoxab/.test(proseOf(page)),
    );
    expect(ids(naming)).toEqual(
      expect.arrayContaining([
        "trombosis-venosa-profunda",
        "tromboembolia-pulmonar",
        "trombectomia-venosa",
        "viajar-con-riesgo-de-trombosis",
        "vivir-con-anticoagulante",
      ]),
    );
    expect(
      without(naming, "emergencia", [
        ...bleeding,
        /sangrado que no cede/i,
        /moretón grande que crece/i,
        /dolor de cabeza súbito y muy fuerte/i,
        /golpe en la cabeza aunque te sientas bien/i,
      ]),
    ).toEqual([]);
  });

  test("shows blood from inside the body on every page that names antiplatelet medicines", () => {
    const naming = pages.filter((page) => /antiagreg|antiplaquet|clopidogrel/.test(proseOf(page)));
    expect(naming.length).toBeGreaterThan(1);
    expect(without(naming, "emergencia", bleeding)).toEqual([]);
  });
});

describe("a dialysis access that may open", () => {
  const titleOf = (page: Page) => foldedText("name" in page ? `${page.name} ${page.plainName}` : page.title);
  const accesses = pages.filter((page) => /dialisis|angioacceso/.test(titleOf(page)));

  test("is seen the same day after any bleeding, and with an infection", () => {
    expect(ids(accesses)).toEqual([
      "enfermedad-renal-fistula",
      "creacion-fistulas-hemodialisis",
      "colocacion-angioaccesos",
      "cuida-tu-fistula",
    ]);
    expect(
      without(accesses, "hoy", [/que sangró, aunque ya no sangre/i, /piel roja, caliente o con pus/i]),
    ).toEqual([]);
    expect(without(accesses, "emergencia", [/sangrado de la fístula o del catéter/i])).toEqual([]);
  });

  test("shows the signs of the skin on every page about a fistula", () => {
    const fistulas = accesses.filter(({ id }) => id !== "colocacion-angioaccesos");
    expect(
      without(fistulas, "hoy", [
        /piel delgada o brillante/i,
        /costra que no sana/i,
        /bulto.* cada vez más grande/i,
      ]),
    ).toEqual([]);
  });

  test("is pressed with two fingers, with the arm up, while help comes", () => {
    for (const { id, care } of accesses) {
      const action = care?.emergencia?.action ?? "";
      expect([id, /911/.test(action), /dos dedos/.test(action), /brazo/.test(action)]).toEqual([
        id,
        true,
        true,
        true,
      ]);
    }
    const guide = guides.find(({ id }) => id === "cuida-tu-fistula");
    const steps = guide?.parts.find(({ title }) => title === "Si sangra")?.items.join(" ") ?? "";
    for (const step of [/dos dedos/, /brazo/, /911/]) expect(steps).toMatch(step);
  });
});

test("pregnancy and six weeks after it have their signs wherever a page speaks of varicose veins or a swollen limb", () => {
  const speaking = pages.filter(
    (page) => /varic/.test(proseOf(page)) || /^hinchazón/im.test(signsOf(page, "hoy")),
  );
  expect(ids(speaking)).toEqual(
    expect.arrayContaining([
      "edema-unilateral",
      "varices",
      "trombosis-venosa-profunda",
      "medias-de-compresion",
    ]),
  );
  const period = "embarazo y hasta 6 semanas después del parto: .*";
  expect(
    without(
      speaking,
      "emergencia",
      ["dolor de cabeza", "hinchazón súbita de cara", "luces", "costillas", "boca del estómago"].map(
        (sign) => new RegExp(period + sign, "i"),
      ),
    ),
  ).toEqual([]);
  expect(without(speaking, "hoy", [new RegExp(`${period}hinchazón.*pantorrilla`, "i")])).toEqual([]);
});

describe("the page", () => {
  const proseById = (id: string) => proseOf(pages.find((page) => page.id === id) as Page);

  test.each([
    ["trombosis-venosa-profunda", /no des masaje/],
    ["trombosis-venosa-profunda", /anticonceptivos.* estrogeno/],
    ["tromboembolia-pulmonar", /anticonceptivos.* estrogeno/],
    ["tromboembolia-pulmonar", /tomografia de las arterias del pulmon/],
    ["tromboembolia-pulmonar", /si hace falta, oxigeno/],
    ["enfermedad-arterial-periferica", /0\.90 o menos/],
    ["enfermedad-arterial-periferica", /diabetes o enfermedad de los rinones puede salir normal/],
    ["colocacion-angioaccesos", /puerto.*puedes banarte/],
    ["enfermedad-arterial-periferica", /vapees/],
  ])("%s says %s", (id, statement) => {
    expect(proseById(id)).toMatch(statement);
  });

  test("of a new swelling asks for a Doppler and no massage, wherever it is shown", () => {
    const showing = pages.filter((page) => /^hinchazón nueva/im.test(signsOf(page, "hoy")));
    expect(showing.length).toBeGreaterThan(15);
    for (const { id, care } of showing)
      expect([id, care?.hoy?.action]).toEqual([id, expect.stringMatching(/Doppler y no des masaje/)]);
  });

  test("that tells somebody to stop smoking names a line that helps", () => {
    const telling = pages.filter((page) =>
      /no fum(?:es|ar) ni (?:vape|uses nicotina)|deja (?:el|todo el) tabaco/.test(proseOf(page)),
    );
    expect(telling.length).toBeGreaterThan(5);
    for (const page of telling)
      expect([page.id, proseOf(page)]).toEqual([page.id, expect.stringContaining("800 911 2000")]);
  });
});

describe("the search", () => {
  const { entries } = searchSource(bundledSite);
  const search = createSearch({ pages: entries, index: makeIndex(entries) });

  test.each([
    ["anticoagulante", "/guias/vivir-con-anticoagulante"],
    ["warfarina", "/guias/vivir-con-anticoagulante"],
    ["xarelto", "/guias/vivir-con-anticoagulante"],
    ["se me olvidó tomar el anticoagulante", "/guias/vivir-con-anticoagulante"],
    ["me van a sacar una muela y tomo anticoagulante", "/guias/vivir-con-anticoagulante"],
    ["preeclampsia", "/sintomas/edema-unilateral"],
    ["hinchazón en el embarazo", "/sintomas/edema-unilateral"],
    ["pierna hinchada después del parto", "/sintomas/edema-unilateral"],
    ["cara hinchada embarazada", "/sintomas/edema-unilateral"],
    ["costra en la fístula", "/guias/cuida-tu-fistula"],
    ["bulto en la fístula", "/guias/cuida-tu-fistula"],
    ["sangró mi fístula y ya paró", "/guias/cuida-tu-fistula"],
    ["callos con diabetes", "/guias/pies-y-diabetes"],
  ])("leads from «%s» to %s", (query, href) => {
    expect(search(query)[0]).toBe(href);
  });
});
