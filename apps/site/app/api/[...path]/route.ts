import { handle } from "../../../api/handle.ts";
import { Refused } from "../../../api/refused.ts";

/** Whatever is no call of the API. Without it Next would draw a page of its own, with all its machinery. */
const nothing = handle(async () => {
  throw new Refused(404, "No existe.");
});

export const GET = nothing;
export const POST = nothing;
export const DELETE = nothing;
