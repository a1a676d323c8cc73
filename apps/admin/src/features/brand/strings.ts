/** Messages of the screen where the site gets its looks. */
export const messages = {
  title: "Marca",
  intro:
    "El logotipo, la foto, los colores y las letras de tu sitio. Lo que elijas se ve al momento en la vista previa.",
  ready: {
    title: "Empezar con un sitio listo",
    text: "Cambia de una vez los diseños, su orden y el estilo. Tus textos, tus fotos y tus datos se quedan como están.",
    try: "Ver con mi contenido: {name}",
    tryShort: "Ver con mi contenido",
    stop: "Volver a mi sitio",
    use: "Usar este sitio",
    using: "Cambiando...",
    taken: "Tu borrador ahora usa «{name}». Tus pacientes lo verán cuando publiques.",
    undo: "Deshacer: volver a como estaba",
    undone: "Tu sitio volvió a como estaba.",
    failed: "No se pudo cambiar, y tu sitio sigue como estaba. Intenta de nuevo.",
    unfinished: "Hay datos por corregir en tu borrador. Corrígelos primero: están en la lista para publicar.",
  },
  theme: {
    title: "Estilo",
    text: "Colores, letras y formas que van juntos.",
    label: "Estilo del sitio",
    today: "el de hoy",
    /** In the drawing of each style. */
    sample: "Agendar cita",
  },
  colour: {
    title: "Color propio",
    text: "El de tus botones y enlaces. Sin uno propio, es el del estilo.",
    legible: "Se lee bien en todo tu sitio.",
    red: "Tu rojo queda en el logotipo y los adornos. Los botones y enlaces llevan el color del estilo: en tu sitio, un botón rojo es sólo para una emergencia.",
    illegible:
      "Con este color tus botones y enlaces no se leen bien: se parece demasiado al fondo o a sus letras. Tu sitio sigue con el color del estilo hasta que elijas otro.",
    nearest: "Usar {color}, el más parecido que sí se lee",
    remove: "Usar el color del estilo",
  },
  fonts: {
    title: "Letras",
    text: "Una para los títulos y otra para los textos.",
    label: "Letras del sitio",
    theme: "Las del estilo",
    sample: "Explicada con calma",
    sampleText: "Te escucho y te digo qué tienes.",
  },
  logo: {
    title: "Logotipo",
    text: "Está en el encabezado, el menú y el pie de todas tus páginas. Si cambias tu nombre, cambia solo.",
    label: "Logotipo en letras",
    upload: "Si tienes un logotipo dibujado, súbelo: ocupará el lugar del de letras.",
    /** As high as the footers draw it, and where the header's own height is. */
    heightHelp:
      "En pixeles. Es la del pie de página, donde se ve de hasta 64. La del encabezado está en Información del Sitio.",
    uploaded: "Tu sitio usa el archivo que subiste. Quítalo para usar el de letras.",
  },
  portrait: {
    title: "Foto",
    text: "Tu retrato. Se ve en la portada y en Acerca de mí, salvo donde elijas otra imagen.",
  },
  icon: {
    title: "Icono",
    text: "El de la pestaña del navegador y el de la pantalla del celular. Si no subes uno, se hace con tus iniciales o el símbolo y el color de tu sitio.",
  },
  shapes: {
    title: "Formas",
    text: "Detalles que afinan el estilo. Sin elegir, son los del estilo.",
  },
} as const;
