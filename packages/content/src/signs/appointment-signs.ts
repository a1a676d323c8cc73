import type { Sign } from "./sign.ts";

/** Signs, and reasons to come, for which an appointment is soon enough. */
export const appointmentSigns = {
  // Arteries.
  "dolor-al-caminar": { text: "Dolor, calambre o cansancio al caminar que se quita al descansar." },
  "camina-menos": {
    text: "Cada vez caminas menos distancia antes de que duela.",
    includes: ["dolor-al-caminar"],
  },
  "dolor-limita": {
    text: "Dolor al caminar que limita tu vida a pesar del ejercicio y las medicinas.",
    includes: ["dolor-al-caminar"],
  },
  "dolor-caminar-tabaco": {
    text: "Dolor del pie al caminar, si fumas o masticas tabaco.",
  },
  "pie-frio": { text: "Un pie más frío que el otro desde hace tiempo, caída del vello o uñas gruesas." },
  "riesgo-arterial": {
    text: "Fumas, tienes diabetes o más de 50 años, y nunca te han revisado la circulación.",
  },
  "pies-en-riesgo": {
    text: "Vives con diabetes, fumas o estás en diálisis, y nunca te han revisado la circulación de los pies.",
  },
  "circulacion-tratada": { text: "Ya te trataron la circulación de la pierna y toca vigilarla." },
  "doppler-control": { text: "Toca tu Doppler de control." },
  "acceso-o-injerto-estrecho": { text: "Un acceso de diálisis o un injerto que se ha estrechado." },
  "hablaron-bypass": { text: "Te hablaron de un bypass y quieres conocer tus opciones." },
  "revisar-puente": { text: "Toca revisar el puente con Doppler." },
  "dedos-cambian-color": { text: "Dedos fríos o dormidos que cambian de color con el frío." },
  "dejar-tabaco": { text: "Quieres apoyo para dejar el tabaco." },
  "pulso-debil": { text: "Te dijeron que tu pulso es débil, y no tienes dolor, frío ni cambios de color." },
  "pulso-debil-un-lado": { text: "Tu pulso se siente más débil de un lado desde hace tiempo." },
  "palidez-frio": { text: "Dedos que palidecen con el frío." },
  "palidez-va-viene": { text: "Palidez de un dedo, una mano o un pie que va y viene." },
  "hormigueo-repetido": { text: "Hormigueo o adormecimiento que se repite." },
  "pies-sin-sensibilidad": {
    text: "Ardor o falta de sensibilidad en los pies, si vives con diabetes.",
  },
  // The aorta.
  "latido-abdomen": { text: "Un latido en el abdomen que antes no notabas y que no duele." },
  "tamizaje-aorta": {
    text: "Fumas o fumaste y eres hombre de 65 años o más, o mujer de 70 o más.",
    source: "aneurysmScreening",
  },
  "familiar-aneurisma": { text: "Un familiar directo con aneurisma.", source: "aneurysmScreening" },
  "vigilar-aneurisma": { text: "Te encontraron un aneurisma y no tienes dolor." },
  "imagen-control": { text: "Toca tu imagen de control, aunque te sientas bien." },
  // Veins.
  "molestias-varices": {
    text: "Pesadez, dolor, calambres o comezón que empeoran de pie o con el calor.",
  },
  "venas-abultadas": { text: "Venas abultadas que se notan cada vez más." },
  "varices-piel": {
    text: "Várices que cambiaron el color de la piel, la endurecieron o abrieron una úlcera.",
  },
  "aranas-molestan": { text: "Arañas vasculares o várices pequeñas que te molestan." },
  "manchas-tras-tratamiento": { text: "Manchas o venas nuevas después de un tratamiento previo." },
  "herida-pierna": { text: "Una herida de la pierna que no cierra, sin fiebre ni pus." },
  "ulcera-cerrada": { text: "Una úlcera que ya cerró y quieres evitar que regrese." },
  "tuvo-trombosis": { text: "Ya tuviste una trombosis y necesitas revisión." },
  "prevenir-trombosis": { text: "Tuviste una trombosis y quieres saber cómo prevenir otra." },
  "secuelas-trombosis": { text: "Te quedaron hinchazón o molestias después de una trombosis." },
  "familia-trombosis": { text: "Tienes familiares con trombosis y quieres conocer tu riesgo." },
  "alta-embolia": { text: "Ya te dieron de alta después de una embolia y necesitas revisión." },
  "tras-trombectomia": { text: "Revisión después de una trombectomía." },
  // Lymph and abnormal connections.
  "pesadez-tras-ganglios": {
    text: "Pesadez o piel tensa después de una cirugía de ganglios o de radioterapia.",
  },
  "linfedema-conocido": { text: "Ya tienes linfedema y necesitas ajustar tus cuidados o tu prenda." },
  "hinchazon-estudiada": { text: "Hinchazón de un solo lado que ya fue estudiada y necesita control." },
  "zona-vibra": { text: "Zona que vibra o zumba, aunque la lesión haya sido hace meses." },
  "venas-laten": { text: "Venas que laten, calor o hinchazón cerca de una herida o punción antigua." },
  malformacion: { text: "Malformación de nacimiento que necesita vigilancia." },
  // Dialysis and long treatments.
  "hablaron-hemodialisis": { text: "Tu nefrólogo ya te habló de hemodiálisis." },
  "mapa-venas": { text: "Necesitas un mapa de tus venas antes de elegir el acceso." },
  "acceso-estrecho": { text: "Tu acceso ya se había estrechado y toca revisarlo." },
  "fistula-tarda": { text: "Tu fístula tarda en madurar." },
  "cateter-por-fistula": { text: "Quieres cambiar un catéter por una fístula." },
  "tratamiento-largo": { text: "Vas a empezar diálisis, quimioterapia u otro tratamiento largo." },
  "retirar-cateter": { text: "Ya no necesitas tu catéter o tu puerto y quieres que se retire." },
  // The office.
  "motivos-consulta": { text: "Várices, piernas cansadas o dolor al caminar." },
  antecedentes: { text: "Diabetes, una trombosis previa o un familiar con aneurisma." },
  "acceso-o-opinion": { text: "Necesitas un acceso para diálisis o una segunda opinión." },
  "pidieron-doppler": { text: "Te pidieron un Doppler de venas, arterias, carótidas o aorta." },
  "mapa-cirugia": {
    text: "Te van a hacer una fístula o una cirugía y hace falta un mapa de tus vasos.",
  },
  "vigilar-injerto": { text: "Toca vigilar un injerto o un acceso para diálisis." },
} as const satisfies Record<string, Sign>;
