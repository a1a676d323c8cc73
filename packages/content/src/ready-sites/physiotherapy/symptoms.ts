import { exampleRecords } from "../example-records.ts";
import { strokeSign } from "./stroke-sign.ts";

const { symptom } = exampleRecords("/imagenes/especialidades/fisioterapia");

/** Symptoms of the physiotherapy example. */
export const symptoms = [
  symptom({
    id: "dolor-de-espalda",
    name: "Dolor de espalda",
    isSign: false,
    short: "Es muy común y casi nunca es grave. Moverte, con medida, suele ser buena idea.",
    text: [
      "La espalda es fuerte. Un dolor no siempre significa daño, y el reposo largo suele empeorarlo.",
      "Hay señales que sí necesitan atención médica pronto; están más abajo.",
    ],
    causes: ["Esfuerzo.", "Muchas horas en una postura.", "Tensión.", "Falta de actividad."],
    conditions: ["Dolor lumbar"],
    tips: [
      "Cambia de postura seguido.",
      "Camina un poco cada día.",
      "Usa calor si te alivia.",
      "Duerme como te sea más cómodo.",
    ],
    complications: ["Miedo a moverse.", "Menos fuerza."],
    cta: "Si el dolor te limita, agenda una valoración.",
    terms: ["espalda", "cintura", "lumbago"],
    care: {
      emergencia: {
        action: "Llama al 911 o ve a urgencias.",
        signs: [
          "No puedes controlar la orina o las evacuaciones.",
          "Adormecimiento entre los muslos.",
          "Debilidad que aumenta en los pies.",
        ],
      },
      hoy: {
        action: "Llama hoy a tu médico; si no lo encuentras, ve a urgencias.",
        signs: ["Fiebre, o dolor después de una caída fuerte."],
      },
      cita: { action: "Agenda una valoración.", signs: ["Dolor que dura más de dos semanas."] },
    },
  }),
  symptom({
    id: "rigidez-al-despertar",
    name: "Rigidez al despertar",
    isSign: false,
    short: "Te cuesta empezar a moverte por la mañana. El tiempo que dura da una pista.",
    text: [
      "Si la rigidez cede en pocos minutos, suele venir de falta de movimiento o de desgaste.",
      "Si dura mucho o se acompaña de hinchazón, conviene que te vea también un médico.",
    ],
    causes: ["Horas sin moverte.", "Artrosis.", "Enfermedades que inflaman las articulaciones."],
    conditions: ["Artrosis de rodilla", "Dolor lumbar"],
    tips: [
      "Mueve las articulaciones antes de levantarte.",
      "Báñate con agua tibia.",
      "Haz actividad suave todos los días.",
    ],
    complications: ["Menos actividad."],
    cta: "Si la rigidez dura casi toda la mañana, agenda una valoración.",
    terms: ["amanezco tieso", "entumido", "rigidez"],
    care: {
      cita: {
        action: "Agenda una valoración.",
        signs: ["Dura más de media hora.", "Se acompaña de articulaciones hinchadas."],
      },
    },
  }),
  symptom({
    id: "hombro-que-no-sube",
    name: "Un hombro que no sube",
    isSign: true,
    short: "Cuesta peinarte o alcanzar una repisa. Medir el movimiento ayuda a saber por qué.",
    text: [
      "Un hombro puede no subir por dolor, por rigidez o por falta de fuerza. Cada causa se trabaja distinto.",
      "Medimos cuánto sube, solo y con ayuda, y te explicamos qué significa.",
    ],
    causes: ["Tendones resentidos.", "Hombro rígido.", "Debilidad después de una lesión."],
    conditions: ["Tendinopatía de hombro"],
    tips: [
      "Muévelo hasta donde sea cómodo.",
      "Evita cargar lejos del cuerpo.",
      "No lo dejes quieto por semanas.",
    ],
    complications: ["Más rigidez."],
    cta: "¿No alcanzas la repisa? Agenda una valoración.",
    terms: ["hombro congelado", "no puedo levantar el brazo"],
    care: {
      hoy: { action: "Ve hoy a urgencias.", signs: ["Hombro deforme o sin movimiento después de un golpe."] },
      cita: { action: "Agenda una valoración.", signs: ["Cuesta peinarte o vestirte."] },
    },
  }),
  symptom({
    id: "hormigueo-en-la-mano",
    name: "Hormigueo en la mano",
    isSign: false,
    short: "Dedos dormidos o con piquetes. Puede venir de la muñeca, del codo o del cuello.",
    text: [
      "Los nervios de la mano pasan por el cuello, el codo y la muñeca. En cualquiera de esos lugares pueden irritarse.",
      "Encontrar el lugar permite elegir ejercicios y cuidados.",
    ],
    causes: [
      "Muñeca doblada por mucho tiempo.",
      "Apoyo sobre el codo.",
      "Irritación en el cuello.",
      "Algunas enfermedades, como la diabetes.",
    ],
    conditions: [],
    tips: ["Cambia de postura seguido.", "Mantén la muñeca recta al dormir.", "Anota qué dedos se duermen."],
    complications: ["Debilidad de la mano, si se deja pasar."],
    cta: "Si el hormigueo te despierta, agenda una valoración.",
    terms: ["mano dormida", "dedos dormidos", "túnel del carpo"],
    care: {
      emergencia: {
        action: "Llama al 911 de inmediato.",
        signs: [strokeSign],
      },
      cita: { action: "Agenda una valoración.", signs: ["Te despierta de noche.", "Se te caen las cosas."] },
    },
    relations: { services: ["valoracion-de-movimiento"] },
  }),
];
