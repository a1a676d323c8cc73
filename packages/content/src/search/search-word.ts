import { foldedText } from "../site/text.ts";
import { stemOf, withoutDiminutive } from "./spanish-stem.ts";

/** Words that tell no pages apart: they are in every sentence, name a person, or say that somebody asks. */
const stopWords = new Set(
  [
    "a al algo bien como con cual cuando cuanto cuanta cuantos cuantas de del desde donde e el ella en es ese esa eso esta este esto estoy estan era fue ha haber hace hacia han hasta hay he la las le les lo los me mi mis muy mas mucho mucha muchos muchas ni no nos o para pero por porque pues q que quien se ser si siento sin sobre solo son soy su sus tan tantito te tengo ti tiene tienen toda todo todos traigo trae tu tus un una uno unos unas va van voy y ya yo",
    "mama papa mami papi madre padre esposo esposa marido mujer hijo hija hermano hermana abuelo abuela abuelito abuelita abue suegro suegra tio tia senor senora vecina amiga amigo",
    "puedo puede pueden podria quiero quisiera quieren necesito debo debe dijo dicen dijeron saber hola gracias ayuda favor dar da dio paso tuve tuvo",
    "dia dias semana semanas mes meses ano anos dos tres cuatro cinco vez veces otra otro siempre ahora hoy ayer luego",
  ].flatMap((words) => words.split(" ")),
);

/**
 * Words with one meaning for a patient, in each stem that they have. The first word of a line stands for all of them in the
 * index, so a page is found by any of them.
 */
const sameMeaning = [
  "dolor duele duelen dolia dolido adolorido adolorida",
  "hincha hinchada hinchazon inflama inflamacion inflamada",
  "pantorrilla chamorro",
  "coagulo trombo cuajo cuajaron",
  "diabetes diabetico diabetica azucar",
  "cirugia operacion operar opera operaron operada",
  "dormido duerme duermen durmio adormece adormecido adormecimiento entume entumido entumecido entumecimiento",
  "panza estomago vientre barriga abdomen",
  "avion vuelo volar vuela",
  "ulcera llaga",
  "espesa gruesa",
  "cierra cerrar sana sanar cicatriza cicatrizar",
  "rinon rinones renal",
  "late latido palpita palpitar brinca",
  "inyeccion inyectar inyectaron",
  "angiologa angiologo angiologia",
  "calceta calcetas medias",
  "fumar fumo fumador fumadora cigarro tabaco",
  "arde arden ardor quema queman quemazon",
  "hormigueo hormigas hormiguitas",
  "pica pican comezon picazon",
  "calambre acalambro acalambra",
  "frio fria helado helada enfria",
  "blanco blanca palido palida",
  "bola bolas bulto chipote chichon",
  "falla fallan sirve sirven funciona funcionan",
  "acuesto acuesta acostar acostarme acostado acostada",
  "pesada pesadas pesadez pesan",
  "familia hereda heredan herencia",
  "supura llora lloran escurre",
  "nalgas pompas pompis gluteo gluteos",
  "saltadas brotadas abultadas",
  "caminar camina camino andar",
];

const meanings = new Map(
  sameMeaning.flatMap((line) => {
    const stems = line.split(" ").map(stemOf);
    return stems.map((stem) => [stem, stems[0] ?? stem]);
  }),
);

/** Words of the weeks after a pregnancy, which lead to the same pages. In these forms: `parte` has the stem of `parto`. */
const afterPregnancy = new Set(
  "parto partos posparto postparto cesarea cesareas aliviada alivie pari parida puerperio".split(" "),
);

/** The stem of every word of pregnancy and of the weeks after. */
export const pregnancyStem = stemOf("embarazo");

/**
 * A word as the index compares it: its stem by its sound, without the ending of a diminutive, so that `arañitas` and `araña`,
 * `várices` and `barice`, `hincha` and `hinchada` are one. Words of pregnancy are one, too. Null for a stop word.
 */
export function searchWord(word: string): string | null {
  const plain = foldedText(word);
  if (plain.length < 2 || stopWords.has(plain)) return null;
  if (afterPregnancy.has(plain)) return pregnancyStem;
  const stem = stemOf(withoutDiminutive(plain));
  return meanings.get(stem) ?? stem;
}
