import type { SignId } from "../signs/signs.ts";

/**
 * How people type an emergency, by the sign that it is. A phrase is found where each of its words begins a word of the
 * query; `a|b` is one of several beginnings, and `=a` is the whole word. Small letters without accents. In Mexico an
 * `embolia` is a stroke.
 */
export const emergencyWords: Record<SignId<"emergencia">, readonly string[]> = {
  "extremidad-subita": [
    "pierna|brazo|pie|mano|dedo frio|fria|enfri|hela|palid|blanc|morad|azul|dormi|durmi|duerm|debil|fuerza pronto|repen|golpe|subit",
    "no|sin sient|sentir|muev|mover|respond|sensib pierna|brazo|pie|mano",
    "pierna|brazo paraliz",
    "pierna|pie frio|fria|hela blanc|palid",
  ],
  "mano-pie-subito": ["mano|pie|pies frio|fria|enfri golpe|pronto|repen|subit"],
  "pulso-falta": ["falta|sin pulso dolor|duele|palid|frio|fria|hormigu|paralis"],
  "pulso-tras-lesion": ["pulso|enfri|fria fractur|cateteris|herid|balazo"],
  "color-subito-pie": ["pie|pies azul|morad", "pie|pierna|dedo cambi|color subit|repen|pronto|golpe"],
  "dedo-negro": ["dedo|pie negr|oscur|prieto", "gangren"],
  "herida-infectada": [
    "herid|llaga|ulcera pus|fiebre|calentura|olor|huele|apest|infec|podri|supura",
    "pus pie|pies|pierna|dedo|talon|tobillo",
    "pie|pies|dedo podri|supura",
  ],
  "dolor-reposo-frio": [
    "dolor|duele repos|noche|acost|descans frio|fria|hela",
    "dolor|duele intoler|insopor",
    "no aguant dolor",
  ],
  evc: [
    "embolia",
    "derrame",
    "infarto cerebr",
    "ictus",
    "apoplej",
    "cara|boca|rostro chuec|torci|tuerc|caid|cae|dormi|durmi|duerm|adorm|paral|desvi",
    "cara|boca|rostro fue|hizo lado",
    "medio lado dormi|durmi|duerm|adorm|debil|fuerza|paral",
    "lado|medio|mitad cuerpo|cara|brazo|pierna dormi|durmi|duerm|adorm|debil|fuerza|paral|mueve",
    "no|cuesta|dificult|trab|raro|arrastr|enred habl|palabr",
    "brazo|mano|pierna sin fuerza",
    "paralis",
  ],
  esfinteres: [
    "no control|contener|aguant orin|pipi|evacu|popo|esfinter",
    "perd|pierd|involunt orin|pipi|evacu|popo|esfinter",
  ],
  "falta-de-aire": [
    "falta aire",
    "no respir",
    "respir mal|apenas",
    "sin aire",
    "se va|acaba|corta aire",
    "cuesta|dificult|trabajo|agit respir",
    "ahog",
    "asfix",
  ],
  "dolor-de-pecho": ["dolor|duele|presion|opres|apriet|punzad pecho", "infarto", "ataque corazon"],
  "dolor-al-respirar": ["dolor|duele respir"],
  "tos-sangre": ["tos|toso|toser|tosi|escup sangr"],
  desmayo: [
    "desmay",
    "desvanec",
    "no despiert|reacciona",
    "perd|perdi conocim|conscien",
    "inconsci",
    "mareo subit|repen",
    "convuls",
  ],
  palpitaciones: ["palpitac", "taquicard", "corazon aceler|rapid|brinc"],
  "hinchazon-con-alarma": ["hinch aire|pecho|desmay"],
  "pierna-azul": ["pierna|brazo hinch palid|negr", "pierna|brazo azul|morad"],
  "dolor-aorta": [
    "dolor|duele abdom|panza|estomag|espalda|vientre|barriga subit|intens|fuert|repen|pronto|horribl|insopor",
    "aneurism roto|rompi|revent|rotur|ruptur",
  ],
  "sudor-frio": ["sudor|sudo|sudando frio", "palid sudor|sudo|sudand"],
  "masa-late": ["masa|bola|bolita|late dolor|duele|desmay|palid abdom|panza|estomag"],
  "palidez-general": ["palid desmay|pecho|abdom"],
  "palidez-sangrado": ["palid sangr"],
  "varice-sangra": [
    "varice|vena revent|trono|rompi",
    "varice|vena sangr no cede|para|deja|detien",
    "varice|vena =sangra|=sangran",
  ],
  "sangrado-puncion": [
    "sangr no cede|para|deja|detien",
    "hemorrag",
    "desangr",
    "vomit sangr",
    "=sangrando",
    "sangr much",
  ],
  "sangrado-anticoagulante": ["sangr anticoag mucho|no|cede"],
  "sangre-anticoagulante": ["vomit sangr", "popo|excrement|evacu negr|prieto|sangr", "orin|pipi sangr|roj"],
  "cabeza-anticoagulante": ["anticoag cabeza|golp|cai"],
  "herida-pulsos": [
    "sangr pulsos|chorro|borbot",
    "balazo",
    "herid bala|cuchill|navaj|machet|disparo",
    "picaron|cortaron|corte|corto|enterr cuchill|navaj|machet",
    "cuchillad|navajaz|machetaz",
    "apunal",
  ],
  "moreton-crece": ["moret|bulto|hematom crec", "moret|bulto|hematom hac|hizo grande"],
  "acceso-sangra": ["sangr fistul|cateter"],
  "cateter-sale": ["cateter sale|salio|safo|zafo|arranc|cayo|jalo"],
  "preeclampsia-cabeza": ["embaraz|parto cabeza", "embaraz|parto hinch cara|manos", "preeclamps", "eclamps"],
  "preeclampsia-vista": ["embaraz|parto luces|lucecitas|costillas|boca"],
};

/** How people ask for the number itself or for somebody who comes, and how they say that they want to die. */
export const helpWords: readonly string[] = [
  "emergenc",
  "911",
  "ambulanc",
  "auxilio",
  "=cruz =roja",
  "paramedic",
  "suicid",
  "quiero|quisiera =morir|=morirme",
];
