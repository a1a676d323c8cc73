import { contract } from "@consultorio/api/contract";
import { type DocumentName, documentNames, siteFields } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { saveFinished } from "@consultorio/server/site/finished-drafts";
import { ApiInProcess, minute } from "@consultorio/server/testing/api-in-process";
import { system } from "@consultorio/store";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";

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

/** A document with one of some characters before, in and after each of its texts. */
function withCharacters(document: unknown, characters: readonly string[]): unknown {
  let count = 0;
  const next = () => characters[count++ % characters.length] ?? "";
  const mix = (text: string) => [next(), text.slice(0, 1), next(), text.slice(1), next()].join("");
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) =>
    typeof value === "string" ? mix(value) : value,
  );
}

let api: ApiInProcess;
beforeAll(async () => {
  api = await ApiInProcess.open();
  await api.store.save(system, { documents: bundledSite, base: 0 });
  await api.begin();
});
afterAll(() => api.close());

/** Saves a document, and reads it again as its form does. */
async function saveAndRead(name: DocumentName, value: unknown) {
  if (name === "siteContent") {
    const saved = await api.call(contract.saveSiteContent, { json: { siteContent: value } });
    return { saved, body: (await api.call(contract.readSiteContent)).body };
  }
  if (name === "selectedSections") {
    const saved = await api.call(contract.saveSelectedSections, { json: value });
    return { saved, body: { selectedSections: (await api.call(contract.readSelectedSections)).body } };
  }
  const params = { name };
  const saved = await api.call(contract.saveCollection, { params, json: { [name]: value } });
  return { saved, body: (await api.call(contract.readCollection, { params })).body };
}

it("every text of every document is saved without invisible characters, and none is refused", async () => {
  const texts = siteFields(bundledSite).filter(({ value }) => typeof value === "string");
  expect(texts.length).toBeGreaterThan(300);
  const characters = fc.array(fc.constantFrom(...unseen), { minLength: 1, maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...documentNames), characters, async (name, inserted) => {
      const { body: clean } = await saveAndRead(name, bundledSite[name]);
      const { saved, body } = await saveAndRead(name, withCharacters(bundledSite[name], inserted));
      expect(saved.status).toBe(200);
      expect(body).toEqual(clean);
    }),
    { numRuns: 15 },
  );
});

it("an unfinished document is kept without them, and without empty rows", async () => {
  const { siteContent } = bundledSite;
  const doctorInfo = { ...siteContent.doctorInfo, name: "\u200b" };
  const navMenu = [{ label: " ", path: "" }, ...siteContent.navMenu];
  const kept = await api.call(contract.keepUnfinished, {
    params: { name: "siteContent" },
    json: { siteContent: { ...siteContent, doctorInfo, navMenu } },
  });
  expect(kept).toMatchObject({ status: 200, body: { problems: [{ path: "doctorInfo.name" }] } });
  expect((await api.call(contract.readSiteContent)).body).toMatchObject({
    unfinished: { doctorInfo: { name: "" }, navMenu: siteContent.navMenu },
  });
});

it("an empty row is dropped, and does not prevent a publication", async () => {
  const [guide, ...guides] = bundledSite.guides;
  if (!guide) throw new Error("The bundled site has guides.");
  const rows = guide.parts.map((part) => ({ ...part, items: ["", ...part.items, "   ", "\u200b"] }));
  const typed = [{ ...guide, parts: [...rows, { title: "", kind: "pasos", items: [""] }] }, ...guides];
  const { saved, body } = await saveAndRead("guides", typed);
  expect(saved.status).toBe(200);
  expect(body).toMatchObject({ guides: [{ parts: guide.parts }, ...guides.map(() => ({}))] });
  const { body: checklist } = await api.call(contract.readChecklist);
  const inGuides = expect.objectContaining({ level: "block", path: expect.stringMatching(/^guides/) });
  expect(checklist).toMatchObject({ findings: expect.not.arrayContaining([inGuides]) });
});

