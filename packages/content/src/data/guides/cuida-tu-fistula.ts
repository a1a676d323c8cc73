import { fistulaSigns } from "../../signs/sign-groups.ts";
import { guide } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const cuidaTuFistula = guide({
  id: "cuida-tu-fistula",
  title: "Cuida tu fístula para hemodiálisis",
  shortDescription: "Lo que haces cada día para que dure, y lo que nadie debe hacer en ese brazo.",
  group: "cuidados",
  picturesOf: "creacion-fistulas-hemodialisis",
  audience:
    "Para ti, si tienes una fístula o un injerto para hemodiálisis, y para quien te ayuda. Enséñala también cuando te atiendan en otro lugar.",
  parts: [
    {
      title: "Cada día",
      kind: "pasos",
      items: [
        "Pon los dedos sobre la fístula: debe vibrar, como un ronroneo.",
        "Mírala: que no esté roja, hinchada ni con pus.",
        "Mira su piel: que no se vea delgada ni brillante. Tampoco debe haber costras que no sanan ni bultos que crecen.",
        "Compara tus manos: que la de ese lado no esté fría, pálida ni dormida.",
      ],
    },
    {
      title: "Si sangra",
      kind: "pasos",
      items: [
        "Presiona de inmediato con dos dedos, justo donde sale la sangre. No busques gasas: usa tus dedos.",
        "Pide que llamen al 911. Si no hay nadie, llama tú, con altavoz, sin dejar de presionar.",
        "Levanta el brazo por encima del corazón. Si te mareas, acuéstate.",
        "No sueltes para mirar ni amarres nada alrededor del brazo.",
        "Si se detiene, ve hoy mismo a urgencias: un sangrado breve puede avisar de uno grave.",
      ],
    },
    {
      title: "Los primeros días",
      kind: "lista",
      items: [
        "El codo recto y el brazo elevado.",
        "No cargues cosas pesadas con ese brazo al inicio.",
        "Haz los ejercicios con pelota cuando te los indiquemos.",
        "Madura entre 4 semanas y 4 meses. Un injerto, entre 2 y 6 semanas.",
      ],
    },
    {
      title: "En ese brazo, nunca",
      kind: "lista",
      items: [
        "Que te tomen la presión.",
        "Que te saquen sangre o te pongan un suero.",
        "Reloj, pulseras o mangas apretadas.",
        "Dormir sobre él.",
        "Que la pique alguien sin capacitación.",
      ],
    },
  ],
  questions: [
    {
      question: "¿Por qué no la usan de una vez?",
      answer:
        "La vena tiene que crecer y engrosarse. No podemos prometer una fecha: una parte de las fístulas necesita un procedimiento más o hacerse de nuevo.",
    },
    {
      question: "¿Puedo mover y usar el brazo?",
      answer:
        "Sí, moverlo es bueno. Lo que no conviene es apretarlo, cargar de más al inicio ni dormir encima.",
    },
    {
      question: "¿Es mejor el catéter, que no pincha?",
      answer: "El catéter se infecta y se tapa más. Cuando es posible, se prefiere la fístula.",
    },
  ],
  ctaText: "¿Tu fístula tarda en madurar? Agenda y la revisamos con Doppler.",
  searchTerms: [
    "cuidados de la fístula",
    "mi fístula no vibra",
    "brazo de la fístula",
    "fístula de diálisis cuidados",
    "sangra mi fístula",
    "costra en la fístula",
    "bulto en la fístula",
    "piel brillante en la fístula",
    "sangró mi fístula y ya paró",
    "la fístula sangra",
    "mi fístula ya no zumba",
    "fístula tapada",
    "me duele la fístula",
    "bola o chipote en la fístula",
    "mano fría por la fístula",
    "cargar con el brazo de la fístula",
    "dormir sobre el brazo de la fístula",
    "no siento el zumbido de la fístula",
    "presión en el brazo de la fístula",
    "mi fístula",
    "bañarme con la fístula",
    "comezón en el brazo de la fístula",
    "cómo sé si mi fístula sirve",
    "fístula hinchada",
    "me lastimé el brazo de la fístula",
    "fístula roja",
    "qué no debo hacer con la fístula",
  ],
  care: {
    emergencia: { signs: ["acceso-sangra", "extremidad-subita", "falta-de-aire", "palpitaciones"] },
    hoy: { signs: [...fistulaSigns, "fistula-calla", "mano-acceso-fria"] },
  },
  sources: [
    sources.medlineAccess,
    sources.medlineAccessCare,
    sources.kdoqiPlan,
    sources.accessBleeding,
    sources.accessFirstAid,
  ],
  relations: {
    symptoms: [],
    diseases: ["enfermedad-renal-fistula"],
    services: ["creacion-fistulas-hemodialisis"],
  },
  metadata: {
    title: "Cuidados de la fístula para hemodiálisis, día por día",
    description:
      "Guía para cuidar tu fístula de hemodiálisis: qué revisar cada día, qué nunca hacer en ese brazo, cuánto tarda en madurar y qué señales son urgentes.",
    keywords: ["cuidados de la fístula", "fístula para hemodiálisis", "acceso vascular", "diálisis"],
  },
});
