import { guide } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const piesYDiabetes = guide({
  id: "pies-y-diabetes",
  title: "Cuida tus pies si vives con diabetes",
  shortDescription: "Una revisión corta cada día y las señales que no deben esperar, aunque no duelan.",
  group: "cuidados",
  picturesOf: "isquemia-critica",
  audience:
    "Para ti, si vives con diabetes, y para quien te ayuda en casa. Con la diabetes puedes perder sensibilidad: una herida puede avanzar sin que la sientas.",
  parts: [
    {
      title: "Cada día",
      kind: "pasos",
      items: [
        "Lávate los pies con agua tibia y jabón, sin remojarlos. Prueba antes el agua con el codo.",
        "Sécalos con cuidado, sobre todo entre los dedos.",
        "Míralos con buena luz: la planta, los talones y entre los dedos. Si no alcanzas, pide ayuda.",
        "Busca heridas, ampollas, cambios de color o zonas frías o calientes.",
        "Pon crema en la piel seca, nunca entre los dedos.",
        "Antes de calzarte, mete la mano dentro de cada zapato: busca piedras, clavos o costuras.",
      ],
    },
    {
      title: "Zapatos, calcetines, uñas y callos",
      kind: "lista",
      items: [
        "Nunca camines descalzo, sólo con calcetines ni con huarache abierto, tampoco dentro de la casa.",
        "Usa zapatos cerrados, que no aprieten ni rocen.",
        "Usa calcetines limpios, sin costuras y que no aprieten.",
        "Corta las uñas rectas. Si no ves bien o están gruesas, pide que lo haga personal capacitado.",
        "No cortes callos ni uses parches o líquidos callicidas: pueden abrir una herida.",
      ],
    },
    {
      title: "Si encuentras algo",
      kind: "lista",
      items: [
        "Una ampolla, una cortada o una herida: mantenla limpia y cubierta, sin remedios caseros. Apoya ese pie lo menos posible y pide hoy mismo que te la revisen.",
        "Un pie hinchado, rojo o caliente: no lo apoyes y ve hoy mismo a urgencias, aunque no duela.",
        "Pus o mal olor: ve hoy mismo a urgencias.",
        "Fiebre, rojo que avanza, un dedo que se oscurece o un cambio súbito de color: llama al 911.",
      ],
    },
    {
      title: "Lo que protege y lo que daña",
      kind: "lista",
      items: [
        "Toma tus medicinas y cuida tu glucosa, tu presión y tu colesterol. No fumes ni mastiques tabaco.",
        "Pide que te revisen los pulsos y la sensibilidad de los pies al menos una vez al año.",
        "No uses cojín eléctrico, bolsas ni agua caliente: puedes quemarte sin sentirlo.",
        "No uses medias de compresión sin que antes midamos la circulación de tus piernas.",
      ],
    },
  ],
  questions: [
    {
      question: "¿Por qué se me duermen o me arden los pies?",
      answer:
        "Puede ser por los nervios, que la diabetes afecta, o por falta de sangre. Hay que revisarlo: puedes tener una herida sin sentirla.",
    },
    {
      question: "Mi herida no duele. ¿Puedo esperar?",
      answer:
        "No. Puede ser grave aunque no duela. Ve hoy mismo a urgencias, o llama para que te la valoren.",
    },
  ],
  ctaText: "¿Vives con diabetes y nunca te han revisado la circulación? Agenda una valoración de tus pies.",
  searchTerms: [
    "pie diabético",
    "pies con diabetes",
    "cuidado de los pies",
    "diabetes en los pies",
    "azúcar y pies",
    "herida en el pie",
    "pus en el pie",
    "cortar las uñas con diabetes",
    "callos y diabetes",
    "parches para callos",
    "pie hinchado y caliente con diabetes",
    "uñero",
    "uña enterrada",
    "callo infectado",
    "zapatos para diabéticos",
    "ampolla en el pie con diabetes",
    "crema para los pies con diabetes",
    "llaga en el dedo gordo",
    "talón partido o reseco con diabetes",
    "diabetes",
    "sandalias o huaraches con diabetes",
    "secar los pies con diabetes",
  ],
  care: {
    emergencia: {
      signs: ["extremidad-subita", "dolor-reposo-frio", "dedo-negro", "herida-infectada", "color-subito-pie"],
    },
    hoy: {
      signs: ["herida-pie", "herida-huele", "pie-hinchado-diabetes", "dolor-reposo", "piel-roja-fiebre"],
    },
  },
  sources: [
    sources.footGuidelines,
    sources.footPrevention,
    sources.charcotGuidelines,
    sources.medlineArterialHome,
    sources.limbGuidelines,
    sources.imssAmputations,
  ],
  relations: {
    symptoms: ["parestesias"],
    diseases: ["isquemia-critica", "enfermedad-arterial-periferica"],
    services: [],
  },
  metadata: {
    title: "Pie diabético: cómo cuidar tus pies cada día",
    description:
      "Guía para cuidar tus pies si vives con diabetes: qué mirar cada día, qué evitar y qué heridas o cambios de color no deben esperar, aunque no duelan.",
    keywords: ["pie diabético", "cuidado de los pies", "diabetes y circulación", "heridas en los pies"],
  },
});
