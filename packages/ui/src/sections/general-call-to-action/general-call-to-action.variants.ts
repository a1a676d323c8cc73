import { defineVariants } from "../contract/define-variants.ts";

export const generalCallToActionVariants = defineVariants({
  label: "Llamada a la acción general",
  variants: {
    GeneralCallToActionFeature: {
      label: "Imagen y precio",
      description:
        "Imagen y tarjeta con precio, y tres botones. Elígela para que el costo quede claro antes de llamar.",
    },
    GeneralCallToActionPricing: {
      label: "Precio en grande",
      description:
        "El primer precio en cifras grandes sobre fondo oscuro, el segundo debajo y una lista de lo que incluyen. Elígela si tu texto dice, frase por frase, qué recibe el paciente.",
    },
    GeneralCallToActionUrgent: {
      label: "Urgencias primero",
      description:
        "El teléfono de urgencias en grande, con el horario y si el consultorio está abierto. Elígela sólo si alguien contesta ese número.",
    },
    GeneralCallToActionCosts: {
      label: "Precio, pago y seguros",
      description:
        "Todo lo que se paga en una hoja: el precio en cifras grandes, las formas de pago y todas las aseguradoras. Elígela en lugar de tres secciones si tu página de inicio es larga.",
      covers: ["PaymentMethods", "Insurance"],
    },
  },
});
