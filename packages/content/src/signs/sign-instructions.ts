import { fistulaSigns } from "./sign-groups.ts";
import type { SignId } from "./signs.ts";

type UrgentLevel = "emergencia" | "hoy";

interface Instruction<Level extends UrgentLevel> {
  /** Whole short sentences. */
  text: string;
  signs: readonly SignId<Level>[];
}

/** What to do about every sign of a level, whichever page shows it. */
const general: Record<UrgentLevel, string> = {
  emergencia: "Llama al 911.",
  hoy: "Ve hoy mismo a urgencias, o llama para que hoy te valoren. Si no te contestan, no esperes.",
};

/** First aid and further advice of single signs, in the order of the text. */
const further: { readonly [Level in UrgentLevel]: readonly Instruction<Level>[] } = {
  emergencia: [
    { text: "No manejes.", signs: ["dolor-aorta", "masa-late", "sudor-frio"] },
    {
      text: "Si es el habla, la vista o un lado del cuerpo, anota la hora en que empezó.",
      signs: ["evc", "vista-subita", "equilibrio-cabeza"],
    },
    {
      text: "Si sangra una várice, acuéstate, eleva la pierna y presiona directo, sin soltar.",
      signs: ["varice-sangra"],
    },
    {
      text: "Si sangra una herida, presiona directo, sin soltar.",
      signs: ["sangrado-puncion", "sangrado-anticoagulante", "herida-pulsos", "palidez-sangrado"],
    },
    { text: "No retires objetos clavados.", signs: ["herida-pulsos"] },
    {
      text: "Si sangra la fístula o el catéter, presiona con dos dedos donde sale la sangre, sin soltar. Si es del brazo, levántalo.",
      signs: ["acceso-sangra"],
    },
    { text: "Si se sale el catéter, cierra la pinza y presiona el sitio.", signs: ["cateter-sale"] },
    {
      text: "Si tomas una medicina contra los coágulos, dilo.",
      signs: ["sangrado-anticoagulante", "sangre-anticoagulante", "cabeza-anticoagulante"],
    },
    {
      text: "Si un brazo o una pierna se enfría, afloja lo que apriete: sin elevar, sin calor y sin masaje.",
      signs: [
        "extremidad-subita",
        "mano-pie-subito",
        "pulso-falta",
        "pulso-tras-lesion",
        "dolor-reposo-frio",
      ],
    },
    { text: "No des masaje a una pierna hinchada.", signs: ["pierna-azul", "hinchazon-con-alarma"] },
    {
      text: "Si vives con diabetes, llama aunque no te duela.",
      signs: ["dedo-negro", "color-subito-pie", "herida-infectada"],
    },
  ],
  hoy: [
    { text: "Quita antes el vendaje o la media que aprieta.", signs: ["vendaje-apretado"] },
    {
      text: "Si es una hinchazón o la pantorrilla, pide un Doppler y no des masaje.",
      signs: [
        "hinchazon-un-lado",
        "hinchazon-subita-dolor",
        "hinchazon-tras",
        "hinchazon-embarazo",
        "hinchazon-tras-sesion",
        "dolor-pantorrilla",
        "dolor-pantorrilla-tras",
        "trombosis-reciente",
      ],
    },
    { text: "No apoyes un pie hinchado, rojo o caliente.", signs: ["pie-hinchado-diabetes"] },
    { text: "Con fiebre, ve directo a urgencias.", signs: ["piel-roja-fiebre", "fiebre-tras"] },
    {
      text: "Si es tu fístula o tu catéter, ve directo a urgencias.",
      signs: [...fistulaSigns, "fistula-calla", "mano-acceso-fria", "cuello-hinchado"],
    },
    {
      text: "Con un aneurisma, ve directo a urgencias; si el dolor aumenta, llama al 911.",
      signs: ["dolor-leve-aneurisma"],
    },
  ],
};

/** The sentences that belong to one sign, on every page that shows it. */
export function instructionsOfSign<Level extends UrgentLevel>(level: Level, sign: SignId<Level>): string[] {
  return [
    general[level],
    ...further[level].filter(({ signs }) => signs.includes(sign)).map(({ text }) => text),
  ];
}

/** What to do about these signs: one text, made only of the instructions of the signs. */
export function signInstruction<Level extends UrgentLevel>(
  level: Level,
  shownSigns: readonly SignId<Level>[],
): string {
  const texts = further[level]
    .filter(({ signs }) => signs.some((sign) => shownSigns.includes(sign)))
    .map(({ text }) => text);
  return [general[level], ...texts].join(" ");
}
