import { withSmallDisk } from "@consultorio/testkit/disk/small-disk";
import { badFiles, startOnBadFiles } from "../bad-files.ts";
import { type Fault, newSite } from "../fault.ts";
import { fillTheDisk } from "../full-disk.ts";

export const fault: Fault = {
  id: "R3",
  title:
    "Disco lleno, carpeta de sólo lectura, y un archivo cortado, dañado, vacío o de una versión más nueva",
  promise: "Lo confirmado es lo guardado; las páginas públicas siguen; la administración dice por qué.",
  minutes: 15,
  async run(tell) {
    const full = await withSmallDisk(128, async (disk) => fillTheDisk(disk, await newSite(disk.path), 60));
    tell("disco lleno: listo");
    const bad = await withSmallDisk(128, async (disk) =>
      startOnBadFiles(disk, await newSite(disk.path), badFiles, tell),
    );
    return [...full, ...bad];
  },
};
