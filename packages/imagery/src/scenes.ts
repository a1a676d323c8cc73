import { type Size, sheet } from "./drawing/ground.ts";
import type { Scene } from "./drawing/scene.ts";
import { pictures } from "./index.ts";
import { banners } from "./scenes/banners.ts";
import { diseases } from "./scenes/diseases.ts";
import { documents } from "./scenes/documents.ts";
import { grounds } from "./scenes/grounds.ts";
import { heroes } from "./scenes/heroes.ts";
import { people } from "./scenes/people.ts";
import { purposes } from "./scenes/purposes.ts";
import { rooms } from "./scenes/rooms.ts";
import { services } from "./scenes/services.ts";
import { symptoms } from "./scenes/symptoms.ts";
import type { SubjectId } from "./subjects.ts";

const scenes: Readonly<Record<string, Scene>> = {
  ...banners,
  ...diseases,
  ...documents,
  ...grounds,
  ...heroes,
  ...people,
  ...purposes,
  ...rooms,
  ...services,
  ...symptoms,
};

/** The sheet of a scene that does not say its own. */
const usual: Size = { width: 1920, height: 1080 };

/** The picture as one SVG document; a `-home` and a `-page` picture are two views of one sheet. */
export function drawPicture(id: SubjectId): string {
  const scene = scenes[id.replace(/-(home|page)$/, "")];
  if (!scene) throw new Error(`${id}: no scene draws it. Add one under src/scenes.`);
  const { width, height } = pictures[id];
  return sheet(scene.size ?? usual, scene.ground, scene.draw(), { width, height });
}
