import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { routePath, siteRoutes } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { freePort, startServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { visitUntilClosed } from "../../server/steady-visitors.ts";
import type { Fault } from "../fault.ts";

const rounds = 10;
const visitors = 50;

export const fault: Fault = {
  id: "R10",
  title: `Se pide al servidor que termine (SIGTERM), ${rounds} veces, con ${visitors} visitantes que no paran`,
  promise:
    "Lo que estaba en curso termina, nadie recibe un error y el proceso acaba en menos de 10 segundos.",
  async run(tell) {
    await using folder = await temporaryFolder();
    const database = join(folder.path, "site.db");
    // At one address: at another every page would be drawn anew at each start.
    const PORT = String(await freePort());
    const paths = siteRoutes(bundledSite)
      .map(routePath)
      .filter((path) => path !== "/404");
    const sums = { answered: 0, failures: 0, badEnds: 0, slowest: 0 };
    for (let round = 1; round <= rounds; round += 1) {
      const server = await startServer(database, { PORT });
      const visiting = Array.from({ length: visitors }, () => visitUntilClosed(server.origin, paths));
      await wait(2000);
      const stoppedAt = performance.now();
      const code = await server.stop();
      sums.slowest = Math.max(sums.slowest, performance.now() - stoppedAt);
      if (code !== 0) sums.badEnds += 1;
      for (const { answered, failures } of await Promise.all(visiting)) {
        sums.answered += answered;
        sums.failures += failures.length;
        for (const failure of failures) tell(failure);
      }
      tell(`${round}/${rounds}: ${sums.answered} respuestas`);
    }
    return [
      { name: "respuestas", value: sums.answered, unit: "respuestas", least: rounds * visitors },
      { name: "peticiones que fallaron", value: sums.failures, unit: "peticiones", limit: 0 },
      { name: "salidas con otro código que 0", value: sums.badEnds, unit: "salidas", limit: 0 },
      { name: "la salida más larga", value: Math.round(sums.slowest), unit: "ms", limit: 10_000 },
    ];
  },
};
