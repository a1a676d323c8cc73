import type { SiteContent } from "#kinds/site-content.ts";

export const faq: SiteContent["faq"] = {
  sectionTitle: "Lo que nos preguntan antes de venir",
  sectionSubtitle: "Respuestas cortas. Si tu duda no está aquí, llámanos.",
  questions: [
    {
      question: "¿Cuánto cuesta la consulta?",
      answer:
        "{consultationPrice}. La primera consulta incluye ultrasonido Doppler. Si necesitas otro estudio o una curación, te decimos su precio antes de hacerlo.",
    },
    {
      question: "¿Necesito que me mande otro médico?",
      answer:
        "No. Puedes pedir tu cita directamente. Si otro médico te recomendó venir, trae su nota o sus estudios: nos ayudan a no repetir lo que ya sabes.",
    },
    {
      question: "¿Qué llevo a mi primera cita?",
      answer:
        "Tus estudios anteriores, la lista de tus medicinas y tus alergias, y ropa cómoda que deje descubrir las piernas. Si vas a usar tu seguro, también tu póliza.",
    },
    {
      question: "¿Cuánto dura y duele?",
      answer:
        "Dura de 30 a 60 minutos, y no duele: la exploración y el ultrasonido se hacen sobre la piel. Al terminar sigues con tu día.",
    },
    {
      question: "¿Tengo que venir en ayunas?",
      answer:
        "Para revisar tus piernas, no. Para mirar la aorta o las arterias del riñón, sí: te lo decimos al darte la cita. Si usas insulina o medicinas para la diabetes, pregúntanos antes cómo hacerlo.",
    },
    {
      question: "¿Puede acompañarme alguien?",
      answer:
        "Sí, y ayuda: dos personas recuerdan mejor lo que se habló. Si usas bastón, andadera o silla de ruedas, dinos al agendar.",
    },
    {
      question: "¿Aceptan mi seguro? ¿Dan factura?",
      answer:
        "Llámanos con tu póliza: te decimos si es pago directo o reembolso. Damos factura; el pago en efectivo no es deducible.",
    },
    {
      question: "¿Puedo mandarles mi caso por mensaje?",
      answer:
        "Por mensaje damos informes y horarios. No mandes estudios ni datos de tu salud: platícalos en la consulta. Los mensajes no son para urgencias.",
    },
  ],
  linkText: "Ver más preguntas",
  link: "/guias/tu-primera-consulta#preguntas",
};
