import { describe, expect, test } from "vitest";
import { type CollectionName, collectionPaths, type FoundRecord } from "../kinds/index.ts";
import { titleOf } from "../kinds/record-name.ts";
import { careLevels, reviewLine } from "../records/evidence.ts";
import { relatedRecords } from "../records/related-records.ts";
import { careLevelNames, type Source } from "../schema/evidence.ts";
import { appointmentSigns } from "../signs/appointment-signs.ts";
import { emergencySigns } from "../signs/emergency-signs.ts";
import { anticoagulantSigns, fistulaSigns, preeclampsiaSigns } from "../signs/sign-groups.ts";
import { instructionsOfSign, signInstruction } from "../signs/sign-instructions.ts";
import { knownSigns, levelOfSign, type SignId, signTable } from "../signs/signs.ts";
import { todaySigns } from "../signs/today-signs.ts";
import { helpToQuit } from "./help-to-quit.ts";
import { bundledSite } from "./index.ts";
import { signSources } from "./sign-sources.ts";
import { sources as knownSources } from "./sources.ts";

const collections = ["diseases", "symptoms", "services"] as const satisfies CollectionName[];
const records = collections.flatMap((collection) =>
  bundledSite[collection].map((record) => ({ collection, record, id: record.id })),
);

const promise =
  /(?<!\p{L})(?:cura|curamos|curarás|garantiza(?:mos|do|da)?)(?!\p{L})|100\s?%|sin riesgos?(?!\p{L})/iu;
const formal =
  /(?<!\p{L})(?:ustedes|usted|acuda|agende|consulte|llame|solicite|visite|vaya|pida|su)(?!\p{L})/iu;
const officeContact =
  /agenda|(?<!\p{L})citas?(?!\p{L})|mensaje|whatsapp|chat|escríbe|comunícate|formulario|reserva/iu;
const figure = /\d\s?%|\d+ de cada \d|\d (?:pacientes|adultos|personas|muertes|amputaciones)/;

/** Pages that name 911 outside the card of the levels, with the reason. */
const saysItTwice: Record<string, string> = {
  "tromboembolia-pulmonar":
    "every suspicion is an emergency, and its invitation stands beside a button for messages",
};

