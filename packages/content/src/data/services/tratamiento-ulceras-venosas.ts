import { preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { service } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const tratamientoUlcerasVenosas = service({
  id: "tratamiento-ulceras-venosas",
  title: "Tratamiento de úlceras venosas",
  plainName: "Curación de heridas de la pierna",
  homeSign: "Herida que no cierra",
  description: [
    "Una úlcera venosa es una herida de la pierna que tarda en cerrar porque las venas no regresan bien la sangre. Cerca de 8 de cada 10 úlceras de pierna vienen de este problema (Hospital General de México, Rev Mex Angiol, 2021).",
    "El tratamiento une tres cosas: limpiar y cubrir la herida, comprimir la pierna de forma correcta y corregir la vena que la provoca. En un estudio con 450 pacientes, tratar pronto la vena además de comprimir acortó el tiempo de cierre (ensayo EVRA, 2019). La mitad había cerrado a los 56 días, y a los 82 con el tratamiento diferido (2019).",
    "Cada herida tiene su ritmo. Te acompañamos con revisiones frecuentes, fotografías y medidas para ver juntos el avance.",
  ],
  shortDescription:
    "Curación, vendaje correcto y tratamiento de la vena que causa la herida, con revisiones frecuentes.",
  procedure: "curacion",
  benefits: [
    "Favorece que la herida cierre antes.",
    "Ayuda a que la úlcera regrese menos.",
    "Atiende la causa, no sólo la herida.",
    "Se hace en el consultorio en la mayoría de los casos.",
  ],
  risks: [
    "Que la úlcera regrese, sobre todo si dejas la media de compresión.",
    "Infección de la herida.",
    "Comprimir una pierna con poca circulación la daña: por eso medimos antes tus arterias.",
  ],
  preparation: [
    "Trae tus estudios y la lista de tus medicinas.",
    "Cuéntanos qué te has puesto en la herida.",
    "Ven con calzado amplio: saldrás con vendaje.",
  ],
  process: [
    "Medimos la circulación de tus arterias y hacemos un Doppler antes de comprimir: la compresión completa sólo se usa si tus arterias lo permiten.",
    "Limpiamos la herida y elegimos el apósito: la gasa o el parche que la cubre.",
    "Ponemos el vendaje y lo cambiamos cada semana.",
    "Tomamos fotos y medidas para comparar.",
    "Tratamos la vena enferma cuando conviene.",
    "Al cerrar la herida, seguimos con una media de compresión.",
  ],
  types: [
    "Compresión en varias capas o ajustable",
    "Apósitos (gasas y parches)",
    "Limpieza del tejido dañado",
    "Escleroterapia o cierre de la vena que falla",
    "Injerto de piel",
    "Terapia de presión negativa",
  ],
  painful:
    "La curación puede doler un poco. Te avisamos en cada paso y podemos dormir la zona si hace falta.",
  forWhat:
    "Para una herida de pierna que no cierra y que proviene de várices o de una insuficiencia venosa. Primero confirmamos la causa, porque no todas las heridas se tratan igual. Una herida del pie no espera una cita, sobre todo si vives con diabetes: puede ser de las arterias.",
  myths: [
    "«La herida debe dejarse al aire». Un apósito adecuado la protege mientras cierra.",
    "«Siempre se necesita antibiótico». Sólo se indica cuando hay una infección.",
    "«El vendaje es lo de menos». La compresión correcta es la base del tratamiento, y debe ponerse después de revisar tus arterias.",
    "«Hay que estar en reposo absoluto». Caminar y elevar la pierna suelen ayudar; te decimos cuánto.",
  ],
  hospitalOrAmbulatory: "Sin hospitalizarte; en el hospital si hay una infección grave",
  procedureTime: "De 20 a 60 minutos por curación",
  anesthesia: "No se necesita; en algunos casos, tópica o local",
  recoveryTime: "El cierre toma de semanas a meses, según la herida y la causa",
  postProcedureRecommendations: [
    "No te quites el vendaje por tu cuenta, salvo que los dedos se pongan morados o el dolor sea intenso. Si te falta el aire, pide primero ayuda de emergencia.",
    "Eleva la pierna cuando descanses y camina un poco cada día.",
    "Hidrata la piel de alrededor.",
    "Evita remedios caseros sobre la herida.",
    "Usa la media de compresión de por vida para reducir el riesgo de que la herida regrese.",
  ],
  ctaText:
    "¿Tienes una herida en la pierna que no cierra? Agenda una valoración y busquemos la causa. Si es del pie, no esperes: ve hoy mismo a urgencias o llámanos.",
  searchTerms: [
    "llaga en la pierna",
    "herida que no cierra",
    "úlcera varicosa",
    "herida en el tobillo",
    "curaciones",
    "vendaje",
    "llagas",
    "herida de la pierna que supura",
    "llaga que no cierra",
    "úlcera en la pierna",
    "pomada para úlceras",
    "herida que supura",
    "úlceras que no sanan",
    "qué me unto",
    "qué me pongo en la herida",
    "me llora la pierna",
    "sale agua de la pierna",
    "herida en la espinilla",
    "llaga de meses en el tobillo",
    "parches para llagas",
  ],
  care: {
    emergencia: {
      signs: [
        "falta-de-aire",
        "herida-infectada",
        "dedo-negro",
        "color-subito-pie",
        "extremidad-subita",
        "dolor-reposo-frio",
        ...preeclampsiaSigns,
      ],
    },
    hoy: {
      signs: [
        "herida-pie",
        "herida-huele",
        "dolor-reposo",
        "enrojecimiento-avanza",
        "vendaje-apretado",
        "hinchazon-un-lado",
        "hinchazon-embarazo",
      ],
    },
    cita: {
      action: "Agenda una valoración de tus arterias y tus venas.",
      signs: ["herida-pierna", "ulcera-cerrada"],
    },
  },
  sources: [
    sources.medlineUlcerHome,
    sources.ulcerProgramme,
    sources.evraFirst,
    sources.evraTrial,
    sources.esvsVeins,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
  ],
  relations: { symptoms: [], diseases: [], services: ["ultrasonido-doppler-vascular"] },
  metadata: {
    title: "Heridas de la pierna en Oaxaca | {doctorName}",
    description:
      "Tratamiento de úlceras venosas en Oaxaca: curación, compresión y atención de la vena que causa la herida. Conoce el proceso y agenda tu valoración.",
    keywords: [
      "úlcera venosa",
      "herida en la pierna",
      "curación de heridas",
      "vendaje de compresión",
      "insuficiencia venosa",
    ],
  },
});
