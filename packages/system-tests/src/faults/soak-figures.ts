import type { Figure } from "./fault.ts";
import { percentile } from "./percentile.ts";
import { slope } from "./slope.ts";
import { type Sample, soakMinutes, type Watch } from "./soak-watch.ts";

/** The end of the server: its exit code, and its whole output. */
interface End {
  code: number | null;
  output: string;
}

/** The figures of a soak at a rate of visits. */
export function soakFigures(
  watch: Watch,
  samples: readonly Sample[],
  { code, output, perSecond }: End & { perSecond: number },
): Figure[] {
  const complaints = complaintsIn(output);
  const latency = (share: number) => tenth(percentile(watch.latencies, share));
  return [
    {
      name: "visitas",
      value: watch.latencies.length,
      unit: "páginas",
      least: Math.round(soakMinutes * 60 * perSecond * 0.95),
    },
    { name: "guardados", value: watch.saves, unit: "guardados", least: Math.floor(soakMinutes * 27) },
    {
      name: "publicaciones",
      value: watch.publishes,
      unit: "publicaciones",
      least: Math.floor(soakMinutes / 5),
    },
    { name: "errores", value: watch.errors.length, unit: "errores", limit: 0 },
    { name: "quejas en el registro", value: complaints, unit: "renglones", limit: 0 },
    { name: "salida al terminar", value: code ?? -1, unit: "(código)", limit: 0, least: 0 },
    { name: "una página, mediana", value: latency(50), unit: "ms" },
    { name: "una página, p99", value: latency(99), unit: "ms", limit: 1000 },
    ...growthFigures(samples),
  ];
}

/**
 * The last two thirds count: what comes first is warming up. Memory levels off rather than stops, so that its limit is
 * wide there and narrow in the last third, where a leak would go on.
 */
function growthFigures(samples: readonly Sample[]): Figure[] {
  const settled = samples.slice(Math.floor(samples.length / 3));
  const last = samples.slice(Math.floor((samples.length * 2) / 3));
  const memory = settled.map((sample) => sample.memory);
  const descriptors = settled.map((sample) => sample.descriptors);
  return [
    { name: "memoria al principio", value: samples[0]?.memory ?? Number.NaN, unit: "MB" },
    { name: "memoria, mediana de los dos últimos tercios", value: percentile(memory, 50), unit: "MB" },
    { name: "memoria, lo más alto", value: percentile(memory, 100), unit: "MB" },
    {
      name: "memoria que queda, crecimiento en los dos últimos tercios",
      value: growth(settled, "memory"),
      unit: "MB por hora",
      limit: 150,
    },
    {
      name: "memoria que queda, crecimiento en el último tercio",
      value: growth(last, "memory"),
      unit: "MB por hora",
      limit: 60,
    },
    { name: "archivos abiertos, lo más alto", value: Math.max(...descriptors), unit: "descriptores" },
    {
      name: "archivos que quedan abiertos, crecimiento en los dos últimos tercios",
      value: growth(settled, "descriptors"),
      unit: "por hora",
      limit: 10,
    },
  ];
}

/**
 * How much the least of each fifth of the time grows in an hour: what is left when what is done with has been swept up,
 * and when no visitor happens to hold a connection.
 */
function growth(samples: readonly Sample[], part: "memory" | "descriptors"): number {
  const fifth = Math.ceil(samples.length / 5);
  const fifths = Array.from({ length: 5 }, (_, index) => samples.slice(index * fifth, (index + 1) * fifth));
  const least = fifths.flatMap((some) => some.toSorted((one, other) => one[part] - other[part]).slice(0, 1));
  return tenth(slope(least.map((sample) => [sample.minute / 60, sample[part]])));
}

const tenth = (figure: number) => Math.round(figure * 10) / 10;

/** The output of the server beside its addresses. */
function complaintsIn(output: string): number {
  return output.split("\n").filter((line) => /error|falló|no se pudo/i.test(line)).length;
}
