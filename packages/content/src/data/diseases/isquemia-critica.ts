import { disease } from "../bundled-record.ts";
import { footInDangerToday } from "../care-actions.ts";
import { sources } from "../sources.ts";

export const isquemiaCritica = disease({
  id: "isquemia-critica",
  name: "Isquemia crítica de las extremidades",
  plainName: "Pie en riesgo por falta de circulación",
  technicalName: "Isquemia crónica que amenaza la extremidad (CLTI)",
  group: "arterias",
  description: [
    "Es la forma más grave de la enfermedad arterial periférica. Llega tan poca sangre que el pie duele en reposo, aparece gangrena o una úlcera lleva más de 2 semanas sin cerrar. La pierna está en peligro.",
    "El dolor suele ser peor de noche y mejora cuando dejas colgar el pie. El pie se siente frío, se pone pálido al elevarlo y rojo al bajarlo. Si vives con diabetes, puede avanzar aunque no duela. Lo que más ayuda es que cirugía vascular te valore con urgencia y, si se puede, recuperar pronto la circulación.",
  ],
  shortDescription:
    "Llega tan poca sangre al pie que duele en reposo o hay heridas que no cierran. Necesita atención urgente.",
  causes: [
    "Aterosclerosis avanzada: placas que tapan las arterias de la pierna.",
    "Diabetes, tabaco o enfermedad renal, que casi siempre la acompañan.",
    "Enfermedad de Buerger.",
    "Embolia: un coágulo que viaja y tapa la arteria.",
    "Traumatismo de la arteria. Las tres últimas se clasifican aparte.",
  ],
  symptoms: [
    "Dolor del pie en reposo, peor de noche.",
    "Alivio al dejar colgar el pie fuera de la cama.",
    "Pie frío.",
    "Pie pálido al elevarlo y rojo al bajarlo.",
    "Heridas que no cierran.",
    "Dedo morado o negro.",
  ],
  complications: [
    "Infección de la herida.",
    "Sepsis: una infección que afecta a todo el cuerpo.",
    "Amputación, cuando el tejido ya no puede salvarse.",
    "Infarto y evento vascular cerebral (derrame o embolia cerebral).",
    "Muerte: es una enfermedad grave que exige cuidar también el corazón.",
  ],
  riskFactors: [
    "Diabetes.",
    "Fumar.",
    "Estar en diálisis.",
    "Edad avanzada.",
    "Enfermedad arterial periférica ya conocida.",
    "Una amputación previa.",
    "Calzado inadecuado.",
  ],
  treatments: [
    "Recuperar la circulación con angioplastia, bypass con vena o ambos.",
    "Curación de la herida, y que el pie no cargue tu peso mientras sana.",
    "Antibiótico, si hay infección y tu médico lo indica.",
    "Control del dolor.",
    "Medicamentos que protegen tus arterias, con indicación médica.",
    "Amputación menor o mayor, cuando el tejido no puede salvarse.",
  ],
  diagnosis: [
    "Exploramos tu pie, tus pulsos y tus heridas.",
    "Medimos la presión en tu tobillo y en los dedos del pie.",
    "Doppler y tomografía de los vasos, para planear cómo llevar más sangre.",
  ],
  selfCare: [
    "No fumes.",
    "Mantén la herida limpia y cubierta, sin remedios caseros.",
    "Protege el pie y apóyalo sólo lo que te indiquen.",
    "No apliques calor ni eleves la pierna por encima del corazón.",
    "Cuida tu glucosa y toma tus medicinas.",
  ],
  outlook:
    "Es una enfermedad grave, también para el corazón. Recuperar pronto la circulación ayuda a conservar la pierna, y cuidar tu corazón es parte del tratamiento. A veces se combinan angioplastia y bypass.",
  mexicoStats:
    "No hay registro nacional. En el IMSS se hicieron 111 amputaciones mayores por cada 100,000 personas con diabetes en 2013 (Rev Med IMSS, 2016); no todas por falta de circulación.",
  ctaText:
    "¿Te duele el pie en reposo o tienes una herida del pie que no cierra? Ve hoy mismo a urgencias o llámanos: el tiempo cuenta.",
  searchTerms: [
    "pie diabético",
    "gangrena",
    "dedo negro",
    "dedo morado",
    "herida del pie que no cierra",
    "llaga en el pie",
    "pie negro",
    "amputación",
    "dolor de pie en la noche",
    "pie frío y morado",
    "CLTI",
    "herida de diabético",
    "pie podrido",
    "me duele el pie en la noche",
    "pus en el pie",
    "pie morado",
    "se me puso morado el pie",
    "no se me quita la herida del pie",
  ],
  care: {
    emergencia: {
      action: "Llama al 911 o ve de inmediato a urgencias. Si vives con diabetes, hazlo aunque no te duela.",
      signs: ["extremidad-subita", "dolor-reposo-frio", "dedo-negro", "herida-infectada", "color-subito-pie"],
    },
    hoy: {
      action: footInDangerToday,
      signs: ["dolor-reposo", "herida-pie"],
    },
    cita: {
      action: "Agenda tu revisión.",
      signs: ["circulacion-tratada", "pies-en-riesgo"],
    },
  },
  sources: [
    sources.limbGuidelines,
    sources.medlineArterial,
    sources.acuteIschemia,
    sources.limbBurden,
    sources.imssAmputations,
  ],
  relations: {
    symptoms: [
      "claudicacion-intermitente",
      "parestesias",
      "pulso-ausente-o-disminuido",
      "palidez-de-la-piel",
    ],
    diseases: ["enfermedad-buerger"],
    services: [
      "consulta-angiologia",
      "ultrasonido-doppler-vascular",
      "angioplastia-arterial",
      "bypass-arterial",
    ],
  },
  metadata: {
    title: "Pie en riesgo por falta de circulación: qué hacer",
    description:
      "Dolor del pie en reposo, heridas que no cierran o dedos morados son señales de isquemia crítica. Conoce por qué urge atenderla y cómo se trata.",
    keywords: [
      "isquemia crítica",
      "dolor de pie en reposo",
      "heridas que no cierran",
      "gangrena",
      "pie diabético",
      "salvamento de extremidad",
    ],
  },
  share: {
    description: "Dolor en reposo o una herida que no cierra: señales que no deben esperar.",
  },
});
