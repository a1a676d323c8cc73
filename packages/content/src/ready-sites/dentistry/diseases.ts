import { exampleRecords } from "../example-records.ts";

const { disease } = exampleRecords("/imagenes/especialidades/odontologia");

/** Diseases of the dentistry example. */
export const diseases = [
  disease({
    id: "caries",
    name: "Caries",
    plain: "Dientes picados",
    technical: "Caries dental",
    short: "Un daño del diente que avanza en silencio. Encontrarlo pronto permite arreglos más pequeños.",
    text: [
      "Las bacterias de la placa convierten el azúcar en ácido, y el ácido ablanda el diente. Al principio no duele.",
      "El cepillado con pasta con flúor, menos azúcar entre comidas y las revisiones ayudan a prevenirla.",
    ],
    causes: ["Placa que se queda sobre el diente.", "Azúcar frecuente.", "Poca saliva."],
    symptoms: ["Manchas blancas u oscuras.", "Un hoyo.", "Molestia con lo dulce, lo frío o lo caliente."],
    complications: ["Dolor.", "Infección.", "Pérdida del diente."],
    risks: ["Bebidas dulces.", "Boca seca.", "Brackets o dientes encimados.", "Pocas revisiones."],
    treatments: [
      "Flúor y cambios de hábitos, si es muy temprana.",
      "Resina.",
      "Endodoncia, si llegó al nervio.",
    ],
    cta: "¿Una mancha o un hoyito? Agenda una revisión.",
    terms: ["diente picado", "muela picada", "hoyo en la muela"],
    care: {
      emergencia: { action: "Llama al 911 o ve a urgencias.", signs: ["Dificultad para respirar o tragar."] },
      hoy: {
        action: "Llámanos hoy mismo; si no respondemos, ve a urgencias.",
        signs: ["Dolor que no deja dormir.", "Cara inflamada."],
      },
      cita: { action: "Agenda tu revisión.", signs: ["Una mancha, un hoyo o molestia con lo dulce."] },
    },
    relations: { symptoms: ["dolor-de-dientes", "dientes-sensibles"] },
  }),
  disease({
    id: "gingivitis",
    name: "Gingivitis",
    plain: "Encías inflamadas",
    technical: "Inflamación de la encía",
    short: "Encías rojas que sangran al cepillarte. Con limpieza y buen cepillado suele ceder.",
    text: [
      "La placa que se queda junto a la encía la inflama. Por eso se ve roja y sangra con el cepillo o el hilo.",
      "Si no se atiende, la inflamación puede avanzar hacia el hueso que sostiene los dientes.",
    ],
    causes: ["Placa y sarro.", "Cepillado o hilo insuficientes."],
    symptoms: ["Encías rojas o hinchadas.", "Sangrado al cepillarte.", "Mal aliento."],
    complications: ["Periodontitis: se pierde hueso alrededor del diente.", "Dientes flojos."],
    risks: ["Tabaco.", "Diabetes sin control.", "Embarazo.", "Algunas medicinas."],
    treatments: ["Limpieza dental.", "Cepillado suave y uso de hilo.", "Revisiones más frecuentes."],
    cta: "¿Tus encías sangran? Agenda una limpieza.",
    terms: ["encías inflamadas", "sangran mis encías", "mal aliento"],
    care: {
      cita: { action: "Agenda tu limpieza.", signs: ["Encías que sangran.", "Un diente que se mueve."] },
    },
    relations: { symptoms: ["encias-que-sangran"] },
  }),
  disease({
    id: "bruxismo",
    name: "Bruxismo",
    plain: "Rechinar los dientes",
    technical: "Apretamiento y rechinado de los dientes",
    short: "Apretar o rechinar los dientes, despierto o dormido. Los desgasta y cansa la mandíbula.",
    text: [
      "Muchas personas aprietan los dientes sin darse cuenta, sobre todo de noche o en días de tensión.",
      "Una guarda ayuda a proteger los dientes. También se revisan el sueño, el estrés y la mordida.",
    ],
    causes: ["Tensión.", "Mal dormir.", "Algunas medicinas y estimulantes."],
    symptoms: [
      "Mandíbula cansada al despertar.",
      "Dolor de cabeza en las sienes.",
      "Dientes planos o sensibles.",
    ],
    complications: ["Desgaste.", "Fracturas de dientes o resinas.", "Dolor de la mandíbula."],
    risks: ["Estrés.", "Mucho café o alcohol.", "Tabaco.", "Problemas del sueño."],
    treatments: [
      "Guarda nocturna a tu medida.",
      "Ejercicios y hábitos para relajar.",
      "Reparar los dientes desgastados.",
    ],
    cta: "¿Amaneces con la mandíbula cansada? Agenda una valoración.",
    terms: ["rechinar los dientes", "apretar los dientes", "guarda"],
    care: {
      cita: {
        action: "Agenda una valoración.",
        signs: ["Mandíbula cansada al despertar.", "Dientes que se desgastan o se rompen."],
      },
    },
    relations: { symptoms: ["dientes-sensibles"] },
  }),
  disease({
    id: "muela-del-juicio",
    name: "Muela del juicio retenida",
    technical: "Tercer molar retenido",
    short: "Una muela que no tiene lugar para salir. A veces sólo se vigila; a veces conviene sacarla.",
    text: [
      "Las muelas del juicio son las últimas en salir. Si no hay espacio, quedan dentro del hueso o salen de lado.",
      "No todas se sacan. Una radiografía ayuda a decidir si conviene vigilarla.",
    ],
    causes: ["Falta de espacio.", "Posición inclinada."],
    symptoms: ["Dolor atrás de la boca.", "Encía inflamada.", "Dificultad para abrir."],
    complications: ["Infección.", "Caries en la muela vecina."],
    risks: ["Muelas que salieron a medias.", "Zona difícil de cepillar."],
    treatments: ["Vigilancia.", "Limpieza de la zona.", "Extracción, cuando conviene."],
    cta: "¿Te duele atrás? Agenda una revisión con radiografía.",
    terms: ["muela del juicio", "cordal", "dolor atrás de la boca"],
    care: {
      emergencia: {
        action: "Llama al 911 o ve a urgencias.",
        signs: ["Dificultad para respirar o tragar, con inflamación."],
      },
      hoy: {
        action: "Llámanos hoy mismo; si no respondemos, ve a urgencias.",
        signs: ["Cara inflamada o fiebre.", "No puedes abrir la boca."],
      },
      cita: { action: "Agenda una revisión.", signs: ["Molestia que va y viene."] },
    },
    relations: { symptoms: ["dolor-de-dientes"] },
  }),
];
