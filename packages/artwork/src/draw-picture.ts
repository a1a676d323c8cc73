import { type PictureId, pictures } from "@consultorio/pictures";
import { drawCertificate } from "./certificates/certificate.ts";
import { cutOut, sheet } from "./certificates/ground.ts";
import { pillBox } from "./guides/pill-box.ts";
import { doctor } from "./portrait/doctor.ts";
import { purposes } from "./purposes/purpose.ts";

/** A picture without a scene, as one SVG document: flat pictures are sharper as drawings than as renderings. */
export function drawPicture(id: PictureId): string {
  if (id === "doctor") return sheet(pictures[id], "veinMist", doctor());
  if (id === "doctor-cutout") return cutOut(pictures[id], doctor());
  if (id === "anticoagulante") return sheet(pictures[id], "oak", pillBox());
  const purpose = purposes[id];
  return purpose ? sheet(pictures[id], purpose.ground, purpose.draw()) : drawCertificate(id);
}
