import { clinicPictures } from "./subjects/clinic.ts";
import { diseasePictures, symptomPictures } from "./subjects/conditions.ts";
import { servicePictures } from "./subjects/services.ts";

/**
 * Every picture that comes with the project, by id. A disease, symptom or service has two, cut from one scene:
 * `<slug>-home` for cards and `<slug>-page` for its own page.
 */
export const pictures = { ...clinicPictures, ...diseasePictures, ...symptomPictures, ...servicePictures };

export type SubjectId = keyof typeof pictures;

export function isSubjectId(id: string): id is SubjectId {
  return Object.hasOwn(pictures, id);
}
