import { onlyMember, readDocument, saveDocument } from "../../../api/documents.ts";
import { handle } from "../../../api/handle.ts";

/** `{ siteContent }`: published for everyone, the draft for an administrator. */
export const GET = handle((request) =>
  readDocument(request, "siteContent", (siteContent) => ({ siteContent })),
);

/** Saves `{ siteContent }` as draft; answers `{ version }`. */
export const POST = handle((request) =>
  saveDocument(request, "siteContent", { unwrap: onlyMember("siteContent") }),
);
