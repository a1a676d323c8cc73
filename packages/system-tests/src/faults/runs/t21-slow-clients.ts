import { join } from "node:path";
import { startServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { slowClients } from "../../threats/slow-client.ts";
import type { Fault, Figure } from "../fault.ts";
import { percentile } from "../percentile.ts";
import { slowBodies } from "../slow-bodies.ts";

const slowHeads = 500;
const slowSenders = 50;

/** Clients that never finish their requests, while others read pages. */
export const fault: Fault = {
  id: "T21",
  title: `${slowHeads} clientes lentísimos que nunca terminan su petición, y ${slowSenders} que mandan su contenido a un byte por segundo`,
  promise: "Los demás visitantes no lo notan, y el servidor suelta a los lentos.",
  minutes: 5,
  async run(tell) {
    await using folder = await temporaryFolder();
    await using server = await startServer(join(folder.path, "site.db"));
    const started = performance.now();
    const seconds = () => Math.round((performance.now() - started) / 1000);
    const [heads, bodies] = await Promise.all([
      slowClients(server.origin, slowHeads),
      slowBodies(server.origin, slowSenders),
    ]);
    tell(`${heads.open()} y ${bodies.open()} conexiones lentas abiertas`);
    const beforeFirst = await visitWhile(server.origin, () => heads.open() === slowHeads);
    const first = seconds();
    const beforeLast = await visitWhile(server.origin, () => heads.open() > 0);
    const last = seconds();
    tell(`a los ${last} s quedan ${bodies.open()}, que mandan su contenido`);
    const beside = await visitWhile(server.origin, () => bodies.open() > 0);
    const visits = [beforeFirst, beforeLast, beside];
    const pages = visits.flatMap(({ times }) => times);
    return [
      { name: "páginas mientras tanto", value: pages.length, unit: "páginas", least: 100 },
      {
        name: "páginas que fallaron",
        value: visits.reduce((sum, { failed }) => sum + failed, 0),
        unit: "páginas",
        limit: 0,
      },
      slowest("página junto a todos, p99", [...beforeFirst.times, ...beforeLast.times]),
      slowest("página junto a los que mandan su contenido, p99", beside.times),
      { name: "el primero que no termina su petición se suelta a los", value: first, unit: "s", limit: 15 },
      { name: "y el último a los", value: last, unit: "s", limit: 30 },
      { name: "el último que manda su contenido se suelta a los", value: seconds(), unit: "s", limit: 40 },
      { name: "y oyeron por qué (408)", value: bodies.refused(), unit: "clientes", least: slowSenders },
    ];
  },
};

/** Reads the home page again and again: milliseconds that each took, and how many were not answered 200. */
async function visitWhile(origin: string, isOn: () => boolean): Promise<{ times: number[]; failed: number }> {
  const times: number[] = [];
  let failed = 0;
  while (isOn()) {
    const startedAt = performance.now();
    const page = await fetch(origin);
    await page.text();
    times.push(performance.now() - startedAt);
    if (page.status !== 200) failed += 1;
  }
  return { times, failed };
}

const slowest = (name: string, times: readonly number[]): Figure => ({
  name,
  value: Math.round(percentile(times, 99)),
  unit: "ms",
  limit: 1000,
});
