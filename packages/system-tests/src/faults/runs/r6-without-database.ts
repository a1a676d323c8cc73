import { setUp } from "@consultorio/testkit/server/administrator";
import { startInstances } from "@consultorio/testkit/server/instances";
import type { Fault } from "../fault.ts";
import { answerOf, publicPages } from "../public-pages.ts";
import { publishUpload, uploadsOn } from "../uploaded-picture.ts";

const requests = 10_000;
/** Requests that are under way at once. */
const visitors = 8;

export const fault: Fault = {
  id: "R6",
  title: `${requests} páginas, y las imágenes subidas que muestran, pedidas mientras PostgreSQL no está`,
  promise: "Las páginas no necesitan la base de datos: todas responden 200, iguales a como estaban.",
  async run(tell) {
    await using instances = await startInstances(1);
    await publishUpload(await setUp(instances));
    const pages = await publicPages(instances);
    const uploads = uploadsOn(pages);
    const paths = [...pages.keys(), ...uploads];
    const before = await Promise.all(paths.map((path) => answerOf(instances, path)));
    await instances.postgres.kill();
    let requestCount = 0;
    const counts = { good: 0, other: 0 };
    const visit = async () => {
      for (let turn = requestCount++; turn < requests; turn = requestCount++) {
        const answer = await answerOf(instances, paths[turn % paths.length] ?? "/");
        const same = answer === before[turn % paths.length];
        if (same && answer.startsWith("200 ")) counts.good += 1;
        else counts.other += 1;
        if (turn % 2_500 === 0) tell(`${turn} páginas`);
      }
    };
    await Promise.all(Array.from({ length: visitors }, visit));
    const { database } = await (await instances.askLocally(0, "/readyz")).json();
    return [
      { name: "páginas distintas", value: pages.size, unit: "páginas", least: 20 },
      { name: "y archivos de una imagen subida", value: uploads.length, unit: "archivos", least: 1 },
      { name: "200 con los mismos bytes", value: counts.good, unit: "respuestas", least: requests },
      { name: "otra respuesta", value: counts.other, unit: "respuestas", limit: 0 },
      { name: "la base estaba al final", value: Number(database), unit: "", limit: 0 },
    ];
  },
};
