import { fistulaSigns } from "../../signs/sign-groups.ts";
import { service } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const creacionFistulasHemodialisis = service({
  id: "creacion-fistulas-hemodialisis",
  title: "Creación de fístulas para hemodiálisis",
  plainName: "Fístula para diálisis",
  description: [
    "Para la hemodiálisis se necesita un acceso por donde la sangre salga y regrese con suficiente fuerza. La fístula une una arteria con una vena, casi siempre en el brazo, para que esa vena crezca y puedan picarla.",
    "Conviene planearla con tiempo: antes de usarse debe madurar, y una parte de las fístulas necesita un procedimiento más o hacerse de nuevo. Mientras tanto, cuida las venas de tus brazos: evita piquetes y sueros en ellos.",
    "Revisamos tus vasos con Doppler, elegimos contigo el mejor sitio y te enseñamos a cuidar tu fístula todos los días.",
  ],
  shortDescription:
    "Unimos una arteria y una vena, por lo general del brazo, para tener un acceso propio para la hemodiálisis.",
  procedure: "cirugia",
  benefits: [
    "Se infecta y se tapa menos que un catéter o un injerto.",
    "Suele durar más que otros accesos.",
    "Se forma con tus propios vasos.",
    "Puede planearse con meses de anticipación, antes de que necesites diálisis.",
  ],
  risks: [
    "Que no madure y necesites otro procedimiento u otra fístula: cerca de 23 de cada 100 (Am J Kidney Dis, 2014).",
    "Que se estreche, se tape o se ensanche.",
    "Que su piel se adelgace y sangre, a veces con peligro para la vida.",
    "Infección.",
    "Que llegue menos sangre a la mano (síndrome de robo).",
  ],
  preparation: [
    "Trae tus estudios y la lista de todas tus medicinas.",
    "Protege ese brazo: que no te piquen ni te pongan sueros en él.",
    "Dinos con qué mano escribes y si has tenido catéteres.",
  ],
  process: [
    "Revisamos tu historia y qué brazo usas más.",
    "Trazamos el mapa de tus arterias y venas con Doppler.",
    "Protegemos ese brazo de piquetes.",
    "Unimos la arteria y la vena en una cirugía corta.",
    "Comprobamos la vibración de la fístula, que indica que la sangre pasa.",
    "Te revisamos a las 2 semanas y entre las 4 y las 6.",
    "Cuando madura, personal capacitado hace la primera punción (el piquete).",
  ],
  types: [
    "En la muñeca (radiocefálica)",
    "En el codo (braquiocefálica)",
    "En el brazo, con cambio de sitio de la vena (braquiobasílica)",
    "Con injerto",
    "Endovascular, en centros con el equipo",
  ],
  painful: "Poco. El brazo está dormido durante la cirugía y después la molestia es leve.",
  forWhat:
    "Para personas que ya reciben hemodiálisis o la necesitarán pronto. Si se puede, se empieza por la parte más lejana del brazo que menos usas.",
  myths: [
    "«Se usa de inmediato». Necesita madurar: suele tomar de 4 semanas a 4 meses, y no podemos prometer una fecha.",
    "«El catéter es mejor porque no pincha». El catéter se infecta y se tapa con más frecuencia; la fístula se prefiere cuando es posible.",
    "«No se puede mover el brazo». Sí se puede, y algunos ejercicios ayudan a que madure cuando te los indicamos.",
    "«Le quita toda la circulación a la mano». No suele pasar; si la mano se va poniendo fría, pálida o dormida, ve a urgencias hoy mismo.",
  ],
  hospitalOrAmbulatory: "Sin hospitalizarte",
  procedureTime: "De 1 a 2 horas",
  anesthesia: "Bloqueo del brazo o local, con o sin sedación",
  recoveryTime: "De 1 a 2 semanas; madura entre 4 semanas y 4 meses después. Un injerto, entre 2 y 6 semanas",
  postProcedureRecommendations: [
    "Mantén el codo recto y el brazo elevado los primeros días.",
    "No cargues peso con ese brazo al inicio.",
    "Haz ejercicios con una pelota cuando te lo indiquemos.",
    "Toca tu fístula todos los días: debe vibrar. Si deja de hacerlo, ve hoy mismo a urgencias.",
    "Mira su piel: si está delgada o brillante, tiene una costra que no sana o un bulto que crece, ve hoy mismo a urgencias.",
    "No permitas que te tomen la presión ni muestras de sangre en ese brazo, y no uses ropa o reloj apretados.",
    "No duermas sobre ese brazo.",
  ],
  ctaText:
    "¿Tu nefrólogo te habló de hemodiálisis? Agenda pronto una valoración: planear tu fístula con tiempo ayuda.",
  searchTerms: [
    "fístula para diálisis",
    "operación para diálisis",
    "acceso para hemodiálisis",
    "brazo para diálisis",
    "fístula en el brazo",
    "hemodialisis",
    "riñones",
    "fístula",
    "operación del brazo para diálisis",
    "cuidados de la fístula",
    "hacer una fístula en el brazo",
    "fístula nueva",
  ],
  care: {
    emergencia: { signs: ["acceso-sangra", "extremidad-subita", "falta-de-aire", "palpitaciones"] },
    hoy: { signs: [...fistulaSigns, "fistula-calla", "mano-acceso-fria"] },
    cita: {
      action: "Agenda pronto una valoración: la fístula necesita tiempo para madurar.",
      signs: ["hablaron-hemodialisis", "fistula-tarda", "cateter-por-fistula"],
    },
  },
  sources: [
    sources.medlineAccess,
    sources.medlineAccessCare,
    sources.kdoqiPlan,
    sources.fistulaPatency,
    sources.accessBleeding,
    sources.accessFirstAid,
  ],
  relations: {
    symptoms: [],
    diseases: [],
    services: ["ultrasonido-doppler-vascular", "colocacion-angioaccesos"],
  },
  metadata: {
    title: "Fístula para diálisis en Oaxaca | {doctorName}",
    description:
      "Creación de fístulas para hemodiálisis en Oaxaca: cómo se hacen, cuánto tardan en madurar y cómo cuidar tu brazo. Planea tu acceso con tiempo.",
    keywords: [
      "fístula para hemodiálisis",
      "acceso vascular",
      "diálisis",
      "enfermedad renal",
      "fístula arteriovenosa",
    ],
  },
});
