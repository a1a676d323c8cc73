import { startInstances } from "../test/instances.ts";
import type { Fault } from "./fault.ts";
import { publicPages } from "./public-pages.ts";

const requests = 10_000;
/** Requests that are under way at once. */
const visitors = 8;

export const fault: Fault = {
  id: "R6",
  title: `${requests} páginas pedidas mientras PostgreSQL no está`,
  promise: "Las páginas no necesitan la base de datos: todas responden 200, iguales a como estaban.",
  async run(tell) {
    await using instances = await startInstances(1);
    const before = await publicPages(instances);
    const pages = [...before.entries()];
    await instances.postgres.kill();
    let asked = 0;
    const counts = { good: 0, other: 0 };
    const visit = async () => {
      for (let turn = asked++; turn < requests; turn = asked++) {
        const [path = "/", expected] = pages[turn % pages.length] ?? [];
        const response = await fetch(`${instances.origin}${path}`);
        const same = `${response.status} ${await response.text()}` === expected;
        if (same && response.status === 200) counts.good += 1;
        else counts.other += 1;
        if (turn % 2_500 === 0) tell(`${turn} páginas`);
      }
    };
    await Promise.all(Array.from({ length: visitors }, visit));
    const { database } = await (await fetch(`${instances.origin}/readyz`)).json();
    return [
      { name: "páginas distintas", value: pages.length, unit: "páginas", least: 20 },
      { name: "200 con los mismos bytes", value: counts.good, unit: "páginas", least: requests },
      { name: "otra respuesta", value: counts.other, unit: "páginas", limit: 0 },
      { name: "la base estaba al final", value: Number(database), unit: "", limit: 0 },
    ];
  },
};
