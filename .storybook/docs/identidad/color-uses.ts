/** The palette's families and the purpose of each colour. Every colour of theme.css is here once. */
export const families: { title: string; uses: Record<string, string> }[] = [
  {
    title: "Página y texto",
    uses: {
      surface: "La página",
      "surface-alt": "Bandas alternas y tarjetas",
      "surface-strong": "Donde falta una imagen; pulsación sobre una banda",
      "surface-raised": "Tarjetas sobre una banda; fondo de fotografías",
      plate: "Blanco en todos los temas, bajo diplomas y logotipos ajenos",
      text: "Texto",
      "text-soft": "Texto secundario",
      line: "Filetes y bordes de tarjeta",
      "line-strong": "Bordes de campos y controles",
    },
  },
  {
    title: "Fondo oscuro",
    uses: {
      inverse: "Secciones y pies de página oscuros",
      "inverse-raised": "Tarjetas sobre fondo oscuro",
      "on-inverse": "Texto sobre fondo oscuro",
      "on-inverse-soft": "Texto secundario sobre fondo oscuro",
      "line-on-inverse": "Filetes sobre fondo oscuro",
      "inverse-action": "Fondo hondo del color de acción",
      "inverse-accent": "Fondo hondo de otro color, entre los mosaicos",
      "inverse-info": "Fondo más hondo del segundo color: bandas y citas",
      "inverse-positive": "Fondo hondo del color de estado",
      "inverse-urgent": "Fondo de una emergencia",
      scrim: "Velo sobre una fotografía",
      backdrop: "Velo detrás de un diálogo",
    },
  },
  {
    title: "Marca",
    uses: {
      brand: "El logotipo y lo que sólo se dibuja, como la línea del vaso; ningún control",
      "brand-on-inverse": "Lo mismo sobre fondo oscuro",
      "on-brand": "Iniciales sobre el color de la marca",
    },
  },
  {
    title: "Acción",
    uses: {
      action: "La acción principal, una por vista; enlaces y énfasis",
      "action-strong": "La acción al pasar encima; acentos oscuros",
      "action-soft": "Fondo tenue de un énfasis",
      "action-on-inverse": "Enlaces y énfasis sobre fondo oscuro",
      "on-action": "Texto sobre el color de acción",
    },
  },
  {
    title: "Información",
    uses: {
      info: "Acción secundaria, información y anillo de foco",
      "info-strong": "Bandas oscuras del segundo color",
      "info-soft": "Fondo tranquilo del segundo color",
      "info-on-inverse": "Información sobre fondo oscuro",
      "on-info": "Texto sobre el segundo color",
    },
  },
  {
    title: "Estado y urgencia",
    uses: {
      positive: "Estado positivo: abierto, confirmado",
      "positive-strong": "Botones de mensaje y texto de estado",
      "positive-soft": "Fondo de un mensaje positivo",
      "on-positive": "Texto sobre el color de estado",
      urgent: "Solo el nivel «emergencia», con su icono y su palabra",
      "on-urgent": "Texto sobre el color de urgencia",
    },
  },
];
