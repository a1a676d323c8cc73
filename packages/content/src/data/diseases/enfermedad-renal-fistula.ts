import { fistulaSigns } from "../../signs/sign-groups.ts";
import { disease } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const enfermedadRenalFistula = disease({
  id: "enfermedad-renal-fistula",
  name: "Enfermedad renal crónica y acceso para hemodiálisis",
  plainName: "Falla de los riñones y diálisis",
  technicalName: "Enfermedad renal crónica (ERC) avanzada: construcción de fístula como acceso vascular",
  group: "linfa",
  description: [
    "La enfermedad renal crónica es un daño del riñón, o una baja de su capacidad de filtrar, que dura 3 meses o más. Al inicio no da síntomas. En la etapa avanzada se necesita diálisis o trasplante.",
    "Para la hemodiálisis hace falta un acceso vascular: un sitio por donde la sangre sale y regresa con buen flujo. Cuando es posible se prefiere la fístula, una unión quirúrgica entre una arteria y una vena, por lo general en el brazo. Conviene planearla con meses de anticipación. El plan se ajusta a cada persona (KDOQI, 2019).",
  ],
  shortDescription:
    "Si tus riñones filtran poco, una fístula planeada a tiempo prepara tu brazo para la hemodiálisis.",
  causes: [
    "Diabetes, la causa más frecuente entre quienes llegan a diálisis.",
    "Presión arterial alta.",
    "Enfermedades de los filtros del riñón (glomerulopatías).",
    "Riñones con quistes (poliquísticos).",
    "Obstrucción de las vías urinarias.",
    "Daño por algunas medicinas. A veces no se halla la causa.",
  ],
  symptoms: [
    "Al inicio, ninguno: por eso importan los análisis.",
    "Cansancio.",
    "Hinchazón.",
    "Orina espumosa o escasa.",
    "Náusea y comezón.",
    "Calambres.",
    "Falta de aire, en etapas avanzadas.",
  ],
  complications: [
    "Exceso de líquido en el cuerpo y potasio alto.",
    "Anemia y daño en los huesos.",
    "Enfermedad del corazón y de las arterias.",
    "Trombosis, estrechamiento o aneurisma del acceso.",
    "Infección del acceso.",
    "Síndrome de robo: llega menos sangre a la mano.",
    "Estrechamiento de las venas centrales por catéteres.",
  ],
  riskFactors: [
    "Diabetes.",
    "Presión arterial alta.",
    "Obesidad.",
    "Familiares con enfermedad renal.",
    "Uso frecuente de analgésicos o antiinflamatorios.",
    "Edad y tabaco.",
    "Enfermedad arterial periférica.",
  ],
  treatments: [
    "Seguimiento con nefrología y control de diabetes y presión.",
    "Proteger las venas del antebrazo y el brazo: evita en ellas piquetes y catéteres que no hagan falta.",
    "Mapeo con Doppler para elegir el mejor sitio.",
    "Fístula con tus propios vasos, la opción preferida cuando es viable.",
    "Injerto, si tus venas no son suficientes.",
    "Catéter bajo la piel (tunelizado), muchas veces como puente.",
    "Angioplastia, trombectomía o revisión quirúrgica si el acceso falla.",
  ],
  diagnosis: [
    "Análisis que miden cuánto filtran tus riñones, con nefrología.",
    "Se confirma si filtran menos de 60 mililitros por minuto, o hay daño, por 3 meses o más.",
    "Para planear el acceso trazamos con Doppler el mapa de tus vasos.",
  ],
  selfCare: [
    "Controla tu glucosa y tu presión, y no fumes.",
    "No tomes analgésicos ni antiinflamatorios por tu cuenta.",
    "Cuida las venas de tus brazos: pide que no te piquen ahí si no hace falta.",
    "Si ya tienes fístula, toca su vibración y mira su piel todos los días.",
    "En ese brazo no permitas que te tomen la presión ni te saquen sangre.",
  ],
  outlook:
    "Una fístula suele tardar en madurar de 4 semanas a 4 meses, y una parte necesita otro procedimiento. Planearla con tiempo ayuda a evitar un catéter.",
  mexicoStats:
    "Se estima que en 2021 cerca de 9 de cada 100 personas en México vivían con enfermedad renal crónica (GBD, Gac Med Mex, 2023).",
  ctaText:
    "¿Tu nefrólogo ya te habló de hemodiálisis o toca revisar tu acceso? Agenda una valoración: revisamos tus venas con Doppler y planeamos contigo el acceso que más te conviene.",
  searchTerms: [
    "riñones",
    "falla de los riñones",
    "insuficiencia renal",
    "diálisis",
    "hemodiálisis",
    "fístula para diálisis",
    "acceso para diálisis",
    "brazo de la diálisis",
    "riñón dañado por diabetes",
    "problemas del riñón",
    "insuficiencia de los riñones",
    "creatinina",
    "no sirven los riñones",
  ],
  care: {
    emergencia: {
      signs: [
        "acceso-sangra",
        "cateter-sale",
        "cateter-infectado",
        "extremidad-subita",
        "falta-de-aire",
        "palpitaciones",
      ],
    },
    hoy: { signs: [...fistulaSigns, "fistula-calla", "mano-acceso-fria"] },
    cita: {
      action: "Agenda una valoración para planear o revisar tu acceso.",
      signs: ["hablaron-hemodialisis", "mapa-venas", "acceso-estrecho"],
    },
  },
  sources: [
    sources.medlineKidney,
    sources.medlineAccess,
    sources.medlinePort,
    sources.kidneyDefinition,
    sources.kidneyCauses,
    sources.kidneyBurden,
    sources.kdoqiPlan,
    sources.accessBleeding,
    sources.accessFirstAid,
  ],
  relations: {
    symptoms: ["parestesias", "palidez-de-la-piel"],
    diseases: ["fistulas-arteriovenosas"],
    services: [
      "consulta-angiologia",
      "ultrasonido-doppler-vascular",
      "angioplastia-arterial",
      "creacion-fistulas-hemodialisis",
      "colocacion-angioaccesos",
    ],
  },
  metadata: {
    title: "Falla de los riñones y fístula para hemodiálisis",
    description:
      "Si la hemodiálisis está cerca, planear tu fístula a tiempo importa. Conoce los tipos de acceso, cómo cuidar tus venas y qué signos son urgencia.",
    keywords: [
      "fístula para hemodiálisis",
      "enfermedad renal crónica",
      "acceso vascular",
      "fístula arteriovenosa",
      "catéter para hemodiálisis",
    ],
  },
  share: {
    description: "Planear tu fístula a tiempo y cuidar tus venas hace más sencillo lo que sigue.",
  },
});
