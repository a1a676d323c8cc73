import { exampleRecords } from "../example-records.ts";
import { strokeSign } from "./stroke-sign.ts";

const { disease } = exampleRecords("/imagenes/especialidades/fisioterapia");

/** Conditions of the physiotherapy example. */
export const diseases = [
  disease({
    id: "dolor-lumbar",
    name: "Dolor lumbar",
    plain: "Dolor de espalda baja",
    technical: "Lumbalgia",
    short: "Dolor en la parte baja de la espalda. Casi siempre mejora con movimiento y tiempo.",
    text: [
      "La mayoría de los dolores de espalda baja no vienen de una lesión grave. Mantenerse en movimiento suele ayudar más que el reposo.",
      "Buscamos qué lo empeora, qué te alivia y cómo volver a tu día con confianza.",
    ],
    causes: [
      "Esfuerzo o postura sostenida.",
      "Poca actividad.",
      "Tensión y mal dormir.",
      "Desgaste normal con la edad.",
    ],
    symptoms: ["Dolor al agacharte o al estar sentado.", "Rigidez al levantarte.", "Miedo a moverte."],
    complications: ["Dolor que se alarga.", "Menos actividad y menos fuerza."],
    risks: ["Trabajo pesado o muy quieto.", "Tabaco.", "Estrés."],
    treatments: ["Ejercicio gradual.", "Educación sobre el dolor.", "Terapia manual como apoyo."],
    cta: "Si el dolor te limita, agenda una valoración.",
    terms: ["dolor de cintura", "espalda baja", "lumbago"],
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
      cita: { action: "Agenda una valoración.", signs: ["Dolor que te limita más de dos semanas."] },
    },
    relations: { symptoms: ["dolor-de-espalda", "rigidez-al-despertar"] },
  }),
  disease({
    id: "esguince-de-tobillo",
    name: "Esguince de tobillo",
    plain: "Tobillo torcido",
    technical: "Lesión de los ligamentos del tobillo",
    short: "El pie se dobla y los ligamentos se estiran. Recuperar el equilibrio ayuda a que no se repita.",
    text: [
      "Un esguince estira o rompe ligamentos. Duele, se hincha y cuesta apoyar.",
      "Cuando ya no hay riesgo de fractura, el ejercicio devuelve fuerza y equilibrio.",
    ],
    causes: ["Pisar mal.", "Saltos y giros.", "Calzado inestable."],
    symptoms: ["Dolor al apoyar.", "Hinchazón.", "Moretón.", "Sensación de que se dobla."],
    complications: ["Tobillo que se dobla otra vez.", "Dolor que se alarga."],
    risks: ["Esguince previo.", "Poca fuerza.", "Terreno irregular."],
    treatments: [
      "Protegerlo los primeros días.",
      "Movimiento temprano, según la lesión.",
      "Ejercicios de equilibrio.",
    ],
    cta: "Si se te dobla seguido, agenda una valoración.",
    terms: ["me torcí el pie", "tobillo hinchado", "torcedura"],
    care: {
      hoy: {
        action: "Ve hoy a urgencias para una radiografía.",
        signs: ["No puedes dar cuatro pasos.", "El tobillo se ve deforme."],
      },
      cita: {
        action: "Agenda una valoración.",
        signs: ["Se dobla otra vez.", "Sigue hinchado después de unas semanas."],
      },
    },
  }),
  disease({
    id: "tendinopatia-de-hombro",
    name: "Tendinopatía de hombro",
    plain: "Hombro lastimado",
    technical: "Tendinopatía del manguito rotador",
    short: "Los tendones del hombro se resienten y duele levantar el brazo o dormir de ese lado.",
    text: [
      "Los tendones que mueven el hombro pueden resentirse por esfuerzo repetido o por un cambio brusco de actividad.",
      "Cargar poco a poco, con ejercicios elegidos, suele ser el centro del tratamiento.",
    ],
    causes: ["Movimientos repetidos.", "Esfuerzo nuevo o muy intenso.", "Cambios con la edad."],
    symptoms: ["Dolor al levantar el brazo.", "Dolor de noche.", "Falta de fuerza."],
    complications: ["Rigidez.", "Menos uso del brazo."],
    risks: ["Trabajo con los brazos en alto.", "Deportes de lanzamiento.", "Diabetes."],
    treatments: ["Ejercicio gradual.", "Ajustar la actividad.", "Terapia manual como apoyo."],
    cta: "Si no puedes dormir de ese lado, agenda una valoración.",
    terms: ["dolor de hombro", "manguito rotador", "no puedo levantar el brazo"],
    care: {
      hoy: {
        action: "Ve hoy a urgencias.",
        signs: ["No puedes mover el brazo después de un golpe.", "Hombro deforme."],
      },
      cita: { action: "Agenda una valoración.", signs: ["Dolor de noche o al levantar el brazo."] },
    },
    relations: { symptoms: ["hombro-que-no-sube"] },
  }),
  disease({
    id: "artrosis-de-rodilla",
    name: "Artrosis de rodilla",
    plain: "Desgaste de la rodilla",
    technical: "Gonartrosis",
    short: "La rodilla cambia con los años: duele y se pone rígida. El ejercicio adecuado ayuda.",
    text: [
      "En la artrosis cambia el cartílago y también el hueso y los músculos que rodean la rodilla.",
      "Fortalecer los músculos y moverse con regularidad suele aliviar y dar confianza.",
    ],
    causes: ["Cambios con la edad.", "Lesiones previas.", "Carga sobre la rodilla."],
    symptoms: ["Dolor al subir o bajar escaleras.", "Rigidez al levantarte.", "Crujidos."],
    complications: ["Menos actividad.", "Menos fuerza y equilibrio."],
    risks: ["Sobrepeso.", "Lesión previa.", "Familiares con artrosis."],
    treatments: [
      "Ejercicio de fuerza.",
      "Cuidar el peso.",
      "Educación y apoyos para caminar.",
      "Valoración médica, si no basta.",
    ],
    cta: "¿Te duele bajar escaleras? Agenda una valoración.",
    terms: ["desgaste de rodilla", "rodilla que truena", "dolor de rodilla"],
    care: {
      hoy: {
        action: "Llama hoy a tu médico; si no lo encuentras, ve a urgencias.",
        signs: ["Rodilla muy hinchada, roja y caliente, o con fiebre."],
      },
      cita: { action: "Agenda una valoración.", signs: ["Dolor al subir o bajar escaleras."] },
    },
    relations: { symptoms: ["rigidez-al-despertar"] },
  }),
  disease({
    id: "dolor-de-cuello",
    name: "Dolor de cuello",
    technical: "Cervicalgia",
    short: "Cuello tenso que duele al girar. Cambiar de postura y moverlo suele ayudar.",
    text: [
      "El cuello se cansa de sostener la misma postura. También lo tensan el estrés y dormir mal.",
      "Buscamos qué lo carga en tu día y elegimos movimientos que puedas hacer en tu lugar de trabajo.",
    ],
    causes: ["Postura sostenida.", "Tensión.", "Un movimiento brusco."],
    symptoms: ["Dolor al girar la cabeza.", "Hombros tensos.", "Dolor de cabeza que sube desde la nuca."],
    complications: ["Dolor que se alarga.", "Menos movimiento."],
    risks: ["Muchas horas frente a una pantalla.", "Estrés.", "Mal dormir."],
    treatments: ["Ejercicio y pausas.", "Terapia manual como apoyo.", "Ajustar tu lugar de trabajo."],
    cta: "Si te cuesta girar la cabeza, agenda una valoración.",
    terms: ["tortícolis", "cuello tenso", "dolor de nuca"],
    care: {
      emergencia: {
        action: "Llama al 911 o ve a urgencias.",
        signs: [
          strokeSign,
          "Dolor de cuello con fiebre y confusión.",
          "Debilidad en los brazos o al caminar.",
          "Dolor después de un accidente.",
        ],
      },
      cita: { action: "Agenda una valoración.", signs: ["Dolor que te limita más de dos semanas."] },
    },
    relations: { services: ["terapia-manual"] },
  }),
  disease({
    id: "tunel-del-carpo",
    name: "Túnel del carpo",
    plain: "Mano que se duerme",
    technical: "Síndrome del túnel del carpo",
    short: "Un nervio se aprieta en la muñeca y los dedos hormiguean, sobre todo de noche.",
    text: [
      "Un nervio de la mano pasa por un espacio angosto en la muñeca. Si se aprieta, los dedos se duermen.",
      "Una férula de noche, pausas y ejercicios pueden ayudar. Tu médico valora si hace falta algo más.",
    ],
    causes: ["Muñeca doblada por mucho tiempo.", "Inflamación.", "Cambios del embarazo."],
    symptoms: ["Hormigueo en pulgar, índice y medio.", "Dolor de noche.", "Cosas que se caen de la mano."],
    complications: ["Debilidad del pulgar, si se deja pasar."],
    risks: ["Trabajo repetido con las manos.", "Diabetes.", "Embarazo."],
    treatments: ["Férula de noche.", "Ejercicios y pausas.", "Valoración médica, si no mejora."],
    cta: "¿Se te duermen los dedos de noche? Agenda una valoración.",
    terms: ["mano dormida", "dedos dormidos", "muñeca"],
    care: {
      emergencia: { action: "Llama al 911 de inmediato.", signs: [strokeSign] },
      cita: {
        action: "Agenda una valoración.",
        signs: ["Te despierta de noche.", "Pierdes fuerza en el pulgar."],
      },
    },
    relations: { symptoms: ["hormigueo-en-la-mano"] },
  }),
];