/** Every text of a record, with addresses, pictures, metadata and sources left out. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/") ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ["metadata", "sources", "relations", "review"].includes(key) ? [] : textsOf(inner),
  );
}

test("all 26 records are here", () => {
  expect(records).toHaveLength(10 + 5 + 11);
});

describe.each(records)("$collection $id", ({ collection, record, id }) => {
  const levels = careLevels(record);

  test("says which signs are an emergency and which can have an appointment, the most urgent first", () => {
    const names = levels.map(({ level }) => level);
    expect(names).toEqual(careLevelNames.filter((name) => names.includes(name)));
    expect(names).toContain("emergencia");
    expect(names).toContain("cita");
  });

  test("answers an emergency with 911 and with nothing else", () => {
    const emergency = levels.find(({ level }) => level === "emergencia");
    expect(emergency?.action).toMatch(/[Ll]lama al 911/);
    expect(emergency?.contacts).toEqual(["911"]);
    for (const text of [emergency?.action ?? "", ...(emergency?.signs ?? [])]) {
      expect(text).not.toMatch(officeContact);
    }
  });

  test("says the words of an emergency once: in the card of the levels", () => {
    const { care, ...rest } = record;
    const repeated = textsOf(rest).filter((text) => text.replace(helpToQuit, "").includes("911"));
    expect(repeated.length > 0).toBe(id in saysItTwice);
  });

  test("sends the signs of today to a telephone or to a hospital, never to an appointment", () => {
    for (const { action } of levels.filter(({ level }) => level === "hoy")) {
      expect(action).toMatch(/hoy mismo/);
      expect(action).not.toMatch(/agenda|mensaje|whatsapp|chat/i);
    }
  });

  test("names every sign once, as a whole phrase, and promises nothing", () => {
    const signs = levels.flatMap((level) => level.signs);
    expect(new Set(signs).size).toBe(signs.length);
    for (const text of [...signs, ...levels.map(({ action }) => action)]) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(promise);
      expect(text).not.toMatch(formal);
    }
  });

  test("gives a figure only with the year of its study", () => {
    for (const text of textsOf(record).flatMap((whole) => whole.split("\n\n"))) {
      if (figure.test(text)) expect(text).toMatch(/\b(?:19|20)\d\d\b/);
    }
  });

  test("says that the specialist has not reviewed it yet", () => {
    expect(record.review).toEqual({
      reviewedBy: "pendiente de revisión médica",
      reviewedOn: "",
      nextReview: "",
    });
    expect(reviewLine(record, "la angióloga")).toBe("Pendiente de revisión por la angióloga.");
  });

  test("cites no source twice", () => {
    const titles = (record.sources ?? []).map(({ title, publisher }) => `${title} ${publisher}`);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test("leads to other pages, and each of them leads back", () => {
    const related = relatedRecords(bundledSite, { collection, id });
    const address = `${collectionPaths[collection]}/${id}`;
    const all = collections.flatMap((other) =>
      related[other].map(({ href }) => ({ collection: other, id: href.split("/").at(-1) ?? "" })),
    );
    expect(all.length).toBeGreaterThanOrEqual(3);
    for (const other of all) {
      const back = relatedRecords(bundledSite, other)[collection].map(({ href }) => href);
      expect(back).toContain(address);
    }
  });
});

describe("relations", () => {
  test("name only records that the site has", () => {
    const recordNames = new Set(records.map(({ collection, id }) => `${collection}/${id}`));
    const named = records.flatMap(({ record }) =>
      collections.flatMap((other) => (record.relations?.[other] ?? []).map((id) => `${other}/${id}`)),
    );
    expect(named.filter((name) => !recordNames.has(name))).toEqual([]);
  });

  test("are each written on one side only, and never name their own record", () => {
    const pairs = records.flatMap(({ collection, record, id }) =>
      collections.flatMap((other) =>
        (record.relations?.[other] ?? []).map((to) =>
          [`${collection}/${id}`, `${other}/${to}`].sort().join(" "),
        ),
      ),
    );
    expect(pairs.length).toBeGreaterThan(50);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs.filter((pair) => new Set(pair.split(" ")).size === 1)).toEqual([]);
  });

  test("lead from every disease to a symptom and a service, and from every symptom to a disease and a service", () => {
    for (const { id } of bundledSite.diseases) {
      const { symptoms, services } = relatedRecords(bundledSite, { collection: "diseases", id });
      expect([id, symptoms.length > 0, services.length > 0]).toEqual([id, true, true]);
    }
    for (const { id } of bundledSite.symptoms) {
      const { diseases, services } = relatedRecords(bundledSite, { collection: "symptoms", id });
      expect([id, diseases.length > 0, services.length > 0]).toEqual([id, true, true]);
    }
  });

  test("lead from every service to a disease", () => {
    for (const { id } of bundledSite.services) {
      const { diseases } = relatedRecords(bundledSite, { collection: "services", id });
      expect([id, diseases.length > 0]).toEqual([id, true]);
    }
  });

  test("include the diseases of the site that a symptom names in words", () => {
    for (const symptom of bundledSite.symptoms) {
      const linked = relatedRecords(bundledSite, { collection: "symptoms", id: symptom.id }).diseases;
      const named = bundledSite.diseases.filter(({ name }) => symptom.relatedConditions.includes(name));
      expect(linked.map(({ label }) => label)).toEqual(expect.arrayContaining(named.map(titleOf)));
    }
  });
});

/** Publishers that report results of others: a page rests on more than one of these, or on a guideline or a study. */
const secondary =
  /^(?:MedlinePlus|RadiologyInfo|Manual (?:Merck|MSD)|Instituto Nacional del Cáncer|Mayo Clinic)/;

