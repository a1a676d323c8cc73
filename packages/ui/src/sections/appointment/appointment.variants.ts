import { defineVariants } from "../contract/define-variants.ts";

export const appointmentVariants = defineVariants({
  label: "Pedir cita",
  variants: {
    AppointmentChat: {
      label: "Mensaje que se escribe solo",
      description:
        "Preguntas con respuestas para tocar y, al lado o debajo en celular, el mensaje de WhatsApp como globo de una conversación. Elígela si casi todos te escriben por WhatsApp.",
    },
    AppointmentSentence: {
      label: "Frase con huecos",
      description:
        "Una sola frase grande sobre fondo oscuro, «Quiero una cita…», con huecos subrayados que se llenan de una lista. Elígela si quieres pocas palabras y una franja que resalte.",
    },
    AppointmentWeek: {
      label: "Semana del consultorio",
      description:
        "Un calendario con los días en que abres, y en cada uno la mañana o la tarde para elegir. Elígela si lo que más preguntan es cuándo hay consulta.",
    },
  },
});
