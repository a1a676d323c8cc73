import { exampleRecords } from "../example-records.ts";

const { symptom } = exampleRecords("/imagenes/especialidades/odontologia");

/** Symptoms of the dentistry example. */
export const symptoms = [
  symptom({
    id: "dolor-de-dientes",
    name: "Dolor de dientes",
    isSign: false,
    short: "Puede ser una caries, una encía inflamada o una fractura. No conviene aguantarlo.",
    text: [
      "El dolor avisa. Puede aparecer con lo frío, al morder o sin motivo, y a veces se siente en el oído o la sien.",
      "Una revisión encuentra de dónde viene y qué sigue.",
    ],
    causes: ["Caries profunda.", "Infección.", "Diente roto.", "Muela del juicio."],
    conditions: ["Caries", "Muela del juicio retenida"],
    tips: [
      "Cepíllate con suavidad y enjuágate con agua tibia.",
      "No pongas aspirina sobre la encía.",
      "No tomes antibióticos por tu cuenta.",
    ],
    complications: ["Una infección que se extiende.", "La pérdida del diente."],
    cta: "Si el dolor no te deja dormir, llámanos hoy.",
    terms: ["dolor de muela", "me duele un diente"],
    care: {
      emergencia: { action: "Llama al 911 o ve a urgencias.", signs: ["Dificultad para respirar o tragar."] },
      hoy: {
        action: "Llámanos hoy mismo; si no respondemos, ve a urgencias.",
        signs: ["Dolor que no deja dormir.", "Cara inflamada o fiebre."],
      },
      cita: { action: "Agenda una revisión.", signs: ["Dolor que va y viene."] },
    },
    relations: { services: ["endodoncia"] },
  }),
  symptom({
    id: "encias-que-sangran",
    name: "Encías que sangran",
    isSign: true,
    short: "Sangran al cepillarte o con el hilo. Casi siempre es inflamación, y se puede atender.",
    text: [
      "Una encía sana no sangra. El sangrado suele avisar que hay placa o sarro cerca de ella.",
      "No dejes de cepillarte: hazlo con suavidad y pide una limpieza.",
    ],
    causes: ["Gingivitis.", "Sarro.", "Cepillado brusco.", "Embarazo.", "Algunas medicinas."],
    conditions: ["Gingivitis"],
    tips: ["Usa un cepillo suave.", "Pasa el hilo todos los días.", "Cuéntanos qué medicinas tomas."],
    complications: ["Pérdida del hueso que sostiene los dientes."],
    cta: "Agenda una limpieza y revisemos tus encías.",
    terms: ["sangrado de encías", "encías rojas"],
    care: {
      hoy: {
        action: "Llámanos hoy mismo; si no respondemos, ve a urgencias.",
        signs: ["Sangrado que no se detiene al presionar."],
      },
      cita: { action: "Agenda una limpieza.", signs: ["Sangran cada vez que te cepillas."] },
    },
    relations: { services: ["limpieza-dental"] },
  }),
  symptom({
    id: "dientes-sensibles",
    name: "Dientes sensibles",
    isSign: false,
    short: "Un piquete con lo frío, lo caliente o lo dulce. Tiene varias causas y varios remedios.",
    text: [
      "La sensibilidad aparece cuando el esmalte se desgasta, la encía baja o hay una caries.",
      "Una pasta para dientes sensibles puede ayudar mientras encontramos la causa.",
    ],
    causes: ["Encías que bajan.", "Desgaste por apretar.", "Caries.", "Cepillado con mucha fuerza."],
    conditions: ["Caries", "Bruxismo"],
    tips: ["Cepíllate con suavidad.", "Espera un rato después de tomar algo ácido.", "Evita masticar hielo."],
    complications: ["Más desgaste, si la causa sigue."],
    cta: "Si la molestia dura más de unos días, agenda una revisión.",
    terms: ["sensibilidad dental", "me molesta lo frío", "destemplados"],
    care: {
      cita: {
        action: "Agenda una revisión.",
        signs: ["Molestia que dura más de unos días.", "Un solo diente que duele."],
      },
    },
  }),
  symptom({
    id: "aftas-que-no-sanan",
    name: "Una llaga que no sana",
    isSign: true,
    short: "La mayoría sana sola en una o dos semanas. La que dura más merece una revisión.",
    text: [
      "Las llagas pequeñas suelen aparecer por una mordida, un roce o el estrés, y sanan solas.",
      "Una llaga, una mancha o un bulto que dura más de dos semanas necesita revisión, aunque no duela.",
    ],
    causes: ["Mordidas o roces.", "Aftas.", "Infecciones.", "Cáncer de boca, que conviene buscar a tiempo."],
    conditions: [],
    tips: ["Evita lo muy picante mientras sana.", "Anota cuándo apareció.", "No la quemes ni la raspes."],
    complications: ["Un diagnóstico tardío, si se deja pasar."],
    cta: "Si dura más de dos semanas, agenda una revisión.",
    terms: ["afta", "fuego en la boca", "llaga", "bolita en la boca"],
    care: {
      cita: {
        action: "Pide una revisión esta semana.",
        signs: ["Dura más de dos semanas.", "Crece, sangra o se endurece."],
      },
    },
    relations: { services: ["limpieza-dental"] },
  }),
];
