import { exampleRecords } from "../example-records.ts";

const { disease } = exampleRecords("/imagenes/especialidades/dermatologia");

/** Diseases of the dermatology example. */
export const diseases = [
  disease({
    id: "acne",
    name: "Acné",
    plain: "Granos y espinillas",
    technical: "Acné vulgar",
    short: "Granos y espinillas que aparecen cuando los poros se tapan y se inflaman.",
    text: [
      "El acné aparece cuando los poros se tapan con grasa y células, y se inflaman. Es común en la adolescencia y también en la edad adulta.",
      "No es culpa de lo que comes ni de cómo te lavas. Tratarlo pronto ayuda a que deje menos marcas.",
    ],
    causes: [
      "Poros que se tapan.",
      "Más producción de grasa en la piel.",
      "Bacterias que viven en el poro e inflaman.",
    ],
    symptoms: [
      "Puntos negros o blancos.",
      "Granos rojos.",
      "Bultos que duelen.",
      "Marcas que tardan en irse.",
    ],
    complications: ["Cicatrices.", "Manchas.", "Preocupación por el aspecto, que también merece atención."],
    risks: ["Cambios hormonales.", "Familiares con acné.", "Algunas medicinas y cosméticos."],
    treatments: [
      "Productos que se aplican en la piel.",
      "Medicina por la boca, en casos elegidos.",
      "Rutina suave y protector solar.",
    ],
    cta: "Si tus granos duelen o dejan marca, agenda una consulta.",
    terms: ["granos", "barros", "espinillas", "puntos negros"],
    care: {
      cita: {
        action: "Agenda tu consulta.",
        signs: ["Granos que duelen o dejan marca.", "Acné que no mejora con lo que usas."],
      },
    },
    relations: { symptoms: ["manchas-en-la-piel"] },
  }),
  disease({
    id: "dermatitis-atopica",
    name: "Dermatitis atópica",
    plain: "Piel atópica: eccema y comezón",
    technical: "Eccema atópico",
    short: "Piel seca, inflamada y con mucha comezón, que mejora y empeora por temporadas.",
    text: [
      "En la dermatitis atópica la barrera de la piel deja escapar el agua y deja pasar lo que irrita. Por eso la piel se reseca, se inflama y da comezón.",
      "No se contagia. Con cuidado diario y tratamiento en los brotes, muchas personas viven más cómodas.",
    ],
    causes: [
      "Una barrera de la piel más delicada.",
      "Tendencia de familia a alergias.",
      "Irritantes como jabones fuertes o ropa áspera.",
    ],
    symptoms: [
      "Comezón, sobre todo de noche.",
      "Piel seca y áspera.",
      "Zonas rojas o más oscuras en los pliegues.",
      "Piel gruesa de tanto rascar.",
    ],
    complications: ["Infección por rascado.", "Mal dormir.", "Cambios de color que tardan en irse."],
    risks: ["Familiares con alergias, asma o dermatitis.", "Clima seco o muy caluroso.", "Estrés."],
    treatments: [
      "Crema hidratante todos los días.",
      "Cremas para los brotes, indicadas por tu médica.",
      "Fototerapia u otros tratamientos, si los anteriores no bastan.",
    ],
    cta: "Si la comezón no te deja dormir, agenda una consulta.",
    terms: ["eccema", "comezón", "piel atópica", "alergia en la piel"],
    care: {
      hoy: {
        action: "Llámanos hoy mismo; si no respondemos, ve a urgencias.",
        signs: ["Piel con pus o muy caliente, y fiebre."],
      },
      cita: {
        action: "Agenda tu consulta.",
        signs: ["Comezón que no deja dormir.", "Brotes que vuelven una y otra vez."],
      },
    },
    relations: { symptoms: ["comezon", "piel-seca"] },
  }),
  disease({
    id: "psoriasis",
    name: "Psoriasis",
    technical: "Psoriasis en placas",
    short: "Placas rojas con escamas claras, que aparecen porque la piel se renueva demasiado rápido.",
    text: [
      "En la psoriasis la piel se renueva más rápido de lo normal y se acumula en placas con escamas. No se contagia.",
      "Suele ir por temporadas. Hay tratamientos de varios tipos, y se eligen según la zona, la extensión y tu vida diaria.",
    ],
    causes: ["Una respuesta de las defensas del cuerpo.", "Tendencia de familia."],
    symptoms: [
      "Placas rojas con escamas.",
      "Comezón o ardor.",
      "Cambios en las uñas.",
      "Escamas en la cabeza.",
    ],
    complications: ["Dolor o rigidez de las articulaciones.", "Grietas que duelen.", "Desánimo."],
    risks: ["Familiares con psoriasis.", "Estrés.", "Tabaco.", "Algunas infecciones y medicinas."],
    treatments: [
      "Cremas y ungüentos.",
      "Fototerapia.",
      "Medicina por la boca o inyectada, en casos elegidos.",
    ],
    cta: "Si tienes placas que no ceden, o te duelen las articulaciones, agenda una consulta.",
    terms: ["escamas", "placas en la piel", "caspa gruesa"],
    care: {
      hoy: {
        action: "Llámanos hoy mismo; si no respondemos, ve a urgencias.",
        signs: ["Casi toda la piel roja, con fiebre o escalofríos."],
      },
      cita: {
        action: "Agenda tu consulta.",
        signs: ["Placas que no ceden.", "Articulaciones que duelen o amanecen rígidas."],
      },
    },
    relations: { symptoms: ["comezon"] },
  }),
  disease({
    id: "melasma",
    name: "Melasma",
    plain: "Paño",
    technical: "Melasma facial",
    short: "Manchas de color café en la cara, que el sol oscurece y que piden paciencia.",
    text: [
      "El melasma son manchas de color café en las mejillas, la frente o el labio. El sol y los cambios hormonales lo favorecen.",
      "Puede aclararse, y también volver. La protección diaria del sol es la base de cualquier tratamiento.",
    ],
    causes: [
      "Luz del sol y de otras fuentes.",
      "Cambios hormonales, como el embarazo.",
      "Tendencia de familia.",
    ],
    symptoms: [
      "Manchas café de bordes irregulares.",
      "Suelen verse iguales de los dos lados.",
      "No duelen ni dan comezón.",
    ],
    complications: ["Preocupación por el aspecto.", "Irritación por productos sin indicación."],
    risks: ["Exposición al sol.", "Embarazo.", "Algunos anticonceptivos."],
    treatments: [
      "Protector solar con color, todos los días.",
      "Cremas aclarantes, con seguimiento.",
      "Otros procedimientos, en casos elegidos.",
    ],
    cta: "Antes de usar un aclarante, platiquemos: algunos irritan y empeoran la mancha.",
    terms: ["paño", "manchas en la cara", "manchas del embarazo"],
    care: {
      cita: { action: "Agenda tu consulta.", signs: ["Manchas que se oscurecen o que te preocupan."] },
    },
    relations: { symptoms: ["manchas-en-la-piel"] },
  }),
];
