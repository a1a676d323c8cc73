import { describe, expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { knownSigns } from "../signs/signs.ts";
import { isEmergency } from "./emergency.ts";
import { createSearch } from "./search.ts";
import { searchGroups } from "./search-groups.ts";

const entries = searchGroups(bundledSite).flatMap((group) => group.entries);
const search = createSearch(
  entries.map(({ href, name, description, terms, words, text }) => ({
    id: href,
    name,
    description,
    terms: terms.join("; "),
    words: words.join("; "),
    text: text.join(" "),
  })),
);

/** What patients type, by the page that has to come first. `911` before it: the answer begins with the emergency. */
const queries: Record<string, string[]> = {
  "/guias/pies-y-diabetes": ["pie diabetico", "pie diavetico", "cómo cuido mis pies si tengo diabetes"],
  "/guias/viajar-con-riesgo-de-trombosis": ["viaje largo en avión", "puedo viajar si tuve trombosis"],
  "/guias/cuida-tu-fistula": [
    "cuidados de la fístula",
    "como cuidar la fistula",
    "911 sangra mi fistula",
    "911 me sangra la fístula",
  ],
  "/guias/medias-de-compresion": [
    "como poner medias de compresion",
    "cómo me pongo las medias",
    "medias de compresión",
    "calcetas para las varices",
    "dedos morados con la media",
  ],
  "/guias/como-usar-tu-seguro": ["carta pase", "reembolso", "¿cómo uso mi seguro de gastos médicos?"],
  "/guias/tu-primera-consulta": ["qué llevo a la consulta", "primera consulta", "que llevar a mi cita"],
  "/guias/caminar-con-dolor": ["plan de caminata", "ejercicio para la mala circulacion"],
  "/guias/linfedema-en-casa": ["manga de compresion", "cuidados del linfedema en casa"],
  "/guias/cirugia-de-varices": ["recuperacion de varices", "despues de la operacion de varices"],
  "/guias/escleroterapia-paso-a-paso": ["cuidados después de inyectar las venas"],
  "/guias/angioplastia-antes-y-despues": ["cuidados del stent", "después de la angioplastia"],
  "/guias/bypass-antes-y-despues": ["después del bypass", "cuidados después del bypass"],
  "/guias/preguntas-frecuentes": ["preguntas frecuentes", "tengo dudas"],
  "/enfermedades/varices": [
    "varices",
    "barices",
    "varizes en las piernas",
    "venas saltadas",
    "venas brotadas en la pierna",
    "piernas cansadas",
    "piernas pesadas",
    "flebitis",
    "embarazo",
    "várices en el embarazo",
    "911 se me revento una vena",
    "911 me sangra una varice y no para",
    "911 varice que sangra",
    "911 me sangra una várice",
    "911 estoy sangrando",
  ],
  "/enfermedades/enfermedad-arterial-periferica": [
    "mala circulacion",
    "mala circulasion en las piernas",
    "arterias tapadas",
    "colesterol en las piernas",
    "pies helados",
    "no me circula la sangre",
    "enfermedad arterial periférica",
  ],
  "/enfermedades/aneurisma-aorta-abdominal": [
    "aneurisma",
    "anurisma",
    "me late la panza",
    "bolita que late en la panza",
    "siento el corazón en el estómago",
    "911 aneurisma reventado",
  ],
  "/enfermedades/trombosis-venosa-profunda": [
    "trombosis",
    "trombocis",
    "coágulo",
    "coagulo en la pierna",
    "se me hizo un coágulo en la pierna",
    "TVP",
    "sangre espesa",
    "911 mi pierna está morada",
    "911 pierna azul",
  ],
  "/enfermedades/tromboembolia-pulmonar": [
    "911 embolia pulmonar",
    "coágulo en el pulmón",
    "911 me falta el aire",
    "911 falta de aire de repente",
    "911 mi mama no respira bien",
    "911 mi papá respira mal",
    "911 no respira",
    "911 no puedo respirar",
    "911 me cuesta respirar",
    "911 dolor de pecho",
    "911 me duele el pecho",
    "911 escupo sangre",
    "911 tos con sangre",
  ],
  "/enfermedades/enfermedad-renal-fistula": [
    "riñones",
    "falla de los riñones",
    "diálisis",
    "insuficiencia renal",
  ],
  "/enfermedades/isquemia-critica": [
    "911 gangrena",
    "911 dedo negro",
    "911 tengo un dedo del pie negro",
    "herida del pie que no cierra",
    "me duele el pie en la noche",
    "amputación",
    "911 pus en el pie",
    "911 pie morado",
    "911 se me puso morado el pie",
    "no se me quita la herida del pie",
  ],
  "/enfermedades/enfermedad-buerger": [
    "buerger",
    "circulación por fumar",
    "cigarro y circulación",
    "dedos azules de fumador",
  ],
  "/enfermedades/linfedema": [
    "linfedema",
    "linfadema",
    "hinchazón después del cáncer de mama",
    "elefantiasis",
    "hinchazón que no baja",
  ],
  "/enfermedades/fistulas-arteriovenosas": [
    "vena que vibra",
    "vena que zumba",
    "zumbido en una vena",
    "911 herida de bala",
  ],
  "/sintomas/claudicacion-intermitente": [
    "me duelen las piernas al caminar",
    "me duele la pierna al caminar",
    "calambres al caminar",
    "me canso al caminar",
    "claudicasion",
    "tengo que pararme a descansar",
    "dolor de pantorrilla al caminar",
  ],
  "/sintomas/parestesias": [
    "hormigueo",
    "hormigueo en los pies",
    "se me duermen las manos",
    "pies dormidos",
    "ardor en los pies",
    "piquetes en las piernas",
    "911 derrame cerebral",
    "911 embolia",
    "911 cara chueca",
    "911 no puedo hablar",
    "se me durmió el brazo",
    "911 se me durmió el brazo de golpe",
  ],
  "/sintomas/pulso-ausente-o-disminuido": [
    "no se siente el pulso",
    "pulso débil",
    "no me encuentran el pulso",
  ],
  "/sintomas/palidez-de-la-piel": [
    "dedos blancos",
    "se me ponen blancos los dedos",
    "manos blancas con el frio",
    "piel pálida",
  ],
  "/sintomas/edema-unilateral": [
    "piernas hinchadas",
    "se me hincha una pierna",
    "pies ichados",
    "pierna ichada",
    "se me hinchó una pierna",
    "se me hincho el pie",
    "tobillo hinchado",
    "pierna inflamada",
    "celulitis",
    "hinchazón en el embarazo",
    "tengo la pierna bien hinchada y dura",
    "se me incho la pierna y me duele",
  ],
  "/servicios/consulta-angiologia": [
    "moretones",
    "me salen moretones",
    "doctor de la circulación",
    "especialista en varices",
    "qué especialista necesito",
    "segunda opinión",
  ],
  "/servicios/ultrasonido-doppler-vascular": [
    "doppler",
    "ultrazonido dopler",
    "ultrasonido de piernas",
    "ultrasonido de carótidas",
  ],
  "/servicios/cirugia-varices-minima-invasion": [
    "operación de varices",
    "quitar las várices",
    "láser de várices",
    "safena",
  ],
  "/servicios/escleroterapia": [
    "arañitas",
    "aranitas en las piernas",
    "inyecciones para las varices",
    "escleroterpia",
    "venitas moradas",
  ],
  "/servicios/tratamiento-ulceras-venosas": [
    "llaga que no cierra",
    "ulcera en la pierna",
    "úlcera varicosa",
    "curaciones",
  ],
  "/servicios/trombectomia-venosa": ["quitar el coágulo", "sacar el trombo"],
  "/servicios/reparacion-endovascular-aneurismas": ["operación de aneurisma", "endoprotesis"],
  "/servicios/angioplastia-arterial": [
    "destapar las arterias",
    "stent",
    "angio plastia",
    "cateterismo en la pierna",
  ],
  "/servicios/bypass-arterial": ["bypass", "baipas", "puente en la pierna", "me van a amputar la pierna"],
  "/servicios/creacion-fistulas-hemodialisis": ["hemodialisis", "fistula para dialisis"],
  "/servicios/colocacion-angioaccesos": [
    "cateter para quimioterapia",
    "permacath",
    "911 se me salió el catéter",
  ],
  "/contacto": [
    "¿atienden sábados?",
    "¿abren los domingos?",
    "¿a qué hora abren?",
    "¿aceptan GNP?",
    "¿aceptan tarjeta?",
    "metlife",
    "cuanto cuesta la consulta",
    "dónde está el consultorio",
    "dónde están",
    "911 emergencia",
    "911 número de emergencias",
    "911 ambulancia",
    "quiero una cita",
    "telefono",
    "factura",
  ],
};

const all = Object.entries(queries).flatMap(([href, texts]) =>
  texts.map((text) => ({ query: text.replace(/^911 /, ""), urgent: text.startsWith("911 "), href })),
);

test("there are more than a hundred", () => {
  expect(all.length).toBeGreaterThan(100);
});

test.each(all)("«$query» leads to $href", ({ query, href }) => {
  expect(search(query).slice(0, 3)).toContain(href);
  expect(search(query)[0]).toBe(href);
});

describe("911", () => {
  test.each(all)("is shown for «$query»: $urgent", ({ query, urgent }) => {
    expect(isEmergency(query)).toBe(urgent);
  });

  test.each([
    "no puedo respirar",
    "me estoy ahogando",
    "me duele mucho el pecho",
    "dolor de pecho",
    "infarto",
    "se le torció la boca",
    "se le durmió la mitad de la cara",
    "no puede mover el brazo",
    "mi papá no puede hablar",
    "habla raro",
    "se me enfrió la pierna de golpe",
    "pierna fria y palida de repente",
    "dolor fuerte de panza y espalda",
    "me desmayé",
    "desmallo",
    "estoy tosiendo sangre",
    "no para de sangrar",
    "pierna hinchada y morada",
    "mi herida huele mal y tengo fiebre",
    "no puedo sentir la pierna",
    "medio cuerpo dormido",
    "no puedo hablar con claridad",
    "derrames cerebrales",
    "perdí el control de la orina",
    "no aguanto la pipí",
    "tengo pus en los dedos del pie",
    "me sale mucha sangre",
    "sangra y ya no para",
    "saco sangre cuando toso",
    "sale sangre de la fístula",
  ])("is shown for «%s»", (query) => {
    expect(isEmergency(query)).toBe(true);
  });

  test.each([
    "",
    "pie frío",
    "dolor de piernas",
    "dolor de espalda",
    "caracol",
    "moretones",
    "me duelen los pies",
    "herida sin fiebre",
    "várices negras",
    "venas moradas en la pierna",
    "me salen moretones morados en las piernas",
    "horario",
    "embolización",
    "puedo hablar con la doctora",
    "quiero hablar con un médico",
    "no hablo español",
    "derrames en las piernas",
    "auxiliar de enfermería",
    "control de orina",
    "se me durmió el brazo",
    "una várice que sangró ayer",
    "ya no está sangrando",
    "pie sin pus",
    "me sacaron sangre del brazo de la fístula",
    "pies morados con el frío",
    "ejercicios para respirar",
    "sangrado",
    "me sacaron mucha sangre",
  ])("is not shown for «%s»", (query) => {
    expect(isEmergency(query)).toBe(false);
  });

  test.each(knownSigns)("is shown exactly where the sign is one: $text", ({ text, level }) => {
    expect(isEmergency(text)).toBe(level === "emergencia");
  });

  test("is shown for a sign that the site writes itself", () => {
    const signs = ["Hinchazón de la lengua con ronquido."];
    expect(isEmergency("tengo hinchazón de la lengua y un ronquido", signs)).toBe(true);
    expect(isEmergency("hinchazón", signs)).toBe(false);
  });
});
