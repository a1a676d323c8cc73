import { onlyMember, readDocument, saveDocument } from "../../../../api/documents.ts";
import { handle } from "../../../../api/handle.ts";
import { Refused } from "../../../../api/refused.ts";

const collections = ["diseases", "symptoms", "services", "testimonials"] as const;

interface Context {
  params: Promise<{ name: string }>;
}

async function nameOf({ params }: Context) {
  const { name } = await params;
  const collection = collections.find((known) => known === name);
  if (collection === undefined) throw new Refused(404, "Esa colección no existe.");
  return collection;
}

/** `{ diseases: […] }` and so on: published for everyone, the draft for an administrator. */
export const GET = handle(async (request, context: Context) => {
  const name = await nameOf(context);
  return readDocument(request, name, (records) => ({ [name]: records }));
});

/** Saves the whole collection as draft; answers `{ version }`. */
export const POST = handle(async (request, context: Context) => {
  const name = await nameOf(context);
  return saveDocument(request, name, { unwrap: onlyMember(name) });
});
