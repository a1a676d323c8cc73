import type { Sign } from "./sign.ts";

/** Signs that have to be seen on the same day. */
export const todaySigns = {
  "hinchazon-un-lado": {
    text: "Hinchazón nueva de una sola pierna o un solo brazo.",
    source: "niceThrombosis",
  },
  "hinchazon-subita-dolor": {
    text: "Hinchazón súbita y dolorosa de un solo lado: hay que descartar una trombosis.",
    includes: ["hinchazon-un-lado"],
  },
  "hinchazon-tras": {
    text: "Hinchazón después de una cirugía, un viaje largo, un parto o un yeso.",
  },
  "hinchazon-embarazo": {
    text: "Hinchazón de un solo lado en el embarazo.",
    includes: ["hinchazon-un-lado"],
  },
  "hinchazon-tras-sesion": {
    text: "Hinchazón o dolor nuevo de una pierna después de una sesión.",
    includes: ["hinchazon-un-lado"],
  },
  "piel-roja-fiebre": { text: "Piel hinchada, roja y caliente, con fiebre o escalofrío." },
  "dolor-pantorrilla": { text: "Dolor de pantorrilla o de muslo con calor o cambio de color." },
  "dolor-pantorrilla-tras": { text: "Dolor de pantorrilla después del procedimiento." },
  "trombosis-reciente": {
    text: "Trombosis extensa recién diagnosticada, con síntomas de menos de 14 días.",
    source: "esvsThrombosis",
  },
  flebitis: { text: "Un cordón duro, rojo y doloroso bajo la piel (flebitis)." },
  "flebitis-migra": { text: "Una flebitis que cambia de sitio.", includes: ["flebitis"] },
  "varice-sangro": { text: "Una várice que sangró, aunque ya no sangre.", includes: ["varices-piel"] },
  "dolor-reposo": {
    text: "Dolor del pie o la pierna en reposo, sobre todo de noche.",
    source: "limbGuidelines",
  },
  "herida-pie": {
    text: "Una herida del pie que no cierra, aunque no duela.",
    source: "limbGuidelines",
  },
  "herida-inyeccion": { text: "Una herida en el sitio de la inyección." },
  "herida-abierta": { text: "La herida de la cirugía se abre." },
  "enrojecimiento-avanza": { text: "Enrojecimiento que avanza alrededor de la herida." },
  "vendaje-apretado": { text: "Dedos morados o dolor intenso con el vendaje puesto." },
  "fiebre-tras": { text: "Fiebre después del procedimiento." },
  "bulto-puncion": { text: "Un bulto en la ingle o el brazo de la punción." },
  "dolor-leve-aneurisma": {
    text: "Dolor de abdomen, espalda baja o costado, aunque no sea intenso, si tienes o te repararon un aneurisma.",
  },
  "hormigueo-golpe": { text: "Hormigueo que empieza después de un golpe o una fractura." },
  "pulso-perdido": { text: "Un pulso que antes se sentía y ya no, aunque no tengas otras molestias." },
  "palidez-no-cede": { text: "Un dedo o una zona pálida que sigue sin color al calentarse." },
  "mano-acceso-fria": {
    text: "Mano del lado del acceso que se va poniendo fría, pálida o dormida.",
    source: "medlineAccessCare",
  },
  "fistula-calla": {
    text: "La fístula deja de vibrar o de «ronronear».",
    source: "medlineAccessCare",
  },
  "acceso-infectado": {
    text: "Fístula o catéter con la piel roja, caliente o con pus.",
    source: "medlineAccessCare",
  },
  "fiebre-cateter": { text: "Fiebre o escalofríos, si tienes catéter." },
  "cuello-hinchado": { text: "Brazo o cuello hinchado del lado del catéter." },
} as const satisfies Record<string, Sign>;
