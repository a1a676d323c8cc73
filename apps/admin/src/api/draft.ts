import { contract } from "@consultorio/api/contract";
import { type DocumentName, isRecord, type Site } from "@consultorio/content";
import { documentShape, isDocument, withFirstValues } from "@consultorio/content/document-shape";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./client.ts";
import { ApiError, request } from "./request.ts";

export type { RecordUse } from "@consultorio/api/contract";

/** A document of the draft and the version it was read at: a save names it, so that nobody is overwritten. */
export interface Draft<Name extends DocumentName = DocumentName> {
  value: Site[Name];
  version: string;
  /** Typed content that is not valid yet: a form continues from it. */
  unfinished?: unknown;
}

/** The content of a form for a draft. */
export const typedValue = ({ value, unfinished }: Pick<Draft, "value" | "unfinished">): unknown =>
  unfinished ?? value;

const ownAddresses: Partial<Record<DocumentName, string>> = {
  siteContent: "/api/site-content",
  selectedSections: "/api/selected-sections",
};

const addressOf = (name: DocumentName): string => ownAddresses[name] ?? `/api/collections/${name}`;

/**
 * A document of the draft. It is read each time a screen opens, and not again while the screen is open: the screen keeps
 * the typed content.
 */
export const draftQuery = <Name extends DocumentName>(name: Name) =>
  queryOptions({
    queryKey: ["draft", name],
    queryFn: () => fetchDraft(name),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Reads a document of the draft. Without a session the server answers with the published one: a 401 here. */
export async function fetchDraft<Name extends DocumentName>(name: Name): Promise<Draft<Name>> {
  const { json, response } = await request(addressOf(name));
  const version = response.headers.get("etag");
  if (version === null) throw new ApiError(401, "");
  const unfinished = isRecord(json) && isDocument(name, json.unfinished) ? json.unfinished : undefined;
  return { value: readDocument(name, json), version, ...(unfinished !== undefined && { unfinished }) };
}

/** The deleted records of a collection. It is read again after each save of the collection. */
export const binQuery = (name: Exclude<DocumentName, "siteContent" | "selectedSections">) =>
  queryOptions({
    queryKey: binKey(name),
    queryFn: () => callApi(contract.readBin, { params: { name } }),
    staleTime: 0,
    gcTime: 0,
  });

export const binKey = (name: DocumentName) => ["bin", name];

/** Where the draft uses a record; `record` is its id, or its number in the list where it has none. */
export const usesQuery = (name: Exclude<DocumentName, "siteContent" | "selectedSections">, record: string) =>
  queryOptions({
    queryKey: ["uses", name, record],
    queryFn: async () => (await callApi(contract.readUses, { params: { name, record } })).uses,
    staleTime: 0,
    gcTime: 0,
  });

/**
 * Saves a document that was read at `version`; resolves with the new version. A save of somebody else in
 * between is a 412.
 */
export async function saveDraft<Name extends DocumentName>(
  name: Name,
  value: Site[Name],
  version: string,
): Promise<string> {
  const saved = await postDocument(name, value, { "if-match": version });
  return `"${saved.version}"`;
}

function postDocument(name: DocumentName, value: unknown, headers: Record<string, string>) {
  if (name === "siteContent")
    return callApi(contract.saveSiteContent, { body: { siteContent: value }, headers });
  if (name === "selectedSections") return callApi(contract.saveSelectedSections, { body: value, headers });
  return callApi(contract.saveCollection, { params: { name }, body: { [name]: value }, headers });
}

/**
 * Keeps the unfinished content of a document; resolves with the new version and the problems. A save of somebody else in
 * between is a 412.
 */
export const keepUnfinished = (name: DocumentName, typed: unknown, version: string) =>
  callApi(contract.keepUnfinished, {
    params: { name },
    body: { [name]: typed },
    headers: { "if-match": version },
  });

/** The specification's words for an answer of another shape (section 8). */
const unexpectedData = "Unexpected data structure received from API";

/**
 * Takes a document out of its envelope. A document that its form can draw is accepted as it is: the server checked it
 * when it was saved, and problems under a newer schema appear beside the fields at the next save. Missing parts get
 * their first values. A document of another kind is a failure to load.
 */
function readDocument<Name extends DocumentName>(name: Name, json: unknown): Site[Name] {
  const saved = isRecord(json) && name in json ? json[name] : json;
  const value = isDocument(name, saved) ? saved : withFirstValues(documentShape(name), saved);
  if (!isDocument(name, value)) throw new ApiError(0, unexpectedData);
  return value;
}
