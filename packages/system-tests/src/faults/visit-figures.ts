import type { Visits } from "../visits/visit-meanwhile.ts";
import type { Figure } from "./fault.ts";

/** Most megabytes of a server with all processes that it starts. */
const memoryLimit = 600;
/** How much longer a visit may wait than beside an idle server, in milliseconds. */
const delayLimit = 200;

/** The figures of visits during an attack; `idle` are those beside a server that does nothing else. */
export const visitFigures = (attack: string, visits: Visits, idle: Visits): Figure[] => [
  {
    name: `${attack}: la visita más lenta`,
    value: visits.longestWait,
    unit: "ms",
    limit: idle.longestWait + delayLimit,
  },
  { name: `${attack}: visitas que fallaron`, value: visits.failed, unit: "visitas", limit: 0 },
  { name: `${attack}: memoria`, value: visits.mostMemory, unit: "MB", limit: memoryLimit },
];
