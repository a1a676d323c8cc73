import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { bundledSite } from "../data/index.ts";
import type { Site } from "../site/documents.ts";
import { type Route, routePath, siteRoutes } from "../site/route.ts";
import { jsonLd } from "./json-ld.ts";
import { structuredData } from "./structured-data.ts";

const origin = "https://www.ejemplo.mx";
const options = {
  origin,
  picture: (path: string) => (path === "" ? null : `${path}.1200.jpg`),
  words: {
    home: "Inicio",
    collections: { diseases: "Enfermedades", symptoms: "Síntomas", services: "Servicios", guides: "Guías" },
  },
};

type Json = { [key: string]: unknown };

const graphOf = (route: Route, site: Site = bundledSite): { "@graph": Json[] } =>
  JSON.parse(jsonLd(structuredData(site, route, options) ?? {}));

const nodeOf = (type: string, route: Route, site?: Site) =>
  graphOf(route, site)["@graph"].find((node) => node["@type"] === type);

const routes = siteRoutes(bundledSite).filter(({ page }) => page !== "not-found");

/** The compiler's errors about graphs, by the types of schema.org's vocabulary. */
async function vocabularyProblems(graphs: readonly object[]): Promise<string> {
  const packageRoot = join(import.meta.dirname, "../..");
  const folder = await mkdtemp(join(packageRoot, "node_modules/.vocabulary-"));
  const literals = graphs.map(
    (graph, index) => `export const graph${index}: Graph = ${JSON.stringify(graph)};`,
  );
  const file = join(folder, "graphs.ts");
  await writeFile(file, ['import type { Graph } from "schema-dts";', ...literals].join("\n"));
  const tsc = join(packageRoot, "node_modules/.bin/tsc");
  const flags = ["--ignoreConfig", "--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext"];
  const answer = promisify(execFile)(tsc, [...flags, file]).then(
    () => "",
    (error: { stdout: string }) => error.stdout.replaceAll(/^.*graphs\.ts/gm, ""),
  );
  return answer.finally(() => rm(folder, { recursive: true }));
}

function* nodesIn(value: unknown): Generator<Json> {
  if (Array.isArray(value)) for (const entry of value) yield* nodesIn(entry);
  else if (typeof value === "object" && value !== null) {
    const node: Json = { ...value };
    yield node;
    for (const entry of Object.values(node)) yield* nodesIn(entry);
  }
}

