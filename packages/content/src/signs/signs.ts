import { appointmentSigns } from "./appointment-signs.ts";
import { emergencySigns } from "./emergency-signs.ts";
import { todaySigns } from "./today-signs.ts";

/** The signs of the site, each at the one level of care that it has on every page. */
export const signTable = {
  emergencia: emergencySigns,
  hoy: todaySigns,
  cita: appointmentSigns,
} as const;

type SignLevel = keyof typeof signTable;

/** The ids of the signs of a level; of all levels by default. */
export type SignId<Level extends SignLevel = SignLevel> = Level extends SignLevel
  ? keyof (typeof signTable)[Level] & string
  : never;

interface KnownSign {
  id: string;
  /** A whole phrase that begins with a capital letter and ends with a full stop. */
  text: string;
  level: SignLevel;
}

const levels: readonly SignLevel[] = ["emergencia", "hoy", "cita"];
const signsOf = (level: SignLevel): Record<string, string> => signTable[level];

/** Every sign with its id and its level. */
export const knownSigns: readonly KnownSign[] = levels.flatMap((level) =>
  Object.entries(signsOf(level)).map(([id, text]) => ({ id, text, level })),
);
const byId = new Map(knownSigns.map((sign) => [sign.id, sign]));
const byText = new Map(knownSigns.map((sign) => [sign.text, sign]));

/** The level of a sign that is written word for word as in the table; undefined for any other text. */
export const levelOfSign = (text: string): SignLevel | undefined => byText.get(text)?.level;

/** The words of the signs with these ids, in their order. */
export function signTexts<Level extends SignLevel>(level: Level, ids: readonly SignId<Level>[]): string[] {
  const signs = signsOf(level);
  return ids.flatMap((id) => signs[id] ?? []);
}

const reference = /^#([\p{L}\p{N}_-]+)$/u;

/** A text as it is stored: `#` and the id of a sign of this level become the text of the sign. */
export function signWords(level: SignLevel, text: string): string {
  const [, id = ""] = text.match(reference) ?? [];
  const sign = byId.get(id);
  return sign?.level === level ? sign.text : text;
}

/** Why a text that was read by {@link signWords} names no sign of this level; null for the words of a sign. */
export function signProblem(level: SignLevel, text: string): string | null {
  const [, id = ""] = text.match(reference) ?? [];
  if (id === "") return null;
  const sign = byId.get(id);
  if (sign === undefined) return `«#${id}» no está en la tabla de señales; escribe la señal con palabras`;
  return sign.level === level ? null : `«#${id}» va en «${levelLabels[sign.level]}»`;
}

const levelLabels: Record<SignLevel, string> = {
  emergencia: "Emergencia",
  hoy: "Hoy mismo",
  cita: "Con cita",
};
