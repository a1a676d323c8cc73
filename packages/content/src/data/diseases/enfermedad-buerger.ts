import { disease } from "../bundled-record.ts";
import { helpToQuit } from "../help-to-quit.ts";
import { sources } from "../sources.ts";

export const enfermedadBuerger = disease({
  id: "enfermedad-buerger",
  name: "Enfermedad de Buerger",
  plainName: "Vasos inflamados por el tabaco",
  technicalName: "Tromboangeítis obliterante",
  group: "arterias",
  description: [
    "La enfermedad de Buerger inflama y tapa, por segmentos, arterias y venas pequeñas y medianas de las manos y los pies. No es aterosclerosis (placas en las arterias). Está ligada al tabaco, fumado o masticado, y suele empezar entre los 20 y los 45 años.",
    "Los dedos se sienten fríos o dormidos y cambian de color. Pueden aparecer úlceras muy dolorosas. Lo decisivo es dejar todo el tabaco.",
  ],
  shortDescription:
    "Vasos de manos y pies se inflaman y se tapan por el tabaco. Dejarlo por completo es lo que más ayuda.",
  causes: [
    "La causa exacta no se conoce.",
    "El tabaco, fumado o masticado, la desencadena y la mantiene.",
    "Es posible que participe una respuesta del sistema inmunológico.",
    "Puede haber una predisposición genética.",
  ],
  symptoms: [
    "Dedos fríos, dormidos, pálidos, rojos o azulados.",
    "Dolor del pie al caminar o en reposo.",
    "Fenómeno de Raynaud: los dedos cambian de color con el frío.",
    "Flebitis superficial que cambia de sitio.",
    "Úlceras muy dolorosas en los dedos.",
  ],
  complications: [
    "Úlceras en los dedos.",
    "Infección de las heridas.",
    "Gangrena: el tejido muere por falta de sangre.",
    "Amputación, sobre todo si se sigue usando tabaco.",
  ],
  riskFactors: [
    "Fumar o masticar tabaco.",
    "Ser hombre joven, aunque también ocurre en mujeres.",
    "Edad: suele empezar entre los 20 y los 45 años.",
    "Enfermedad de las encías.",
  ],
  treatments: [
    "Dejar todo el tabaco, con el apoyo que necesites para lograrlo.",
    "Curación de las heridas y alivio del dolor.",
    "Protegerte del frío.",
    "Medicamentos que mejoran el flujo, en casos elegidos y con indicación médica.",
    "Angioplastia o bypass, posibles en pocos casos.",
    "Tratar los nervios (simpatectomía o neuroestimulación), en casos elegidos.",
    "Amputación, sólo como último recurso.",
  ],
  diagnosis: [
    "Escuchamos tu historia con el tabaco y exploramos tus pulsos y tus dedos.",
    "Doppler de las arterias y, a veces, una angiografía.",
    "Hay que descartar otras causas, como la aterosclerosis o una embolia.",
  ],
  selfCare: [
    `Deja todo el tabaco, fumado o masticado, y no vapees. ${helpToQuit}`,
    "Protege tus manos y tus pies del frío.",
    "Revisa tus dedos todos los días.",
    "No apliques calor directo.",
  ],
  outlook:
    "Depende del tabaco. Quien lo deja por completo casi nunca necesita una amputación; si se sigue usando, la enfermedad empeora (Manual Merck, 2025).",
  mexicoStats:
    "Es poco frecuente y en México no hay una cifra confiable. En Taiwán, de 2002 a 2011, se calculó menos de 1 caso por cada 100,000 habitantes (Clinics, 2016). De cada 4 casos, 3 eran hombres (Clinics, 2016).",
  ctaText:
    "¿Fumas y tus dedos cambian de color con el frío? Agenda una valoración. Revisamos tu circulación sin juzgarte y armamos contigo un plan, que empieza por dejar el tabaco.",
  searchTerms: [
    "circulación por fumar",
    "cigarro y circulación",
    "tabaco",
    "dedos fríos de fumador",
    "dedos azules",
    "manos frías",
    "pies fríos de fumador",
    "tromboangeítis",
    "fumo y se me enfrían los dedos",
    "tromboangeítis obliterante",
    "dedos morados de fumador",
  ],
  care: {
    emergencia: {
      signs: ["mano-pie-subito", "extremidad-subita", "dedo-negro", "dolor-reposo-frio", "herida-infectada"],
    },
    hoy: { signs: ["dolor-reposo", "herida-pie", "herida-huele", "flebitis-migra"] },
    cita: {
      action: "Agenda una valoración, aunque todavía no hayas podido dejar el tabaco.",
      signs: ["dedos-cambian-color", "dolor-caminar-tabaco", "dejar-tabaco"],
    },
  },
  sources: [
    sources.medlineBuerger,
    sources.merckBuerger,
    sources.dermatologyBuerger,
    sources.taiwanBuerger,
    sources.electronicCigarette,
    sources.acuteIschemia,
  ],
  relations: {
    symptoms: [
      "claudicacion-intermitente",
      "parestesias",
      "pulso-ausente-o-disminuido",
      "palidez-de-la-piel",
    ],
    diseases: [],
    services: ["consulta-angiologia", "ultrasonido-doppler-vascular"],
  },
  metadata: {
    title: "Vasos inflamados por el tabaco: enfermedad de Buerger",
    description:
      "Dedos fríos, cambios de color y úlceras dolorosas en personas jóvenes que fuman: conoce la enfermedad de Buerger, sus señales y su tratamiento.",
    keywords: [
      "enfermedad de Buerger",
      "tromboangeítis obliterante",
      "tabaco y circulación",
      "úlceras en los dedos",
      "dedos fríos",
    ],
  },
  share: {
    description: "Está ligada al tabaco y daña manos y pies. Dejarlo por completo cambia su rumbo.",
  },
});
