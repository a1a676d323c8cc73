import { documentNames, parseSite, recordUses, type Site } from "@consultorio/content";
import { type documentRoutes, listNames } from "../contract/documents.ts";
import { binOf, daysInBin } from "../draft/bin.ts";
import { keepDocument, onlyMember, readDocument, requireDraft, saveDocument } from "../draft/documents.ts";
import type { Handlers } from "../endpoint.ts";
import { HttpError, invalidFields } from "../http/http-error.ts";
import { Reply } from "../http/reply.ts";

function collectionOf({ name }: { name: string }) {
  const collection = listNames.find((list) => list === name);
  if (collection === undefined) throw new HttpError(404, "Esa colección no existe.");
  return collection;
}

/** The place of the record that an id, or a number from 1, names; -1 for none. */
function placeOf(site: Site, name: (typeof listNames)[number], record: string): number {
  if (name === "testimonials") return Number(record) - 1;
  return site[name].findIndex(({ id }) => id === record);
}

export const documentHandlers = {
  readSiteContent: async ({ request, services }) => {
    const { document, headers, ...unfinished } = await readDocument(request, services, "siteContent");
    return new Reply({ siteContent: document, ...unfinished }, headers);
  },

  saveSiteContent: async (context) =>
    saveDocument(context, "siteContent", onlyMember("siteContent", context.body)),

  readSelectedSections: async ({ request, services }) => {
    const { document, headers } = await readDocument(request, services, "selectedSections");
    return new Reply(document, headers);
  },

  saveSelectedSections: async (context) => saveDocument(context, "selectedSections", context.body),

  readCollection: async ({ request, services, params }) => {
    const name = collectionOf(params);
    const { document, headers, ...unfinished } = await readDocument(request, services, name);
    return new Reply({ [name]: document, ...unfinished }, headers);
  },

  saveCollection: async (context) => {
    const name = collectionOf(context.params);
    return saveDocument(context, name, onlyMember(name, context.body));
  },

  readBin: async ({ services, params }) => {
    const name = collectionOf(params);
    return { days: daysInBin, records: await binOf(services, name) };
  },

  readUses: async ({ services, params }) => {
    const name = collectionOf(params);
    const site = parseSite((await requireDraft(services)).documents);
    if (!site.ok) throw invalidFields(site.problems);
    return { uses: recordUses(site.value, name, placeOf(site.value, name, params.record)) };
  },

  keepUnfinished: async (context) => {
    const name = documentNames.find((document) => document === context.params.name);
    if (name === undefined) throw new HttpError(404, "Ese documento no existe.");
    return keepDocument(context, name, onlyMember(name, context.body));
  },
} satisfies Handlers<typeof documentRoutes>;
