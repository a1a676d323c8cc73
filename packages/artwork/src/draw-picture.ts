import { type PictureId, pictures } from "@consultorio/pictures";
import { drawCertificate } from "./certificates/certificate.ts";
import { cutOut, sheet } from "./certificates/ground.ts";
import { pillBox } from "./guides/pill-box.ts";
import { coat, rail } from "./portrait/coat.ts";
import { purposes } from "./purposes/purpose.ts";

/** A picture without a scene, as one SVG document: flat pictures are sharper as drawings than as renderings. */
export function drawPicture(id: PictureId): string {
  if (id === "doctor") return sheet(pictures[id], "veinMist", rail() + coat());
  if (id === "doctor-cutout") return cutOut(pictures[id], coat());
  if (id === "anticoagulante") return sheet(pictures[id], "oak", pillBox());
  const purpose = purposes[id];
  return purpose ? sheet(pictures[id], purpose.ground, purpose.draw()) : drawCertificate(id);
}