/** Publishers that revise their pages without a year in the address; each page says itself when. */
const revised =
  /^(?:MedlinePlus|RadiologyInfo|Manual MSD|Instituto Nacional del Cáncer|Comisión Nacional para la Protección|National Health Service|Kidney Care UK|Royal Free London|Centros para el Control|Kaiser Permanente|Scleroderma|Memorial Sloan|Mayo Clinic)/;

/** Sources without an address, with the reason. */
const withoutAddress: Record<string, string> = {
  imssPrevalence: "the journal sells the article, and no public library has it",
  aneurysmGuide:
    "the institute's own address of the guideline could not be opened: only its list of guidelines",
  thrombosisGuide: "the same",
  arterialGuide: "the same",
  merckBuerger: "the manual's own address of the page could not be opened: only its first page",
};

describe("sources", () => {
  const all: [string, Source][] = Object.entries(knownSources);

  test("are each cited by a record", () => {
    const citing = [...records.map(({ record }) => record), ...bundledSite.guides];
    const cited = new Set(citing.flatMap(({ sources = [] }) => sources).map(({ title }) => title));
    expect(all.filter(([, { title }]) => !cited.has(title))).toEqual([]);
  });

  test.each(all)("have an address, a publisher and a year: %s", (key, { publisher, url, year }) => {
    expect(publisher).not.toBe("");
    expect(url).toMatch(key in withoutAddress ? /^$/ : /^https:\/\/[^\s/]+\/\S+$/);
    expect(year).toMatch(revised.test(publisher) ? /^$/ : /^(?:19|20)\d\d$/);
  });

  test("include none of the copies, commercial pages and newspapers that are excluded", () => {
    const weak =
      /scribd|studenta|studylib|aprenderly|droracle|fresnoim|clinicalpub|accesscardiology|encyclopedia\.pub|cn1699|jobst|neurologymobile|otwt|juzo|radntx|mystaridea|topdoc|vufind|lecturio|univadis|krames|holadoctor|adam\.com|cigna|sdpnoticias|vanguardia|clinicalservicesjournal|centromedicoabc/;
    expect(all.filter(([, { url }]) => weak.test(url))).toEqual([]);
  });

  test.each(records)("of $collection $id are several, and not all of them are secondary", ({ record }) => {
    const sources = record.sources ?? [];
    expect(sources.length).toBeGreaterThanOrEqual(2);
    const first = sources.filter(({ publisher }) => !secondary.test(publisher));
    expect(first.map(({ title }) => title)).not.toEqual([]);
  });
});

describe("the signs of related pages", () => {
  const pressing = ({ care }: FoundRecord["record"]) => [
    ...(care?.emergencia?.signs ?? []),
    ...(care?.hoy?.signs ?? []),
  ];
  const pageOf = (collection: CollectionName, id: string) => `${collectionPaths[collection]}/${id}`;
  const byPage = new Map(records.map(({ collection, record, id }) => [pageOf(collection, id), record]));

  test("agree: each shows an urgent sign of the other", () => {
    const apart = records.flatMap(({ collection, record, id }) =>
      Object.values(relatedRecords(bundledSite, { collection, id }))
        .flat()
        .filter(({ href }) => {
          const related = byPage.get(href);
          return related && !pressing(related).some((sign) => pressing(record).includes(sign));
        })
        .map(({ href }) => [pageOf(collection, id), href].sort().join(" ")),
    );
    // The tingling of tired veins is a reason for an appointment; what is pressing on either page is of other vessels.
    expect([...new Set(apart)]).toEqual(["/enfermedades/varices /sintomas/parestesias"]);
  });

  test("are those of the table, each at its level", () => {
    for (const { record } of records) {
      for (const { level, signs } of careLevels(record)) {
        for (const sign of signs) expect(levelOfSign(sign), sign).toBe(level);
      }
    }
  });
});

