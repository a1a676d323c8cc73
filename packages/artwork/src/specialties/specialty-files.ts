import { brandDrawings } from "./brand.ts";
import { dentistry } from "./dentistry.ts";
import { dermatology } from "./dermatology.ts";
import { physiotherapy } from "./physiotherapy.ts";
import { area, circle, line } from "./shapes.ts";

const brands = {
  dermatologia: brandDrawings({
    name: "Dra. Ejemplo Robles",
    field: "Dermatología",
    face: "fraunces",
    mark: (ink, ground) =>
      area("M32 4C54 18 58 44 32 60 6 44 10 18 32 4Z", ink) +
      line("M32 18V54M32 32l10-8M32 42l11-8M32 32l-10-8M32 42l-11-8", ground, 3),
    ink: "#2f6349",
    text: "#1f4536",
    light: "#cddabf",
    corner: 18,
  }),
  odontologia: brandDrawings({
    name: "Dr. Ejemplo Marín",
    field: "Odontología",
    face: "figtree",
    mark: (ink, ground) =>
      area(
        "M6 22C6 4 22 2 32 8 42 2 58 4 58 22 58 38 50 40 49 50 48 62 36 64 36 48 36 42 28 42 28 48 28 64 16 62 15 50 14 40 6 38 6 22Z",
        ink,
      ) + line("M16 24C16 17 20 14 25 15", ground, 4),
    ink: "#1f7d88",
    text: "#123b54",
    light: "#bfe4e8",
    corner: 32,
  }),
  fisioterapia: brandDrawings({
    name: "Mtra. Ejemplo Salas",
    field: "Fisioterapia",
    face: "figtree",
    mark: (ink) =>
      circle(42, 10, 8, ink) + line("M36 22L26 38L42 44L40 60M26 38L8 54M36 22L54 28M36 22L18 22", ink, 8),
    ink: "#4a35d4",
    text: "#1d1456",
    light: "#9be3c9",
    corner: 12,
  }),
};

const drawings = { dermatologia: dermatology, odontologia: dentistry, fisioterapia: physiotherapy };

/** File name to SVG of every drawing of the example clinics. */
export const specialtyFiles = (): Record<string, string> =>
  Object.fromEntries(
    (["dermatologia", "odontologia", "fisioterapia"] as const).flatMap((specialty) =>
      Object.entries({ ...brands[specialty], ...drawings[specialty] }).map(([name, draw]) => [
        `especialidades/${specialty}/${name}.svg`,
        draw(),
      ]),
    ),
  );
