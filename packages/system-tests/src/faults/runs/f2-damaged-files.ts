import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { setUp } from "@consultorio/testkit/server/administrator";
import { temporaryFolder } from "@consultorio/testkit/server/running-server";
import { uploadFormats } from "../../fuzz/damaged-file.ts";
import { tryUploads } from "../../fuzz/try-uploads.ts";
import { memoryOf } from "../../machine/machine.ts";
import { visitMeanwhile } from "../../visits/visit-meanwhile.ts";
import type { Fault, Figure } from "../fault.ts";
import { startRestartedServer } from "../restarted-server.ts";
import { visitFigures } from "../visit-figures.ts";

const count = 10_000;

/** Ten thousand damaged files of each format that an upload may have. */
export const fault: Fault = {
  id: "F2",
  title: `${count.toLocaleString("en")} archivos dañados de cada formato (${uploadFormats.join(", ")}), subidos de dos en dos`,
  promise:
    "Cada uno se guarda o se rechaza con su motivo; ninguna visita espera 200 ms más que junto a un servidor en reposo, y la memoria regresa.",
  minutes: 240,
  async run(tell) {
    await using folder = await temporaryFolder();
    const database = join(folder.path, "site.db");
    await using server = await startRestartedServer(database);
    const administrator = await setUp(server);
    const resting = memoryOf(server.pid)?.resident ?? 0;
    const { visits: idle } = await visitMeanwhile(server, () => wait(10_000));
    const figures: Figure[] = [
      { name: "junto a un servidor en reposo, la visita más lenta", value: idle.longestWait, unit: "ms" },
    ];
    for (const format of uploadFormats) {
      const plan = { format, count, seed: 10_000, database };
      const { result, visits } = await visitMeanwhile(server, () => tryUploads(administrator, plan, tell));
      for (const line of result.wrong.slice(0, 20)) tell(`✗ ${line}`);
      figures.push(
        { name: `${format}: archivos`, value: result.statuses.length, unit: "archivos", least: count },
        { name: `${format}: guardados`, value: result.kept, unit: "archivos" },
        {
          name: `${format}: otra respuesta que 201 o 422`,
          value: result.wrong.length,
          unit: "archivos",
          limit: 0,
        },
        ...visitFigures(format, visits, idle),
      );
    }
    await wait(60_000);
    const after = memoryOf(server.pid)?.resident ?? 0;
    return [
      ...figures,
      { name: "memoria un minuto después", value: after, unit: "MB", limit: resting + 100 },
    ];
  },
};
