import { join } from "node:path";
import { startServer, temporaryFolder } from "../test/running-server.ts";
import { slowClients } from "../test/threats/slow-client.ts";
import type { Fault } from "./fault.ts";
import { percentile } from "./percentile.ts";

/** Five hundred clients that never finish their request, while others read pages. */
export const fault: Fault = {
  id: "T21",
  title: "500 clientes lentísimos que nunca terminan su petición",
  promise: "Los demás visitantes no lo notan, y el servidor suelta a los lentos.",
  minutes: 5,
  async run(tell) {
    await using folder = await temporaryFolder();
    await using server = await startServer(join(folder.path, "site.db"));
    const started = performance.now();
    const slow = await slowClients(server.origin, 500);
    tell("500 conexiones lentas abiertas");
    const times: number[] = [];
    let failed = 0;
    while (slow.open() > 0) {
      const asked = performance.now();
      const { status } = await fetch(server.origin).then(async (page) => ({
        status: page.status,
        text: await page.text(),
      }));
      times.push(performance.now() - asked);
      if (status !== 200) failed += 1;
    }
    const first = performance.now() - started;
    await slow.gone;
    return [
      { name: "páginas mientras tanto", value: times.length, unit: "páginas", least: 100 },
      { name: "páginas que fallaron", value: failed, unit: "páginas", limit: 0 },
      { name: "página, p99", value: Math.round(percentile(times, 99)), unit: "ms", limit: 1000 },
      {
        name: "el primer cliente lento se suelta a los",
        value: Math.round(first / 1000),
        unit: "s",
        limit: 15,
      },
      {
        name: "y el último a los",
        value: Math.round((performance.now() - started) / 1000),
        unit: "s",
        limit: 30,
      },
    ];
  },
};
