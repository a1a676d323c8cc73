import { type Care, type CareLevelName, careLevelNames } from "../schema/evidence.ts";

/** Ways to ask for help: the emergency number, the office by telephone, the office in writing. */
export type CareContact = "911" | "call" | "message";

/** How soon to be seen for some signs, what to do, and whom a page may offer for it. */
export interface CareLevel {
  level: CareLevelName;
  title: string;
  action: string;
  signs: string[];
  contacts: readonly CareContact[];
}

const levels: Record<CareLevelName, { title: string; contacts: readonly CareContact[] }> = {
  emergencia: { title: "Emergencia: llama al 911", contacts: ["911"] },
  hoy: { title: "Atiéndete hoy mismo", contacts: ["call"] },
  cita: { title: "Con cita", contacts: ["call", "message"] },
};

/**
 * The care levels of a record, the most urgent first; levels without signs are left out. An emergency is never
 * answered by message or with a booking: its only contact is 911.
 */
export function careLevels({ care = {} }: { care?: Care | undefined }): CareLevel[] {
  return careLevelNames.flatMap((level) => {
    const found = care[level];
    return found === undefined || found.signs.length === 0 ? [] : [{ level, ...levels[level], ...found }];
  });
}
