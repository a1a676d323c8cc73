import { exampleRecords } from "../example-records.ts";

const { symptom } = exampleRecords("/imagenes/especialidades/dermatologia");

/** Symptoms of the dermatology example. */
export const symptoms = [
  symptom({
    id: "comezon",
    name: "Comezón",
    isSign: false,
    short: "Ganas de rascarte que vuelven. Casi siempre tiene una causa que puede encontrarse.",
    text: [
      "La comezón puede venir de la piel seca, de una alergia, de una picadura o de una enfermedad de la piel. A veces viene de otra parte del cuerpo.",
      "Rascar alivia un momento e irrita más. Anota cuándo aparece y qué la empeora.",
    ],
    causes: [
      "Piel seca.",
      "Dermatitis.",
      "Alergias o picaduras.",
      "Sarna u otras infecciones.",
      "Algunas enfermedades internas y medicinas.",
    ],
    conditions: ["Dermatitis atópica", "Psoriasis"],
    tips: [
      "Báñate con agua tibia, no caliente.",
      "Pon crema sobre la piel húmeda.",
      "Lleva las uñas cortas.",
      "Usa ropa suave de algodón.",
    ],
    complications: ["Heridas por rascado.", "Infección.", "Mal dormir."],
    cta: "Si la comezón lleva más de dos semanas o no te deja dormir, agenda una consulta.",
    terms: ["picazón", "me pica la piel", "rasquera"],
    care: {
      emergencia: {
        action: "Llama al 911.",
        signs: ["Comezón o ronchas con hinchazón de labios o lengua, o con dificultad para respirar."],
      },
      cita: {
        action: "Agenda tu consulta.",
        signs: ["Comezón que dura más de dos semanas.", "Comezón que no deja dormir."],
      },
    },
  }),
  symptom({
    id: "manchas-en-la-piel",
    name: "Manchas en la piel",
    isSign: true,
    short: "Zonas más claras o más oscuras. Su forma, su lugar y su historia dicen mucho.",
    text: [
      "Una mancha puede quedar después de un grano o una herida, aparecer por el sol o ser parte de una enfermedad.",
      "Protegerte del sol ayuda en casi todas. Una revisión aclara cuál es la tuya.",
    ],
    causes: [
      "Sol.",
      "Inflamación previa.",
      "Cambios hormonales.",
      "Hongos.",
      "Pérdida de color, como en el vitíligo.",
    ],
    conditions: ["Melasma", "Acné"],
    tips: [
      "Usa protector solar todos los días.",
      "Toma una foto para comparar.",
      "No uses aclarantes sin indicación.",
    ],
    complications: ["Manchas que se oscurecen.", "Irritación por productos fuertes."],
    cta: "¿Una mancha nueva o que cambia? Agenda una revisión.",
    terms: ["paño", "manchas cafés", "manchas blancas"],
    care: {
      cita: {
        action: "Agenda una revisión.",
        signs: ["Una mancha nueva que crece o cambia.", "Manchas blancas que se extienden."],
      },
    },
  }),
  symptom({
    id: "piel-seca",
    name: "Piel seca",
    isSign: true,
    short: "Piel áspera, tirante o que se descama. A veces es el clima; a veces pide tratamiento.",
    text: [
      "La piel se reseca con el frío, el agua caliente, los jabones fuertes y los años. También en algunas enfermedades.",
      "Una crema sencilla, usada todos los días, suele ayudar. Si se agrieta o da comezón, conviene revisarla.",
    ],
    causes: [
      "Clima seco.",
      "Baños largos y calientes.",
      "Jabones fuertes.",
      "Dermatitis.",
      "Algunas enfermedades, como las de la tiroides.",
    ],
    conditions: ["Dermatitis atópica"],
    tips: [
      "Baños cortos con agua tibia.",
      "Jabón suave y sin perfume.",
      "Crema en los primeros minutos después del baño.",
    ],
    complications: ["Grietas.", "Comezón.", "Infección de una grieta."],
    cta: "Si tu piel se agrieta o arde aunque uses crema, agenda una consulta.",
    terms: ["resequedad", "piel reseca", "piel áspera"],
    care: {
      cita: {
        action: "Agenda tu consulta.",
        signs: ["Grietas que duelen o supuran.", "Resequedad que no mejora con crema."],
      },
    },
  }),
  symptom({
    id: "lunar-que-cambia",
    name: "Un lunar que cambia",
    isSign: true,
    short: "Crece, cambia de color o de borde, o sangra. No esperes para que lo revisen.",
    text: [
      "La mayoría de los lunares no dan problemas. El que cambia, o el que se ve distinto a los demás, merece una revisión pronto.",
      "Mira cinco cosas: forma, borde, color, tamaño y si ha cambiado.",
    ],
    causes: [
      "Cambios normales con la edad o el embarazo.",
      "Irritación por roce.",
      "Cáncer de piel, que conviene buscar a tiempo.",
    ],
    conditions: [],
    tips: [
      "No lo cortes ni lo quemes.",
      "Tómale una foto con una moneda al lado.",
      "Pide una revisión pronto.",
    ],
    complications: ["Un diagnóstico tardío, si se deja pasar."],
    cta: "Si un lunar cambió, pide una revisión esta semana.",
    terms: ["lunar", "lunar raro", "lunar que sangra", "melanoma"],
    care: {
      cita: {
        action: "Pide una revisión esta semana.",
        signs: ["Cambió de forma, color o tamaño.", "Sangra o no sana.", "Se ve distinto a los demás."],
      },
    },
    relations: { services: ["revision-de-lunares"] },
  }),
];
