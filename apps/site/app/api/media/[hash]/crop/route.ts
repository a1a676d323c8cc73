import { z } from "zod";
import { answer } from "../../../../../api/answer.ts";
import { readJson } from "../../../../../api/body.ts";
import { writing } from "../../../../../api/guard.ts";
import { handle } from "../../../../../api/handle.ts";
import { body, parseBody } from "../../../../../api/parse-body.ts";
import { Refused } from "../../../../../api/refused.ts";
import { services } from "../../../../services.ts";

const share = (label: string) => {
  const error = `${label}: se espera un número de 0 a 1.`;
  return z.number({ error }).min(0, { error }).max(1, { error });
};
const crop = body({
  left: share("Izquierda"),
  top: share("Arriba"),
  width: share("Ancho"),
  height: share("Alto"),
});

/** Keeps a part of a picture as a picture of its own: `{ path, width, height }`. */
export const POST = handle(async (request, { params }: { params: Promise<{ hash: string }> }) => {
  const { session, body } = await writing(request, readJson);
  const part = parseBody(crop, body);
  const { store, cropPicture } = services();
  const media = await store.media((await params).hash);
  if (media === null) throw new Refused(404, "Ese archivo no existe.");
  return answer(await cropPicture(session, media, part), { status: 201 });
});
