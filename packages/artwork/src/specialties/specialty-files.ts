import { type Brand, brandDrawings } from "./brand.ts";
import { dentistry } from "./dentistry.ts";
import { dermatology } from "./dermatology.ts";
import { paper } from "./paper.ts";
import { physiotherapy } from "./physiotherapy.ts";
import { type RoomColors, reception, treatmentRoom, waitingRoom } from "./room.ts";
import { area, bar, circle, line, place, ring, times } from "./shapes.ts";
import { teamFiles } from "./team.ts";

/** The common parts of a specialty's drawings. */
interface Clinic {
  brand: Brand;
  room: RoomColors;
  /** The objects around the couch. */
  around: string;
  drawings: Readonly<Record<string, () => string>>;
}

const clinics: Readonly<Record<string, Clinic>> = {
  dermatologia: {
    brand: {
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
    },
    room: {
      wall: "#f1ead4",
      panel: "#dfe6cf",
      floor: "#e0bf97",
      wood: "#a9744d",
      furniture: "#4c7557",
      soft: "#f4dfae",
      accent: "#bd7d58",
      leaf: "#3f6b52",
    },
    around:
      line("M1110 120V330L960 420", "#a9744d", 20) +
      circle(930, 440, 84, "#fffdf4") +
      ring(930, 440, 84, "#4c7557", 20) +
      bar(1080, 700, 150, 200, 16, "#fffdf4"),
    drawings: dermatology,
  },
  odontologia: {
    brand: {
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
    },
    room: {
      wall: "#eaf6f9",
      panel: "#cfeaee",
      floor: "#c9d9ea",
      wood: "#7fa6bd",
      furniture: "#1f7d88",
      soft: "#ffd9cf",
      accent: "#7b5cb8",
      leaf: "#3c9a86",
    },
    around:
      line("M1130 0V240L900 330", "#123b54", 20) +
      bar(780, 310, 240, 70, 35, "#fff") +
      circle(840, 345, 22, "#ffe9a8") +
      circle(960, 345, 22, "#ffe9a8") +
      line("M1150 900V640H1060", "#7fa6bd", 18) +
      bar(980, 620, 150, 24, 12, "#fff"),
    drawings: dentistry,
  },
  fisioterapia: {
    brand: {
      name: "Mtra. Ejemplo Salas",
      field: "Fisioterapia",
      face: "figtree",
      mark: (ink) =>
        circle(42, 10, 8, ink) + line("M36 22L26 38L42 44L40 60M26 38L8 54M36 22L54 28M36 22L18 22", ink, 8),
      ink: "#4a35d4",
      text: "#1d1456",
      light: "#9be3c9",
      corner: 12,
    },
    room: {
      wall: "#f4f2fd",
      panel: "#dcd6fa",
      floor: "#9be3c9",
      wood: "#1d1456",
      furniture: "#4a35d4",
      soft: "#ffd391",
      accent: "#ffb14a",
      leaf: "#1f7a68",
    },
    around:
      times(6, (index) => bar(1090, 180 + index * 92, 210, 20, 10, "#ffb14a")) +
      bar(1080, 150, 24, 600, 12, "#1d1456") +
      bar(1286, 150, 24, 600, 12, "#1d1456") +
      circle(270, 850, 130, "#9d8ff0") +
      line("M180 800A130 130 0 0 1 250 730", "#fff", 14, 'opacity=".6"'),
    drawings: physiotherapy,
  },
};

const filesOf = ({ brand, room, around, drawings }: Clinic): Readonly<Record<string, () => string>> => ({
  ...brandDrawings(brand),
  ...drawings,
  documento: () =>
    paper(
      { ground: room.panel, frame: room.wood, ink: brand.text, seal: brand.ink },
      brand.mark(brand.ink, "#fffefa"),
    ),
  especialidad: () =>
    paper(
      { ground: room.wall, frame: brand.text, ink: brand.text, seal: room.accent },
      brand.mark(brand.ink, "#fffefa"),
    ),
  recepcion: () => reception(room, place(34, 34, brand.mark(brand.ink, "#fff"), 0, 3)),
  espera: () => waitingRoom(room),
  sala: () => treatmentRoom(room, around),
});

/** File name to SVG of every drawing of the example clinics, and of the example team. */
export const specialtyFiles = (): Record<string, string> => ({
  ...teamFiles(),
  ...Object.fromEntries(
    Object.entries(clinics).flatMap(([specialty, clinic]) =>
      Object.entries(filesOf(clinic)).map(([name, draw]) => [
        `especialidades/${specialty}/${name}.svg`,
        draw(),
      ]),
    ),
  ),
});
