import { collectionNames, type documentRoutes } from "../contract/documents.ts";
import { onlyMember, readDocument, saveDocument } from "../draft/documents.ts";
import { themeProblems } from "../draft/theme-problems.ts";
import { unknownVariants } from "../draft/unknown-variants.ts";
import type { Handlers } from "../endpoint.ts";
import { HttpError } from "../http/http-error.ts";
import { Reply } from "../http/reply.ts";

function collectionOf({ name }: { name: string }) {
  const collection = collectionNames.find((known) => known === name);
  if (collection === undefined) throw new HttpError(404, "Esa colección no existe.");
  return collection;
}

export const documentHandlers = {
  readSiteContent: async ({ request, services }) => {
    const { document, headers } = await readDocument(request, services, "siteContent");
    return new Reply({ siteContent: document }, headers);
  },

  saveSiteContent: async (context) => {
    const siteContent = onlyMember("siteContent", context.body);
    return saveDocument(context, "siteContent", siteContent, themeProblems(siteContent));
  },

  readSelectedSections: async ({ request, services }) => {
    const { document, headers } = await readDocument(request, services, "selectedSections");
    return new Reply(document, headers);
  },

  saveSelectedSections: async (context) =>
    saveDocument(context, "selectedSections", context.body, unknownVariants(context.body)),

  readCollection: async ({ request, services, params }) => {
    const name = collectionOf(params);
    const { document, headers } = await readDocument(request, services, name);
    return new Reply({ [name]: document }, headers);
  },

  saveCollection: async (context) => {
    const name = collectionOf(context.params);
    return saveDocument(context, name, onlyMember(name, context.body));
  },
} satisfies Handlers<typeof documentRoutes>;
