import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Administrator, setUp } from "@consultorio/testkit/server/administrator";
import { type RunningServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { memoryOf } from "../../machine/machine.ts";
import {
  type HeavyUpload,
  largeDrawing,
  largePicture,
  manyFields,
  sendUpload,
  videoWithTables,
} from "../../threats/heavy-uploads.ts";
import { visitMeanwhile } from "../../visits/visit-meanwhile.ts";
import type { Fault, Figure } from "../fault.ts";
import { startRestartedServer } from "../restarted-server.ts";
import { visitFigures } from "../visit-figures.ts";

const pictures = 60;

/** Files that cost their reader far more than their sender, and sixty large pictures at once. */
export const fault: Fault = {
  id: "T14",
  title: `Un MP4 de 1 MB con tablas que se enredan, un SVG de 14 MB, un formulario de 290,000 campos y ${pictures} fotos de 14 MB a la vez`,
  promise:
    "Ninguna visita espera 200 ms más que junto a un servidor en reposo; la memoria no pasa de 600 MB y regresa.",
  minutes: 20,
  async run(tell) {
    await using folder = await temporaryFolder();
    await using server = await startRestartedServer(join(folder.path, "site.db"));
    const administrator = await setUp(server);
    const resting = memoryOf(server.pid)?.resident ?? 0;
    const { visits: idle } = await visitMeanwhile(server, () => wait(10_000));
    tell(`idle: ${idle.longestWait} ms, ${resting} MB`);
    const figures: Figure[] = [
      { name: "junto a un servidor en reposo, la visita más lenta", value: idle.longestWait, unit: "ms" },
      { name: "memoria en reposo", value: resting, unit: "MB" },
    ];
    for (const [name, work] of await attacks(server, administrator)) {
      const { visits } = await visitMeanwhile(server, work);
      tell(`${name}: ${visits.longestWait} ms, ${visits.mostMemory} MB`);
      figures.push(...visitFigures(name, visits, idle));
    }
    // The process that decodes ends twenty seconds after its last file.
    await wait(60_000);
    const after = memoryOf(server.pid)?.resident ?? 0;
    return [
      ...figures,
      { name: "memoria un minuto después", value: after, unit: "MB", limit: resting + 100 },
    ];
  },
};

async function attacks(
  server: RunningServer,
  administrator: Administrator,
): Promise<[name: string, work: () => Promise<unknown>][]> {
  const picture = await largePicture();
  const send = (upload: HeavyUpload) => () => sendUpload(server, administrator, upload);
  return [
    ["MP4 con tablas que se enredan", send(videoWithTables(60_000))],
    ["SVG de 14 MB", send(largeDrawing())],
    ["formulario de 290,000 campos", send(manyFields())],
    [
      `${pictures} fotos de 14 MB a la vez`,
      () => Promise.all(Array.from({ length: pictures }, send(picture))),
    ],
  ];
}
