import { defineVariants } from "../contract/define-variants.ts";

export const footerVariants = defineVariants({
  label: "Pie de página",
  variants: {
    FooterColumns: {
      label: "Columnas claras",
      description: "Fondo claro, tres columnas con cinco enlaces. Elígelo como opción segura.",
    },
    FooterDark: {
      label: "Oscuro",
      description:
        "Fondo oscuro con imagen, tres columnas con seis enlaces. Elígelo para cerrar la página con peso.",
    },
    FooterMap: {
      label: "Con mapa",
      description:
        "Un plano dibujado a la izquierda, que abre el mapa real, con dirección y horario en una tarjeta; tres columnas con cinco enlaces a la derecha. Elígelo si te preguntan mucho dónde estás.",
    },
    FooterMinimal: {
      label: "Mínimo",
      description:
        "El más bajo: invitación, cómo llegar y enlaces en tres renglones bajo la línea de la marca. Elígelo si tu sitio es corto.",
    },
  },
});
