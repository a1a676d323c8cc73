import { readDocument, saveDocument } from "../../../api/documents.ts";
import { handle } from "../../../api/handle.ts";
import { unknownLayouts } from "../../../api/layouts.ts";

/** The map from section type to `{ component, display }`. */
export const GET = handle((request) => readDocument(request, "selectedSections", (map) => map));

/** Saves the map as draft; answers `{ version }`. */
export const POST = handle((request) =>
  saveDocument(request, "selectedSections", { unwrap: (body) => body, extra: unknownLayouts }),
);
