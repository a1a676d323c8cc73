import type { Disease } from "../../schema/collections.ts";

export const enfermedadRenalFistula: Disease = {
  id: "enfermedad-renal-fistula",
  name: "Enfermedad renal crónica y acceso para hemodiálisis",
  technicalName: "Enfermedad renal crónica (ERC) avanzada: construcción de fístula como acceso vascular",
  description: [
    "La enfermedad renal crónica es un daño del riñón, o una baja de su capacidad de filtrar, que dura 3 meses o más. Al inicio no da síntomas. En la etapa avanzada se necesita diálisis o trasplante.",
    "Para la hemodiálisis hace falta un acceso vascular: un sitio por donde la sangre sale y regresa con buen flujo. Cuando es posible se prefiere la fístula, una unión quirúrgica entre una arteria y una vena, por lo general en el brazo. Conviene planearla con meses de anticipación y proteger desde antes las venas de tus brazos.",
    "Llama al 911 si tu acceso sangra y no cede con presión directa, o si tienes falta de aire o palpitaciones. Ve a urgencias si desaparece el «ronroneo» de la fístula, si está roja, caliente o con pus y fiebre, o si la mano se pone fría, pálida o dormida. También si tienes escalofríos con el catéter. Si el catéter se sale, pínzalo y presiona el sitio mientras pides ayuda.",
  ].join("\n\n"),
  shortDescription:
    "Si tus riñones filtran poco, una fístula planeada a tiempo prepara tu brazo para la hemodiálisis.",
  causes: [
    "Diabetes, la causa más frecuente entre quienes llegan a diálisis.",
    "Presión arterial alta.",
    "Enfermedades de los filtros del riñón (glomerulopatías).",
    "Riñón poliquístico.",
    "Obstrucción de las vías urinarias.",
    "Daño por algunos fármacos. A veces no se halla la causa.",
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
    "Trombosis o estrechamiento del acceso.",
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
    "Proteger las venas del antebrazo y el brazo: evita punciones innecesarias en ellas.",
    "Mapeo con Doppler para elegir el mejor sitio.",
    "Fístula con tus propios vasos, la opción preferida cuando es viable.",
    "Injerto, si tus venas no son suficientes.",
    "Catéter tunelizado, muchas veces como puente.",
    "Angioplastia, trombectomía o revisión quirúrgica si el acceso falla.",
  ],
  mexicoStats:
    "Se estima que en 2021 cerca de 9 de cada 100 personas en México vivían con enfermedad renal crónica (GBD, Gac Med Mex, 2023). En el IMSS, unas 85 mil personas requieren diálisis (comunicado del IMSS, 2025).",
  imageHome: "/imagenes/enfermedad-renal-fistula-home",
  imageIndividual: "/imagenes/enfermedad-renal-fistula-page",
  iconIndividual: "/imagenes/icons/enfermedad-renal-fistula.svg",
  ctaText:
    "¿Tu nefrólogo ya te habló de hemodiálisis o tu acceso está fallando? Agenda una valoración: revisamos tus venas con Doppler y planeamos contigo el acceso que más te conviene. Si hay sangrado que no cede, llama primero al 911.",
  metadata: {
    title: "Enfermedad renal y fístula para hemodiálisis",
    description:
      "Si la hemodiálisis está cerca, planear tu fístula a tiempo importa. Conoce los tipos de acceso, cómo cuidar tus venas y qué signos son urgencia.",
    keywords: [
      "fístula para hemodiálisis",
      "enfermedad renal crónica",
      "acceso vascular",
      "fístula arteriovenosa",
      "catéter para hemodiálisis",
    ],
    openGraph: {
      title: "Enfermedad renal y acceso para hemodiálisis",
      description: "Planear tu fístula a tiempo y cuidar tus venas hace más sencillo lo que sigue.",
      url: "/enfermedades/enfermedad-renal-fistula",
    },
    alternates: { canonical: "/enfermedades/enfermedad-renal-fistula" },
  },
};
