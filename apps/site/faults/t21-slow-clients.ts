import { join } from "node:path";
import { startServer, temporaryFolder } from "../test/running-server.ts";
import { slowClients } from "../test/threats/slow-client.ts";
import type { Fault } from "./fault.ts";

/** Five hundred clients that never finish their request, while others read pages. */
export const fault: Fault = {
  id: "T21",
  title: "500 clientes lentísimos que nunca terminan su petición",
  promise: "Los demás visitantes no lo notan, y el servidor suelta a los lentos.",
  minutes: 5,
  async run(tell) {
    const folder = await temporaryFolder();
    const server = await startServer(join(folder.path, "site.db"));
    try {
      const started = performance.now();
      const slow = await slowClients(server.origin, 500);
      tell("500 slow connections are open");
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
        { name: "pages meanwhile", value: times.length, unit: "pages", least: 100 },
        { name: "pages that failed", value: failed, unit: "pages", limit: 0 },
        { name: "page, p99", value: Math.round(percentile(times, 0.99)), unit: "ms", limit: 1000 },
        { name: "first slow client let go after", value: Math.round(first / 1000), unit: "s", limit: 15 },
        {
          name: "last one after",
          value: Math.round((performance.now() - started) / 1000),
          unit: "s",
          limit: 30,
        },
      ];
    } finally {
      await server.stop();
      await folder.remove();
    }
  },
};

function percentile(values: number[], share: number): number {
  return (
    values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ??
    Number.POSITIVE_INFINITY
  );
}
