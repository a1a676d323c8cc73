import { guide } from "../bundled-record.ts";
import { helpToQuit } from "../help-to-quit.ts";
import { sources } from "../sources.ts";

export const carotidasYEventoCerebral = guide({
  id: "carotidas-y-evento-cerebral",
  title: "Carótidas y evento vascular cerebral",
  shortDescription: "Qué son las carótidas, cómo reconocer una embolia o derrame cerebral y qué hacer.",
  group: "cuidados",
  picturesOf: "ultrasonido-doppler-vascular",
  audience:
    "Para ti, si te dijeron que una arteria de tu cuello está estrecha, o si fumas o vives con diabetes, presión o colesterol altos. También para tu familia.",
  parts: [
    {
      title: "Qué son",
      kind: "lista",
      items: [
        "Las carótidas son las arterias del cuello que llevan sangre al cerebro y a los ojos.",
        "Se estrechan por placas (aterosclerosis), muchas veces sin molestias.",
        "Un pedazo de placa puede viajar y tapar una arteria del cerebro. Es un evento vascular cerebral, que muchos llaman derrame o embolia.",
      ],
    },
    {
      title: "Si sospechas un evento",
      kind: "pasos",
      items: [
        "Pide que sonría: ¿se le cae un lado de la cara?",
        "Pide que levante los dos brazos: ¿uno se le va hacia abajo?",
        "Pide que repita una frase: ¿habla raro o no le sale?",
        "Con una sola señal, llama al 911 y anota la hora en que empezó.",
        "Si se quita en minutos, llama igual: puede avisar de uno más grave.",
      ],
    },
    {
      title: "Lo que las cuida",
      kind: "lista",
      items: [
        `No fumar ni vapear. ${helpToQuit}`,
        "Tener bajo control la presión, la glucosa y el colesterol, con tus medicinas.",
        "Caminar y cuidar tu peso.",
      ],
    },
    {
      title: "Cómo se estudian y se tratan",
      kind: "lista",
      items: [
        "Un ultrasonido Doppler del cuello mide cuánto se estrechan. No usa radiación.",
        "Todos necesitan medicinas y buenos hábitos.",
        "Después de un evento leve, si se estrecharon de 50 a 99 %, una cirugía pronta baja el riesgo de otro (Br J Surg, 2012).",
        "De cada 100 personas operadas, cerca de 2 murieron o tuvieron un evento en 30 días (Reino Unido, Br J Surg, 2012).",
      ],
    },
  ],
  questions: [
    {
      question: "No he tenido ningún evento. ¿Me tengo que operar?",
      answer:
        "Casi siempre se empieza con medicinas y hábitos. Sin un evento previo es menos claro que la cirugía ayude. Lo decidimos contigo.",
    },
    {
      question: "¿Cómo es la recuperación de la cirugía?",
      answer:
        "La cirugía dura cerca de 1 hora y sueles pasar 1 o 2 días en el hospital. Muchas actividades se retoman en una semana.",
    },
  ],
  ctaText: "¿Te dijeron que tienes una carótida estrecha? Agenda una valoración con Doppler del cuello.",
  searchTerms: [
    "carótida",
    "carótidas",
    "arteria del cuello",
    "carótida tapada",
    "placa en el cuello",
    "evento vascular cerebral",
    "prevenir una embolia cerebral",
    "cirugía de carótida",
  ],
  care: {
    emergencia: { signs: ["evc", "vista-subita", "equilibrio-cabeza", "desmayo"] },
  },
  sources: [sources.strokeSigns, sources.carotidAudit, sources.carotidSurgery, sources.electronicCigarette],
  relations: {
    symptoms: ["parestesias"],
    diseases: ["enfermedad-arterial-periferica"],
    services: ["ultrasonido-doppler-vascular"],
  },
  metadata: {
    title: "Carótidas y evento cerebral: señales y qué hacer",
    description:
      "Guía de las carótidas: por qué se estrechan, cómo reconocer un evento vascular cerebral, cuándo llamar al 911 y cómo se estudian y se tratan.",
    keywords: ["carótidas", "evento vascular cerebral", "Doppler de carótidas", "cirugía de carótida"],
  },
});
