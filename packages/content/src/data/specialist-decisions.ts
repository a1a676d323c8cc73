/** A medical question that the bundled texts answer for now, and that only the specialist can settle. */
export interface SpecialistDecision {
  record: { collection: "diseases" | "symptoms" | "services"; id: string };
  /** The field of the record that follows from the answer. */
  field:
    | "care"
    | "description"
    | "complications"
    | "treatments"
    | "riskFactors"
    | "managementTips"
    | "diagnosis"
    | "selfCare"
    | "risks"
    | "postProcedureRecommendations";
  question: string;
  /** The text of the site until she decides. */
  now: string;
}

/**
 * The open questions for the specialist. The checklist shows each question until the record has a date of review. Where
 * the sources leave two levels for one sign, the site has the safer one.
 */
export const specialistDecisions: readonly SpecialistDecision[] = [
  {
    record: { collection: "diseases", id: "isquemia-critica" },
    field: "care",
    question: "Un dedo negro: ¿911 o urgencias el mismo día?",
    now: "en todas las páginas es emergencia.",
  },
  {
    record: { collection: "diseases", id: "isquemia-critica" },
    field: "care",
    question:
      "Una herida con pus o mal olor, pero sin fiebre ni enrojecimiento que avanza: ¿hoy mismo basta?",
    now: "es hoy mismo; con fiebre, o con pus y enrojecimiento que avanza, emergencia.",
  },
  {
    record: { collection: "diseases", id: "isquemia-critica" },
    field: "care",
    question:
      "Una herida del pie que no cierra o un dolor en reposo: ¿urgencias, o basta una llamada ese mismo día?",
    now: "es urgencias o una llamada para una valoración ese mismo día, en todas las páginas.",
  },
  {
    record: { collection: "diseases", id: "isquemia-critica" },
    field: "description",
    question:
      "¿Conviene decir la mortalidad a 5 años de la isquemia crítica, que en los estudios suele pasar de la mitad?",
    now: "el sitio no la dice: la cifra no es mexicana.",
  },
  {
    record: { collection: "diseases", id: "enfermedad-arterial-periferica" },
    field: "treatments",
    question: "El plan de caminata: ¿12 semanas, como dice la guía de la SVS, o seis meses?",
    now: "el sitio dice al menos 12 semanas.",
  },
  {
    record: { collection: "diseases", id: "enfermedad-arterial-periferica" },
    field: "care",
    question: "Una pierna que sólo duele de golpe, sin frío, palidez ni adormecimiento: ¿emergencia?",
    now: "es emergencia cuando además se pone fría, pálida, dormida o sin fuerza, duela o no.",
  },
  {
    record: { collection: "symptoms", id: "claudicacion-intermitente" },
    field: "care",
    question: "El dolor en reposo sin pie frío: ¿hoy mismo o emergencia?",
    now: "es hoy mismo en todas las páginas; con el pie frío o si es intolerable, emergencia.",
  },
  {
    record: { collection: "diseases", id: "aneurisma-aorta-abdominal" },
    field: "care",
    question: "Un dolor leve de abdomen o espalda con un aneurisma conocido o reparado: ¿911?",
    now: "es hoy mismo a urgencias; si es súbito e intenso, emergencia.",
  },
  {
    record: { collection: "diseases", id: "aneurisma-aorta-abdominal" },
    field: "riskFactors",
    question:
      "Los familiares directos de quien tiene un aneurisma: ¿a todos un ultrasonido, y desde qué edad?",
    now: "el sitio los invita a una valoración, sin edad.",
  },
  {
    record: { collection: "diseases", id: "aneurisma-aorta-abdominal" },
    field: "description",
    question:
      "El tamaño para reparar y para medir cada 6 meses: ¿el de la guía ESC de 2024, con cifras propias para mujeres?",
    now: "se plantea reparar desde 5.5 centímetros en hombres y 5 en mujeres; cada 6 meses desde 5 y desde 4.5.",
  },
  {
    record: { collection: "diseases", id: "varices" },
    field: "treatments",
    question:
      "Várices en el embarazo: ¿qué se ofrece además de la compresión y cuándo se tratan después del parto?",
    now: "el sitio dice que en el embarazo se prefiere no intervenir.",
  },
  {
    record: { collection: "diseases", id: "varices" },
    field: "care",
    question: "Una várice que sangró y ya no sangra: ¿valoración el mismo día?",
    now: "es hoy mismo; si sangra y no cede con presión, emergencia.",
  },
  {
    record: { collection: "diseases", id: "enfermedad-buerger" },
    field: "care",
    question: "Una flebitis que cambia de sitio: ¿el mismo día o con cita?",
    now: "toda flebitis es hoy mismo.",
  },
  {
    record: { collection: "diseases", id: "linfedema" },
    field: "care",
    question: "Una hinchazón nueva de un solo lado y sin dolor: ¿el mismo día o una cita pronta?",
    now: "es hoy mismo en todas las páginas, para descartar una trombosis.",
  },
  {
    record: { collection: "diseases", id: "linfedema" },
    field: "treatments",
    question: "Una zona roja y caliente, sin fiebre, en quien vive con linfedema: ¿el mismo día?",
    now: "es el mismo día.",
  },
  {
    record: { collection: "services", id: "escleroterapia" },
    field: "care",
    question:
      "Un cordón duro y doloroso los primeros días después de una sesión: ¿es esperable o es hoy mismo?",
    now: "es hoy mismo, como toda flebitis.",
  },
  {
    record: { collection: "diseases", id: "trombosis-venosa-profunda" },
    field: "care",
    question: "Una pierna hinchada y violácea sin dolor intenso: ¿emergencia?",
    now: "es emergencia, duela o no.",
  },
  {
    record: { collection: "diseases", id: "trombosis-venosa-profunda" },
    field: "care",
    question:
      "Con anticoagulante, un golpe en la cabeza sin molestias, excremento negro u orina roja: ¿911 o urgencias el mismo día?",
    now: "son emergencia; nariz o encías que sangran seguido, hoy mismo.",
  },
  {
    record: { collection: "services", id: "angioplastia-arterial" },
    field: "care",
    question: "Con antiagregante, vómito con sangre o excremento negro: ¿la misma emergencia?",
    now: "es emergencia, como con anticoagulante; el golpe en la cabeza sólo se nombra con anticoagulante.",
  },
  {
    record: { collection: "symptoms", id: "edema-unilateral" },
    field: "care",
    question: "Las señales de preeclampsia: ¿911 o urgencias, y hasta cuántas semanas después del parto?",
    now: "son emergencia en el embarazo y hasta 6 semanas después del parto.",
  },
  {
    record: { collection: "diseases", id: "fistulas-arteriovenosas" },
    field: "care",
    question: "Palpitaciones nuevas sin falta de aire: ¿911 o urgencias el mismo día?",
    now: "son emergencia en todas las páginas.",
  },
  {
    record: { collection: "diseases", id: "enfermedad-renal-fistula" },
    field: "care",
    question: "La mano fría, pálida o dormida del lado de la fístula: ¿cuándo es emergencia?",
    now: "es hoy mismo si aparece poco a poco, y emergencia si es de golpe.",
  },
  {
    record: { collection: "diseases", id: "enfermedad-renal-fistula" },
    field: "care",
    question:
      "Una fístula que sangró y ya no sangra, con piel delgada o una costra que no sana: ¿urgencias, o basta la unidad de diálisis ese día?",
    now: "es hoy mismo a urgencias; si sangra y no cede, emergencia.",
  },
  {
    record: { collection: "symptoms", id: "parestesias" },
    field: "care",
    question: "Un pie hinchado, rojo o caliente con diabetes y sin herida: ¿el mismo día?",
    now: "es hoy mismo, para descartar un pie de Charcot.",
  },
  {
    record: { collection: "diseases", id: "enfermedad-renal-fistula" },
    field: "care",
    question: "Fiebre o pus con un catéter: ¿911? ¿Y una fístula con pus, sin fiebre?",
    now: "con catéter es emergencia; la fístula roja o con pus es hoy mismo, directo a urgencias.",
  },
  {
    record: { collection: "symptoms", id: "parestesias" },
    field: "care",
    question: "Hormigueo sin poder orinar, con pérdida del control o con las ingles dormidas: ¿911?",
    now: "es emergencia.",
  },
  {
    record: { collection: "symptoms", id: "pulso-ausente-o-disminuido" },
    field: "care",
    question: "Un pulso que antes se sentía y ya no, sin otra molestia: ¿el mismo día?",
    now: "es hoy mismo; con dolor, palidez, frío, hormigueo o parálisis, emergencia.",
  },
  {
    record: { collection: "symptoms", id: "palidez-de-la-piel" },
    field: "care",
    question: "Un dedo que sigue pálido al calentarse, sin dolor: ¿el mismo día o con cita?",
    now: "es hoy mismo.",
  },
  {
    record: { collection: "diseases", id: "trombosis-venosa-profunda" },
    field: "care",
    question: "Toda hinchazón nueva o dolor de pantorrilla: ¿Doppler el mismo día y sin masaje?",
    now: "es la misma instrucción en todas las páginas.",
  },
  {
    record: { collection: "diseases", id: "trombosis-venosa-profunda" },
    field: "selfCare",
    question: "Anticonceptivos con estrógeno y sospecha de trombosis: ¿qué se dice sobre dejarlos?",
    now: "que no se dejen sin hablarlo con quien los receta.",
  },
  {
    record: { collection: "diseases", id: "enfermedad-arterial-periferica" },
    field: "diagnosis",
    question:
      "Índice tobillo-brazo de 0.90 o menos, y presión del dedo si hay diabetes o enfermedad renal: ¿así?",
    now: "así lo dice el sitio (ACC/AHA, 2024).",
  },
  {
    record: { collection: "services", id: "cirugia-varices-minima-invasion" },
    field: "risks",
    question:
      "Las cifras de complicaciones vienen de estudios de otros países: ¿se quedan, o las cambias por las tuyas?",
    now: "están con su año en los riesgos de los servicios y en la guía «Complicaciones, en números claros».",
  },
  {
    record: { collection: "services", id: "colocacion-angioaccesos" },
    field: "postProcedureRecommendations",
    question: "El puerto ya cicatrizado y sin aguja: ¿permite bañarse y nadar, y cada cuánto se lava?",
    now: "el sitio dice que sí permite, y que se pregunte cada cuánto se lava.",
  },
];
