import { guide } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const comoUsarTuSeguro = guide({
  id: "como-usar-tu-seguro",
  title: "Cómo usar tu seguro de gastos médicos",
  shortDescription: "Carta pase o reembolso, paso a paso, y qué papeles te damos.",
  group: "visita",
  picturesOf: { picture: "gallery-6", icon: "pago-seguro" },
  audience:
    "Para ti, si tienes un seguro de gastos médicos mayores. Léela antes de tu cita o de programar un procedimiento.",
  parts: [
    {
      title: "Primero, llámanos con tu póliza",
      kind: "lista",
      items: [
        "Te decimos si tu aseguradora paga directo o si pagas tú y pides el reembolso.",
        "Pregunta a tu aseguradora por tu deducible y tu coaseguro: la parte que te toca pagar.",
        "Pregunta también si tu padecimiento cuenta como preexistencia y si hay tiempo de espera.",
      ],
    },
    {
      title: "Con pago directo",
      kind: "pasos",
      items: [
        "Te damos el informe médico con tu diagnóstico y lo que proponemos.",
        "Tú lo entregas a tu aseguradora y pides la carta pase, que autoriza el procedimiento.",
        "Cuando llega la carta pase, programamos la fecha. Una urgencia no espera este trámite: llama al 911 o ve a urgencias.",
        "El día del procedimiento pagas tu deducible, tu coaseguro y lo que tu póliza no cubra.",
      ],
    },
    {
      title: "Con reembolso",
      kind: "pasos",
      items: [
        "Pagas la consulta o el procedimiento y pides factura.",
        "Guarda el informe médico, las recetas y las facturas, también las de estudios y farmacia.",
        "Llena la solicitud de tu aseguradora y entrégala con todo.",
        "La aseguradora te paga lo que tu póliza cubre, menos deducible y coaseguro.",
      ],
    },
  ],
  questions: [
    {
      question: "¿Qué papeles me dan aquí?",
      answer: "El informe médico, la receta y la factura. Avísanos antes de pagar si necesitas factura.",
    },
    {
      question: "Mi aseguradora no está en la lista. ¿Puedo venir?",
      answer: "Sí. Puedes pedir el reembolso: pregunta a tu aseguradora qué pide y te damos los papeles.",
    },
    {
      question: "¿La consulta es deducible de impuestos?",
      answer:
        "Sí, con factura y si pagas con tarjeta, transferencia o cheque nominativo. El pago en efectivo no es deducible.",
    },
  ],
  ctaText: "¿No sabes si tu seguro cubre lo que necesitas? Llámanos con tu póliza a la mano.",
  searchTerms: [
    "carta pase",
    "reembolso",
    "seguro de gastos médicos",
    "aseguradora",
    "deducible",
    "coaseguro",
    "informe médico",
    "cómo uso mi seguro",
    "mi aseguradora no está en la lista",
  ],
  care: {},
  sources: [sources.medicalInsurance, sources.incomeTaxLaw],
  relations: { symptoms: [], diseases: [], services: ["consulta-angiologia"] },
  metadata: {
    title: "Seguro de gastos médicos: carta pase y reembolso",
    description:
      "Cómo usar tu seguro de gastos médicos con nosotros: pago directo con carta pase o reembolso, qué papeles necesitas y qué son deducible y coaseguro.",
    keywords: ["seguro de gastos médicos", "carta pase", "reembolso", "deducible y coaseguro"],
  },
});