describe("one sign has one instruction", () => {
  const pages = [...records.map(({ record }) => record), ...bundledSite.guides];

  test.each(["emergencia", "hoy"] as const)("on every page that shows it: %s", (level) => {
    const shownIds = (signs: readonly string[]) =>
      (Object.keys(signTable[level]) as SignId<typeof level>[]).filter((id) =>
        signs.includes(Object.entries(signTable[level]).find(([key]) => key === id)?.[1] ?? ""),
      );
    for (const { id, care } of pages) {
      const { action = "", signs = [] } = care?.[level] ?? {};
      if (signs.length === 0) continue;
      expect([id, action]).toEqual([id, signInstruction(level, shownIds(signs))]);
      for (const sign of shownIds(signs)) {
        for (const instruction of instructionsOfSign(level, sign))
          expect([id, action]).toEqual([id, expect.stringContaining(instruction)]);
      }
    }
  });

  test("for a wound that does not close: only one of the leg can have an appointment", () => {
    for (const { id, care } of pages) {
      if (care?.cita?.signs.includes(appointmentSigns["herida-pierna"]))
        expect([id, care.hoy?.signs]).toEqual([id, expect.arrayContaining([todaySigns["herida-pie"]])]);
    }
  });

  test("for a wound with pus: the same day, and an emergency with fever or spreading redness", () => {
    const naming = pages.filter(({ care }) =>
      care?.emergencia?.signs.includes(emergencySigns["herida-infectada"]),
    );
    expect(naming.length).toBeGreaterThan(10);
    for (const { id, care } of naming)
      expect([id, care?.hoy?.signs]).toEqual([id, expect.arrayContaining([todaySigns["herida-huele"]])]);
  });

  test("for a catheter with fever or pus: an emergency, never only the same day", () => {
    for (const { care } of pages) {
      const today = care?.hoy?.signs.join(" ") ?? "";
      expect(today).not.toMatch(/catéter[^.]*\bpus\b|(?:fiebre|escalofr)[^.]*catéter/i);
      if (care?.emergencia?.signs.includes(emergencySigns["cateter-sale"]))
        expect(care.emergencia.signs).toContain(emergencySigns["cateter-infectado"]);
    }
  });
});

test("each sign of the table is on a page", () => {
  const shown = new Set(records.flatMap(({ record }) => careLevels(record).flatMap(({ signs }) => signs)));
  expect(knownSigns.filter(({ text }) => !shown.has(text))).toEqual([]);
});

describe("the sources of signs that cannot wait", () => {
  const pages = [...records.map(({ record }) => record), ...bundledSite.guides];
  const pressing = knownSigns.filter(({ level }) => level !== "cita");
  const sourcesOf = (id: string) =>
    Object.entries(signSources).flatMap(([sign, keys]) => (sign === id ? (keys ?? []) : []));
  const citing = (text: string, titles: readonly string[]) =>
    pages
      .filter(({ care }) => Object.values(care ?? {}).some(({ signs }) => signs.includes(text)))
      .map(({ id, sources = [] }) => ({ id, cites: sources.some(({ title }) => titles.includes(title)) }));
  const titlesOf = (id: string) => sourcesOf(id).map((key) => knownSources[key].title);

  test.each(pressing)("are cited on a page that shows it: $id", ({ id, text }) => {
    expect(citing(text, titlesOf(id)).some(({ cites }) => cites)).toBe(true);
  });

  test("are cited on every page where bleeding, pregnancy and dialysis accesses have theirs", () => {
    const groups = [...anticoagulantSigns, ...preeclampsiaSigns, ...fistulaSigns, "hinchazon-embarazo"];
    for (const { id, text } of pressing.filter((sign) => groups.includes(sign.id))) {
      const missing = citing(text, titlesOf(id)).filter(({ cites }) => !cites);
      expect([id, missing]).toEqual([id, []]);
    }
  });
});

test("the same day is named on every page", () => {
  expect(records.filter(({ record }) => record.care?.hoy === undefined)).toEqual([]);
});
