import { exampleRecords } from "../example-records.ts";

const { service } = exampleRecords("/imagenes/especialidades/dermatologia");

/** Services of the dermatology example. */
export const services = [
  service({
    id: "consulta-dermatologica",
    title: "Consulta de dermatología",
    procedure: "consulta",
    short: "Te escuchamos, revisamos tu piel, tu cabello y tus uñas, y te explicamos qué conviene hacer.",
    text: [
      "La consulta empieza por tu historia: qué notaste, desde cuándo y qué has usado hasta ahora.",
      "Después revisamos tu piel con buena luz y, si hace falta, con un dermatoscopio. Al final sales con un plan por escrito.",
    ],
    forWhat:
      "Para valorar granos, manchas, comezón, resequedad, caída de cabello, cambios en las uñas o un lunar que te preocupa.",
    benefits: [
      "Un diagnóstico explicado con palabras sencillas.",
      "Una rutina que cabe en tu día.",
      "Menos productos, mejor elegidos.",
    ],
    process: [
      "Platicamos sobre tu piel y tus antecedentes.",
      "Revisamos la zona que te preocupa y, si quieres, toda la piel.",
      "Te explicamos qué encontramos.",
      "Acordamos un plan y cuándo revisarlo.",
    ],
    types: ["Primera vez", "Seguimiento", "Segunda opinión"],
    myths: [
      "«La piel seca sólo necesita agua». También necesita una crema que le ayude a conservarla.",
      "«Si no duele, no es nada». Algunas lesiones importantes no dan molestias.",
    ],
    painful: "No. Se revisa con la vista, con luz y con una lente.",
    where: "Consultorio",
    time: "De 30 a 45 minutos",
    anesthesia: "No se necesita",
    recovery: "Sales y sigues con tu día",
    before: ["Ven sin maquillaje ni esmalte de uñas.", "Trae los productos que usas, o una foto de ellos."],
    afterwards: ["Sigue el plan que acordamos.", "Avísanos si algo te irrita o no te queda claro."],
    cta: "¿Algo en tu piel te preocupa? Agenda tu consulta y lo revisamos juntos.",
    terms: ["dermatóloga", "doctora de la piel", "cita", "revisión de la piel"],
    care: {
      cita: { action: "Agenda tu consulta.", signs: ["Un cambio en tu piel que dura más de unas semanas."] },
    },
    relations: { diseases: ["acne", "dermatitis-atopica", "psoriasis", "melasma"] },
  }),
  service({
    id: "revision-de-lunares",
    title: "Revisión de lunares",
    procedure: "estudio",
    short:
      "Miramos tus lunares con dermatoscopio y te decimos cuáles sólo se vigilan y cuáles conviene estudiar.",
    text: [
      "El dermatoscopio es una lente con luz que muestra estructuras que el ojo no distingue. No corta ni lastima.",
      "Si un lunar necesita estudio, te explicamos por qué y qué sigue antes de decidir.",
    ],
    forWhat:
      "Para revisar lunares nuevos, que cambian o que se ven distintos a los demás, y para quien tiene muchos.",
    benefits: ["Se vigila lo que hace falta vigilar.", "Quedan fotografías para comparar después."],
    process: [
      "Revisamos toda la piel.",
      "Miramos cada lunar con la lente.",
      "Tomamos fotografías si te parece bien.",
      "Acordamos cuándo repetir la revisión.",
    ],
    types: ["Revisión completa", "Revisión de un solo lunar"],
    myths: ["«Quitar un lunar es peligroso». Cuando hay que estudiarlo, lo riesgoso es dejarlo pasar."],
    painful: "No. La lente sólo se apoya sobre la piel.",
    where: "Consultorio",
    time: "Unos 30 minutos",
    anesthesia: "No se necesita",
    recovery: "Sales y sigues con tu día",
    afterwards: [
      "Mira tu piel una vez al mes, con un espejo y buena luz.",
      "Usa protector solar todos los días.",
    ],
    cta: "¿Un lunar cambió de forma, de color o de tamaño? Pide una revisión.",
    terms: ["lunares", "lunar raro", "dermatoscopia", "mancha oscura"],
    care: {
      cita: {
        action: "Agenda una revisión pronto.",
        signs: ["Un lunar que cambia, sangra o se ve distinto a los demás."],
      },
    },
    relations: { symptoms: ["lunar-que-cambia"] },
  }),
  service({
    id: "tratamiento-del-acne",
    title: "Tratamiento del acné",
    procedure: "consulta",
    short: "Un plan por etapas para tu tipo de acné, con metas realistas y seguimiento.",
    text: [
      "El acné tiene varias formas y no todas se tratan igual. Primero vemos cuál es la tuya y qué has probado.",
      "La piel tarda semanas en responder. Por eso acordamos fechas de revisión y ajustamos el plan contigo.",
    ],
    forWhat:
      "Para granos, espinillas y marcas en la cara, el pecho o la espalda, en adolescentes y en adultos.",
    benefits: [
      "Un tratamiento acorde con tu piel.",
      "Seguimiento para ajustar a tiempo.",
      "Consejos para cuidar las marcas.",
    ],
    process: [
      "Revisamos tu piel y lo que usas.",
      "Elegimos contigo una rutina sencilla.",
      "Te decimos qué molestias pueden aparecer.",
      "Revisamos los cambios en unas semanas.",
    ],
    types: ["Con productos sobre la piel", "Con medicina por la boca, si te conviene", "Cuidado de marcas"],
    myths: [
      "«Hay que exprimir los granos». Exprimirlos inflama la piel y puede dejar marca.",
      "«Es falta de limpieza». El acné no aparece por falta de higiene.",
    ],
    painful: "No. Algunos productos pueden resecar o irritar al principio.",
    where: "Consultorio",
    time: "De 30 a 45 minutos",
    anesthesia: "No se necesita",
    recovery: "No requiere reposo",
    afterwards: [
      "Lava tu cara con suavidad.",
      "No exprimas las lesiones.",
      "Avísanos si estás o quieres estar embarazada: cambia el tratamiento.",
    ],
    cta: "¿Llevas meses probando productos? Revisemos juntos qué necesita tu piel.",
    terms: ["granos", "espinillas", "barros", "acné"],
    care: { cita: { action: "Agenda tu consulta.", signs: ["Granos que duelen, dejan marca o no ceden."] } },
    relations: { diseases: ["acne"] },
  }),
  service({
    id: "fototerapia",
    title: "Fototerapia",
    plain: "Tratamiento con luz",
    procedure: "consulta",
    short: "Luz controlada sobre la piel, en sesiones cortas, para algunas enfermedades que inflaman.",
    text: [
      "La fototerapia usa luz medida con cuidado. Puede ayudar en algunas enfermedades de la piel cuando las cremas no bastan.",
      "Antes de empezar revisamos tu tipo de piel, tus medicinas y si este tratamiento te conviene.",
    ],
    forWhat: "Puede ser una opción en psoriasis, vitíligo y algunas dermatitis.",
    benefits: ["No requiere cirugía.", "La cantidad de luz se ajusta a tu piel."],
    process: [
      "Valoramos si te conviene.",
      "Protegemos tus ojos y las zonas que no se tratan.",
      "Recibes la luz unos minutos.",
      "Anotamos cómo responde tu piel.",
    ],
    types: ["De cuerpo completo", "De una zona"],
    myths: ["«Es lo mismo que asolearse». La luz se elige y se mide; el sol, no."],
    painful: "No. Puedes sentir calor, y la piel puede enrojecer después.",
    where: "Consultorio",
    time: "Minutos por sesión",
    anesthesia: "No se necesita",
    recovery: "Sales y sigues con tu día",
    afterwards: ["Evita el sol el día de tu sesión.", "Llámanos si la piel te arde o se ampolla."],
    cta: "¿Te han hablado de la fototerapia? Te explicamos si es para ti.",
    terms: ["luz para la piel", "fototerapia", "tratamiento con luz"],
    care: {
      hoy: {
        action: "Llámanos hoy mismo; si no respondemos, ve a urgencias.",
        signs: ["Ardor intenso o ampollas después de una sesión."],
      },
    },
    relations: { diseases: ["psoriasis", "dermatitis-atopica"] },
  }),
];
