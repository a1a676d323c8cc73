/** The palette's families and what each colour is for. Every colour of theme.css stands here once. */
export const families: { title: string; uses: Record<string, string> }[] = [
  {
    title: "Papel y tinta",
    uses: {
      white: "Texto sobre botones de color; fondo de fotografías",
      paper: "La página",
      bone: "Bandas alternas y tarjetas",
      "bone-deep": "Donde falta una imagen; pulsación sobre hueso",
      ink: "Texto y fondos oscuros",
      "ink-raised": "Tarjetas sobre fondo oscuro",
      "ink-soft": "Texto secundario",
    },
  },
  {
    title: "Arteria",
    uses: {
      artery: "La acción principal, una por vista; enlaces y énfasis",
      "artery-deep": "La acción al pasar encima; acentos oscuros",
      "artery-mist": "Fondo tenue de un énfasis",
      "artery-glow": "Enlaces y énfasis sobre fondo oscuro",
    },
  },
  {
    title: "Vena",
    uses: {
      vein: "Acción secundaria, información y anillo de foco",
      "vein-deep": "Bandas azules oscuras",
      "vein-mist": "Fondo azul tranquilo",
      "vein-glow": "Información sobre fondo oscuro",
    },
  },
  {
    title: "Linfa y urgencia",
    uses: {
      lymph: "Estado positivo: abierto, confirmado",
      "lymph-deep": "Botones de mensaje y texto de estado",
      "lymph-mist": "Fondo de un mensaje positivo",
      urgent: "Solo el nivel «emergencia», con su icono y su palabra",
    },
  },
  {
    title: "Líneas y velos",
    uses: {
      "on-dark-soft": "Texto secundario sobre fondo oscuro",
      line: "Filetes y bordes de tarjeta",
      "line-strong": "Bordes de campos y controles",
      "line-on-dark": "Filetes sobre fondo oscuro",
      scrim: "Velo detrás de un diálogo",
    },
  },
];