describe("structured data", { timeout: 120_000 }, () => {
  it("has the records of a later page of a list, and their places in it", () => {
    const services = Array.from({ length: 50 }, (_, index) =>
      bundledSite.services.slice(0, 1).map((service) => ({ ...service, id: `servicio-${index}` })),
    ).flat();
    const site = { ...bundledSite, services };
    const second = { page: "services", pageNumber: 2 } as const;
    expect(nodeOf("CollectionPage", second, site)?.mainEntity).toMatchObject({
      itemListElement: [
        { position: 49, url: "https://www.ejemplo.mx/servicios/servicio-48" },
        { position: 50, url: "https://www.ejemplo.mx/servicios/servicio-49" },
      ],
    });
    expect(nodeOf("BreadcrumbList", second, site)?.itemListElement).toMatchObject([
      { name: "Inicio" },
      { name: "Servicios", item: "https://www.ejemplo.mx/servicios" },
      { name: "Página 2", item: "https://www.ejemplo.mx/servicios/pagina/2" },
    ]);
  });

  it("uses no type, property or value that schema.org does not have", async () => {
    // The types know no input of an action; its one value has a test of its own.
    const graphs = routes.map((route): object =>
      JSON.parse(jsonLd(graphOf(route)).replaceAll(',"query-input":"required name=search_term_string"', "")),
    );
    expect(await vocabularyProblems(graphs)).toBe("");
  });

  it("would fail with one", async () => {
    const wrong = (node: Json) => ({ "@context": "https://schema.org", "@graph": [node] });
    const problems = await vocabularyProblems([
      wrong({ "@type": "MedicalConditions", name: "x" }),
      wrong({ "@type": "MedicalCondition", opens: "08:00" }),
      wrong({ "@type": "MedicalCondition", relevantSpecialty: "Vascular" }),
      wrong({ "@type": "MedicalWebPage", about: { "@type": "MedicalCondition", cause: "x" } }),
    ]);
    for (const line of ["(2,", "(3,", "(4,", "(5,"]) expect(problems).toContain(line);
  });

  it("refers only to nodes of the page, and has each node once", () => {
    for (const route of routes) {
      const nodes = [...nodesIn(graphOf(route)["@graph"])];
      const described = nodes.filter((node) => "@type" in node && "@id" in node).map((node) => node["@id"]);
      const named = nodes.filter((node) => "@id" in node && !("@type" in node)).map((node) => node["@id"]);
      expect(new Set(described).size, routePath(route)).toBe(described.length);
      for (const id of named) expect(described, routePath(route)).toContain(id);
    }
  });

  it("holds no placeholder and no address of another origin", () => {
    for (const route of routes) {
      const written = jsonLd(graphOf(route)).replaceAll("{search_term_string}", "");
      expect(written, routePath(route)).not.toMatch(/\{[A-Za-z]+\}/);
      for (const node of nodesIn(graphOf(route)["@graph"]))
        if (typeof node["@id"] === "string") expect(node["@id"]).toMatch(/^https:\/\/www\.ejemplo\.mx\//);
    }
  });

  it("has no ratings", () => {
    const testimony = /"(?:review|aggregateRating|reviewRating|starRating|Review|Rating)"/;
    for (const route of routes) expect(jsonLd(graphOf(route))).not.toMatch(testimony);
  });

  it("has the office's hours, price and telephone", () => {
    expect(nodeOf("PhysiciansOffice", { page: "contact" })).toMatchObject({
      telephone: bundledSite.siteContent.doctorInfo.phone,
      priceRange: "$1,000 MXN",
      openingHoursSpecification: [
        {
          dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          opens: "15:00",
          closes: "20:00",
        },
        { dayOfWeek: ["Saturday"], opens: "08:00", closes: "14:00" },
      ],
    });
  });

  it("describes each topic with the text of its page and the site's facts", () => {
    const withText = <Item extends { shortDescription: string }>([first, ...others]: Item[]): Item[] =>
      first === undefined ? [] : [{ ...first, shortDescription: "Con {doctorName}." }, ...others];
    const { diseases, symptoms, services } = bundledSite;
    const site = {
      ...bundledSite,
      diseases: withText(diseases),
      symptoms: withText(symptoms),
      services: withText(services),
    };
    const topics: Route[] = [
      { page: "disease", id: diseases[0]?.id ?? "" },
      { page: "symptom", id: symptoms[0]?.id ?? "" },
      { page: "service", id: services[0]?.id ?? "" },
    ];
    for (const route of topics) {
      const written = jsonLd(graphOf(route, site));
      expect(written).toContain(`"description":"Con ${bundledSite.siteContent.doctorInfo.name}."`);
      expect(written).not.toContain("{doctorName}.");
    }
  });

  it("has no contact for emergencies without a telephone for them", () => {
    const { siteContent } = bundledSite;
    const doctorInfo = { ...siteContent.doctorInfo, urgenciesPhone: "" };
    const site = { ...bundledSite, siteContent: { ...siteContent, doctorInfo } };
    expect(nodeOf("PhysiciansOffice", { page: "contact" })).toHaveProperty("contactPoint");
    expect(nodeOf("PhysiciansOffice", { page: "contact" }, site)).not.toHaveProperty("contactPoint");
  });

  it("has neither a price of 0 nor hours without a day", () => {
    const { siteContent } = bundledSite;
    const doctorWorkInfo = { ...siteContent.doctorWorkInfo, consultingHoursDays2: "" };
    const site = { ...bundledSite, siteContent: { ...siteContent, doctorWorkInfo, consultationPrice: 0 } };
    const node = nodeOf("PhysiciansOffice", { page: "contact" }, site);
    expect(node).not.toHaveProperty("priceRange");
    expect(node).toMatchObject({ openingHoursSpecification: [{ opens: "15:00", closes: "20:00" }] });
  });

  it("has the days without consultation as closed", () => {
    const { siteContent } = bundledSite;
    const closures = [{ from: "2026-12-24", to: "2026-12-26", reason: "fiestas" }];
    const announcement = { text: "", linkText: "", link: "", until: "" };
    const site = { ...bundledSite, siteContent: { ...siteContent, notices: { announcement, closures } } };
    expect(nodeOf("PhysiciansOffice", { page: "contact" }, site)).toMatchObject({
      specialOpeningHoursSpecification: [
        { validFrom: "2026-12-24", validThrough: "2026-12-26", opens: "00:00", closes: "00:00" },
      ],
    });
    expect(nodeOf("PhysiciansOffice", { page: "contact" })).not.toHaveProperty(
      "specialOpeningHoursSpecification",
    );
  });

  it("leaves out licences that are still to be filled in, and names real ones", () => {
    expect(nodeOf("IndividualPhysician", { page: "home" })).not.toHaveProperty("hasCredential");
    const { siteContent } = bundledSite;
    const doctorInfo = { ...siteContent.doctorInfo, cedProf: "1234567 · UNAM" };
    const site = { ...bundledSite, siteContent: { ...siteContent, doctorInfo } };
    expect(nodeOf("IndividualPhysician", { page: "home" }, site)).toMatchObject({
      hasCredential: [
        {
          credentialCategory: "Cédula profesional",
          identifier: "1234567",
          recognizedBy: { "@type": "EducationalOrganization", name: "UNAM" },
        },
      ],
      identifier: [{ "@type": "PropertyValue", propertyID: "Cédula profesional", value: "1234567" }],
    });
  });

  it("has the address in parts, the point on the map, and the area", () => {
    const { siteContent } = bundledSite;
    const doctorWorkInfo = {
      ...siteContent.doctorWorkInfo,
      consultingAddress: "Calle Real 5, Col. Centro, C.P. 68000, Oaxaca de Juárez, Oaxaca",
      consultingPostalCode: "68000",
      consultingLatitude: "17.0605",
      consultingLongitude: "-96.7253",
      areaServed: ["Oaxaca de Juárez", "Etla"],
    };
    const site = { ...bundledSite, siteContent: { ...siteContent, doctorWorkInfo } };
    expect(nodeOf("PhysiciansOffice", { page: "home" }, site)).toMatchObject({
      address: {
        streetAddress: "Calle Real 5, Col. Centro",
        addressLocality: "Oaxaca de Juárez",
        addressRegion: "Oaxaca",
        postalCode: "68000",
        addressCountry: "MX",
      },
      geo: { "@type": "GeoCoordinates", latitude: 17.0605, longitude: -96.7253 },
      areaServed: [
        { "@type": "AdministrativeArea", name: "Oaxaca de Juárez" },
        { "@type": "AdministrativeArea", name: "Etla" },
      ],
    });
  });

  it("is complete in the example, which has the zeros of no postal code and the middle of the city", () => {
    expect(nodeOf("PhysiciansOffice", { page: "home" })).toMatchObject({
      address: {
        streetAddress: "Calle Ejemplo 123, Col. Centro",
        addressLocality: "Oaxaca de Juárez",
        addressRegion: "Oaxaca",
        postalCode: "00000",
        addressCountry: "MX",
      },
      geo: { "@type": "GeoCoordinates", latitude: 17.06, longitude: -96.72 },
      areaServed: [{ name: "Oaxaca de Juárez" }, { name: "Oaxaca" }],
    });
  });

  it("states neither an unknown postal code nor half of a point", () => {
    const { siteContent } = bundledSite;
    const doctorWorkInfo = {
      ...siteContent.doctorWorkInfo,
      consultingPostalCode: "",
      consultingLatitude: "17.0605",
      consultingLongitude: "",
    };
    const site = { ...bundledSite, siteContent: { ...siteContent, doctorWorkInfo } };
    const office = nodeOf("PhysiciansOffice", { page: "home" }, site);
    expect(office?.address).not.toHaveProperty("postalCode");
    expect(office).not.toHaveProperty("geo");
    expect(office).toMatchObject({ areaServed: [{ name: "Oaxaca de Juárez" }, { name: "Oaxaca" }] });
  });

  it("keeps the whole address as the street where a stored site has no parts", () => {
    const { siteContent } = bundledSite;
    const { consultingLocality, consultingRegion, consultingPostalCode, ...doctorWorkInfo } =
      siteContent.doctorWorkInfo;
    const site = { ...bundledSite, siteContent: { ...siteContent, doctorWorkInfo } };
    const office = nodeOf("PhysiciansOffice", { page: "home" }, site);
    expect(office?.address).toEqual({
      "@type": "PostalAddress",
      streetAddress: siteContent.doctorInfo.address,
      addressCountry: "MX",
    });
  });

  it("states no city that the address does not name, unless a postal code stands beside it", () => {
    const { siteContent } = bundledSite;
    const addressWith = (consultingPostalCode: string) => {
      const consultingAddress = "Av. Juárez 10, Puebla, Puebla";
      const doctorWorkInfo = { ...siteContent.doctorWorkInfo, consultingAddress, consultingPostalCode };
      const site = { ...bundledSite, siteContent: { ...siteContent, doctorWorkInfo } };
      return nodeOf("PhysiciansOffice", { page: "home" }, site)?.address;
    };
    for (const unknown of ["", "00000"]) expect(addressWith(unknown)).not.toHaveProperty("addressLocality");
    expect(addressWith("68000")).toMatchObject({ addressLocality: "Oaxaca de Juárez" });
  });

  it("names the hospital of the specialist once it has a name", () => {
    expect(nodeOf("IndividualPhysician", { page: "home" })).not.toHaveProperty("hospitalAffiliation");
    const { siteContent } = bundledSite;
    const doctorWorkInfo = {
      ...siteContent.doctorWorkInfo,
      hospitalHeader: "Hospital Reforma",
      hospitalAddress: "Calle Reforma 613, Oaxaca de Juárez",
    };
    const site = { ...bundledSite, siteContent: { ...siteContent, doctorWorkInfo } };
    expect(nodeOf("IndividualPhysician", { page: "home" }, site)).toMatchObject({
      hospitalAffiliation: {
        "@type": "Hospital",
        name: "Hospital Reforma",
        address: "Calle Reforma 613, Oaxaca de Juárez",
      },
    });
  });

  it("names the hospitals and societies that the home page shows", async () => {
    const home = { page: "home" } as const;
    expect(nodeOf("IndividualPhysician", home)).not.toHaveProperty("memberOf");
    const { selectedSections, siteContent } = bundledSite;
    const Hospitals = { component: "HospitalsCards", display: true };
    const site = { ...bundledSite, selectedSections: { ...selectedSections, Hospitals } };
    const node = nodeOf("IndividualPhysician", home, site);
    expect(node).toMatchObject({
      hospitalAffiliation: siteContent.hospitals.hospitals.map(({ name }) => ({ "@type": "Hospital", name })),
      memberOf: siteContent.hospitals.societies.map(({ name }) => ({ "@type": "Organization", name })),
    });
    expect(await vocabularyProblems([{ "@context": "https://schema.org", "@graph": [node] }])).toBe("");
  });

  it("tells how to prepare for a service, what to expect of a disease, and the days after", () => {
    expect(nodeOf("MedicalProcedure", { page: "service", id: "angioplastia-arterial" })).toMatchObject({
      preparation: expect.stringContaining("Trae tus estudios"),
      followup: expect.stringMatching(/^Es normal/),
    });
    expect(nodeOf("MedicalCondition", { page: "disease", id: "varices" })).toMatchObject({
      expectedPrognosis: expect.stringContaining("NICE, 2013"),
    });
  });

  it("distinguishes signs from symptoms and operations from studies", () => {
    expect(nodeOf("MedicalSign", { page: "symptom", id: "edema-unilateral" })).toBeDefined();
    expect(nodeOf("MedicalSymptom", { page: "symptom", id: "parestesias" })).toBeDefined();
    expect(nodeOf("SurgicalProcedure", { page: "service", id: "bypass-arterial" })).toBeDefined();
    expect(
      nodeOf("DiagnosticProcedure", { page: "service", id: "ultrasonido-doppler-vascular" }),
    ).toBeDefined();
  });

  it("names a reviewer only for a text that was reviewed", () => {
    const route = { page: "disease", id: "varices" } as const;
    expect(nodeOf("MedicalWebPage", route)).not.toHaveProperty("reviewedBy");
    const review = { reviewedBy: "Dra. Ana Ruiz, angióloga", reviewedOn: "2026-10-01", nextReview: "" };
    const diseases = bundledSite.diseases.map((disease) => ({ ...disease, review }));
    expect(nodeOf("MedicalWebPage", route, { ...bundledSite, diseases })).toMatchObject({
      lastReviewed: "2026-10-01",
      reviewedBy: { "@type": "Person", name: "Dra. Ana Ruiz, angióloga" },
    });
  });

  it("has the search of the site", () => {
    const searchable = routes.some((route) => routePath(route) === "/buscar");
    const action = nodeOf("WebSite", { page: "home" })?.potentialAction;
    const expected = {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/buscar?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    };
    expect(action).toEqual(searchable ? expected : undefined);
  });

  it("has the questions and the prices of the home page where it shows them, with the site's facts", async () => {
    const home = { page: "home" } as const;
    expect(nodeOf("FAQPage", home)).toBeUndefined();
    expect(nodeOf("OfferCatalog", home)).toBeUndefined();
    const { Faq, PriceList } = bundledSite.selectedSections;
    if (!Faq || !PriceList) throw new Error("The bundled site has no such sections.");
    const site: Site = {
      ...bundledSite,
      selectedSections: {
        ...bundledSite.selectedSections,
        Faq: { ...Faq, display: true },
        PriceList: { ...PriceList, display: true },
      },
    };
    const questions = nodeOf("FAQPage", home, site)?.mainEntity;
    expect(questions).toHaveLength(site.siteContent.faq.questions.length);
    expect(JSON.stringify(questions)).toContain("$1,000 MXN. La primera consulta");
    const offers = nodeOf("OfferCatalog", home, site)?.itemListElement;
    expect(offers).toMatchObject([
      {
        itemOffered: { name: "Consulta con ultrasonido Doppler" },
        priceSpecification: { price: 1000, priceCurrency: "MXN" },
      },
      ...site.siteContent.priceList.rows
        .filter(({ price }) => price > 0)
        .map(({ name, price, from }) => ({
          itemOffered: { name },
          priceSpecification: from ? { minPrice: price } : { price },
        })),
    ]);
    const nodes = ["FAQPage", "OfferCatalog"].map((type) => nodeOf(type, home, site));
    expect(await vocabularyProblems([{ "@context": "https://schema.org", "@graph": nodes }])).toBe("");
  });

  it("has the articles that can be read at an address, where the home page shows them", async () => {
    const home = { page: "home" } as const;
    expect(nodeOf("ItemList", home)).toBeUndefined();
    const { ArticleTeasers } = bundledSite.selectedSections;
    if (!ArticleTeasers) throw new Error("The bundled site has no such section.");
    const site: Site = {
      ...bundledSite,
      selectedSections: {
        ...bundledSite.selectedSections,
        ArticleTeasers: { ...ArticleTeasers, display: true },
      },
    };
    const node = nodeOf("ItemList", home, site);
    expect(node?.itemListElement).toMatchObject([
      { position: 1, item: { url: `${origin}/guias/tu-primera-consulta`, datePublished: "2026-09-14" } },
    ]);
    expect(await vocabularyProblems([{ "@context": "https://schema.org", "@graph": [node] }])).toBe("");
  });
  it("has the people of the practice on pages about the office, where the home page shows them", async () => {
    const contact = { page: "contact" } as const;
    expect(nodeOf("PhysiciansOffice", contact)?.member).toBeUndefined();
    const { Team } = bundledSite.selectedSections;
    if (!Team) throw new Error("The bundled site has no such section.");
    const site: Site = {
      ...bundledSite,
      selectedSections: { ...bundledSite.selectedSections, Team: { ...Team, display: true } },
    };
    const office = nodeOf("PhysiciansOffice", contact, site);
    expect(office?.member).toMatchObject(
      site.siteContent.team.people.map(({ name, role }) => ({ "@type": "Person", name, jobTitle: role })),
    );
    expect(await vocabularyProblems([{ "@context": "https://schema.org", "@graph": [office ?? {}] }])).toBe(
      "",
    );
  });

  it("keeps a hostile text inside its script", () => {
    const hostile = "</script><script>alert(1)</script>";
    const diseases = bundledSite.diseases.map((disease) => ({
      ...disease,
      name: hostile,
      technicalName: hostile,
      shortDescription: hostile,
      mexicoStats: hostile,
      causes: [hostile],
      complications: [hostile],
      metadata: { ...disease.metadata, title: hostile, description: hostile },
    }));
    const route = { page: "disease", id: bundledSite.diseases[0]?.id ?? "" } as const;
    const graph = structuredData({ ...bundledSite, diseases }, route, options) ?? {};
    expect(jsonLd(graph)).not.toContain("<");
    expect(nodeOf("MedicalCondition", route, { ...bundledSite, diseases })).toMatchObject({
      name: hostile,
      epidemiology: hostile,
      cause: [{ name: hostile }],
    });
  });
});
