import { type PictureId, pictures } from "@consultorio/pictures";
import { drawCertificate } from "./certificates/certificate.ts";
import { sheet } from "./certificates/ground.ts";
import { purposes } from "./purposes/purpose.ts";

/** A picture without a scene, as one SVG document: what is flat is sharper drawn than rendered. */
export function drawPicture(id: PictureId): string {
  const purpose = purposes[id];
  return purpose ? sheet(pictures[id], purpose.ground, purpose.draw()) : drawCertificate(id);
}
