import { disease } from "../bundled-record.ts";
import { helpToQuit } from "../help-to-quit.ts";
import { sources } from "../sources.ts";

export const aneurismaAortaAbdominal = disease({
  id: "aneurisma-aorta-abdominal",
  name: "Aneurisma de la aorta abdominal",
  technicalName: "Aneurisma aórtico abdominal (AAA) infrarrenal",
  group: "arterias",
  description: [
    "La aorta es la arteria más grande del cuerpo. Cuando su pared se debilita en el abdomen y se ensancha hasta medir 3 centímetros o más, hablamos de un aneurisma. Habitualmente no da síntomas y se encuentra en un ultrasonido hecho por otra razón.",
    "No todos los aneurismas se operan. Los pequeños se vigilan con ultrasonido mientras dejas el tabaco y cuidas tu presión. La reparación se plantea según el tamaño, la rapidez con que crece, la forma de tu aorta y si hay síntomas. Como orientación, se plantea desde 5.5 centímetros en hombres y desde 5 en mujeres (ESC, 2024).",
  ],
  shortDescription:
    "La pared de la aorta se debilita y se ensancha en el abdomen. Casi nunca avisa; un ultrasonido lo detecta.",
  causes: [
    "Desgaste de la pared de la aorta por placas (aterosclerosis), tabaco y edad.",
    "Enfermedades genéticas del tejido, como Marfan o Ehlers-Danlos vascular.",
    "Infección de la pared de la arteria.",
    "Inflamación de las arterias (vasculitis).",
    "Lesiones por un traumatismo.",
  ],
  symptoms: [
    "Lo habitual es no sentir nada.",
    "Un latido o una masa que pulsa en el abdomen.",
    "Dolor en el abdomen.",
    "Dolor en la espalda baja o en un costado.",
  ],
  complications: [
    "Ruptura, una urgencia con riesgo muy alto de muerte.",
    "Fragmentos de coágulo que viajan y tapan arterias de las piernas.",
    "Trombosis: el aneurisma se tapa.",
    "Compresión de órganos vecinos.",
    "Comunicación anormal con el intestino o con la vena cava.",
  ],
  riskFactors: [
    "Fumar o haber fumado.",
    "Ser hombre de 65 años o más, o mujer de 70 o más.",
    "Un familiar directo con aneurisma.",
    "Presión arterial alta.",
    "Enfermedad de las arterias del corazón o de las piernas.",
    "Enfermedad pulmonar obstructiva crónica (EPOC).",
  ],
  treatments: [
    "Vigilancia con ultrasonido, con un intervalo que depende del tamaño y de si eres mujer u hombre.",
    "Dejar el tabaco y controlar la presión.",
    "Medicamentos que protegen tus arterias, si tu médico los indica.",
    "Reparación endovascular (EVAR): un tubo, la endoprótesis, que entra por la ingle.",
    "Endoprótesis especiales cuando la anatomía es difícil.",
    "Cirugía abierta, con sustitución de la aorta por un injerto.",
  ],
  diagnosis: [
    "Ultrasonido del abdomen: mide tu aorta sin radiación.",
    "Tomografía de los vasos, si se planea una reparación.",
    "Antes de reparar, valoramos también tu corazón y tus riñones.",
  ],
  selfCare: [
    `No fumes: el tabaco daña la pared de la aorta. ${helpToQuit}`,
    "Toma tus medicinas y mantén tu presión bajo control.",
    "No faltes a tus ultrasonidos, aunque te sientas bien.",
    "Cuéntales a tus hermanos e hijos: ellos también tienen más riesgo.",
    "Comparte las señales de emergencia con tu familia.",
  ],
  outlook:
    "Muchos aneurismas sólo se vigilan. De 3 a 3.9 centímetros se miden cada 3 años. En mujeres, de 4 a 4.4 se miden cada año y desde 4.5 cada 6 meses. En hombres, de 4 a 4.9 se miden cada año y desde 5 cada 6 meses (ESC, 2024). Encontrarlo a tiempo importa: cuando se rompe puede morir hasta 80 % de las personas (Cir Cir, 2019).",
  mexicoStats:
    "Un instituto nacional buscó aneurismas en personas con riesgo y los encontró en 3.29 % (Cir Cir, 2023). De 2,367 hospitalizaciones por aneurismas y disecciones de toda la aorta, terminaron en muerte 20 de cada 100 (Gac Med Mex, 2024).",
  ctaText:
    "¿Fumaste, tienes un familiar con aneurisma o ya te encontraron uno? Agenda una valoración para medirlo y decidir contigo qué sigue.",
  searchTerms: [
    "bolita que late en la panza",
    "latido en el abdomen",
    "siento el corazón en el estómago",
    "aorta inflamada",
    "vena inflada en el vientre",
    "dilatación de la aorta",
    "triple A",
    "AAA",
    "me late la panza",
    "me late el ombligo",
    "aneurisma",
    "aorta",
    "aneurisma reventado",
    "tengo un aneurisma",
    "aneurisma en la familia",
    "aorta dilatada",
    "tamaño del aneurisma",
  ],
  care: {
    emergencia: { signs: ["dolor-aorta", "masa-late", "desmayo", "sudor-frio", "extremidad-subita"] },
    hoy: { signs: ["dolor-leve-aneurisma"] },
    cita: {
      action: "Agenda una valoración para medir tu aorta y decidir cómo vigilarla.",
      signs: ["latido-abdomen", "tamizaje-aorta", "familiar-aneurisma", "vigilar-aneurisma"],
    },
  },
  sources: [
    sources.medlineAneurysm,
    sources.aneurysmGuide,
    sources.niceAneurysm,
    sources.esvsAneurysm,
    sources.escAorta,
    sources.aneurysmSearch,
    sources.aneurysmScreening,
    sources.aorticDeaths,
  ],
  relations: {
    symptoms: ["pulso-ausente-o-disminuido"],
    diseases: [],
    services: ["consulta-angiologia", "ultrasonido-doppler-vascular", "reparacion-endovascular-aneurismas"],
  },
  metadata: {
    title: "Aneurisma de la aorta abdominal: detección y manejo",
    description:
      "El aneurisma de la aorta abdominal casi nunca da síntomas. Conoce quién debe revisarse, cuándo se vigila, cuándo se repara y qué signos son urgencia.",
    keywords: [
      "aneurisma de aorta abdominal",
      "ultrasonido de aorta",
      "EVAR",
      "endoprótesis aórtica",
      "cirugía vascular",
    ],
  },
  share: {
    description: "Casi nunca avisa. Conoce quién debe revisarse y qué signos son una urgencia.",
  },
});