it("a document of an earlier release is read without them, and that counts as no change", async () => {
  const version = (await api.store.draft())?.version ?? 0;
  const { id, version: before } = await api.store.save(system, { documents: bundledSite, base: version });
  const stored = documentNames.map((name) => [name, withCharacters(bundledSite[name], unseen)]);
  await api.store.save(system, { documents: Object.fromEntries(stored), base: before });
  const { siteContent } = bundledSite;
  expect((await api.call(contract.readSiteContent)).body).toMatchObject({
    siteContent: { doctorInfo: siteContent.doctorInfo, aboutMe: siteContent.aboutMe },
  });
  const { path } = contract.readChanges;
  const changes = await api.call({ ...contract.readChanges, path: `${path}?from=${id}&to=draft` });
  expect(changes).toMatchObject({ status: 200, body: { changes: [] } });
  const history = await api.call({ ...contract.listRevisions, path: "/api/revisions?summaries=1" });
  const newest = expect.objectContaining({ version: before + 1, summary: [] });
  expect(history.body).toMatchObject({ revisions: expect.arrayContaining([newest]) });
});

it("a document that an earlier release refused for such a character is saved at the next start", async () => {
  const base = (await api.store.draft())?.version ?? 0;
  const { siteContent } = bundledSite;
  const doctorInfo = { ...siteContent.doctorInfo, name: "Dra. \u200bSol\u202e Paz" };
  const unfinished = {
    siteContent: { ...siteContent, doctorInfo },
    testimonials: [{ name: "", image: "", rating: 5, shortTestimonial: "", fullTestimonial: "" }],
  };
  await api.store.save(system, { documents: {}, unfinished, base });
  await saveFinished(api.store);
  const draft = await api.store.draft();
  expect(draft?.documents.siteContent).toMatchObject({ doctorInfo: { name: "Dra. Sol Paz" } });
  expect(Object.keys(draft?.unfinished ?? {})).toEqual(["testimonials"]);
});

it("a comment of a reader is taken without them", async () => {
  const { body } = await api.call(contract.createReviewLink, { json: { days: 3 } });
  const token = /#(\S+)"/.exec(JSON.stringify(body))?.[1]?.split('"')[0] ?? "";
  const note = {
    section: "",
    path: "/",
    kind: "comment",
    text: "\ufeffCambia\u200b esto",
    name: "\u202aAna\u202c",
  };
  const answer = await api.call(contract.addReviewNote, {
    json: note,
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer).toMatchObject({ status: 201, body: { note: { text: "Cambia esto", name: "Ana" } } });
});

it("the description of a picture is taken without them", async () => {
  const path = bundledSite.siteContent.doctorInfo.portraitPath;
  const json = { path, alt: "La \u200bdoctora\u00ad", decorative: false, focusX: 0.5, focusY: 0.5 };
  expect((await api.call(contract.describePicture, { json })).status).toBe(200);
  expect((await api.call(contract.readSiteContent)).body).toMatchObject({
    siteContent: { pictures: expect.arrayContaining([expect.objectContaining({ path, alt: "La doctora" })]) },
  });
});

it("an e-mail address is stored without them, and a password with them", async () => {
  const password = "una frase\u200b larga y rara";
  const account = { email: "\u200bana.sol\u202c@ejemplo.mx\ufeff", password, role: "editor" };
  expect(await api.call(contract.createUser, { json: account })).toMatchObject({
    status: 201,
    body: { user: { email: "ana.sol@ejemplo.mx" } },
  });
  const owner = api.cookie;
  api.clock.later += 60 * minute;
  expect((await api.signIn({ email: "ana.sol@ejemplo.mx", password })).status).toBe(200);
  expect(
    (await api.signIn({ email: "ana.sol@ejemplo.mx", password: password.replace("\u200b", "") })).status,
  ).toBe(401);
  api.cookie = owner;
});
