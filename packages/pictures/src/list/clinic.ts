import { banner, card, hero, type Picture, page, portrait } from "./picture.ts";

export const clinicPictures = {
  "hero-1": hero(
    "Árbol de arterias rojas y venas azules que crece desde la derecha, bañado por la luz de una ventana",
  ),
  "hero-2": hero("Arteria abierta que baja en curva, con células rojas que fluyen por su interior"),
  "hero-3": hero("Dos piernas morenas a medio paso, con el recorrido de sus arterias y venas"),
  "gallery-1": card("Recepción con mostrador azul, dos lámparas y una planta"),
  "gallery-2": card("Consultorio con escritorio de madera, dos sillas y una ventana grande"),
  "gallery-3": card("Sala de ultrasonido con camilla azul y equipo con pantalla"),
  "gallery-4": card("Pasillo claro con dos puertas, dos lámparas y una ventana al fondo"),
  "gallery-5": card("Fachada blanca de dos pisos con puerta azul y plantas en la entrada"),
  "gallery-6": card(
    "Detalle del escritorio: un apunte con vasos dibujados, un lápiz, unos lentes y una taza",
  ),
  "banner-servicios": banner("Malla metálica de un stent que mantiene abierta una arteria"),
  "banner-enfermedades": banner("Ramas de arterias y venas que llegan desde la derecha"),
  "banner-sintomas": banner("Ondas azules que se extienden en círculos desde un punto rojo"),
  "banner-contacto": banner("Plano de calles con una ruta roja que llega a un marcador"),
  "cta-1": page("Ramas de una arteria roja y de una vena azul clara que se encuentran sobre un fondo azul"),
  "cta-2": page("Ramas de arterias sobre un fondo rojo profundo"),
  "cta-3": page("Ramas de vasos en relieve sobre un fondo azul muy claro"),
  doctor: portrait(
    "Dibujo de una doctora de ejemplo, con bata blanca y estetoscopio, en lugar de un retrato",
  ),
  "doctor-cutout": portrait(
    "Dibujo de una doctora de ejemplo, con bata blanca y estetoscopio, recortada sin fondo",
  ),
  "about-background": page("Ramas de vasos en relieve sobre papel color hueso"),
  "purpose-1": card("Libreta con notas entre dos tazas de café, sobre una mesa de madera"),
  "purpose-2": card("Pantalla que muestra una arteria y, en un anillo, el sitio donde se hace angosta"),
  "purpose-3": card("Dos hojas con dos maneras de tratar la misma arteria, y un lápiz entre ellas"),
  "purpose-4": card("Calendario con días marcados en verde y la próxima visita en un anillo rojo"),
  "varices-tratadas": card(
    "La misma pantorrilla morena después de tratarla, con unas venas delgadas apenas visibles",
  ),
  "edema-tratado": card("Dos piernas morenas casi del mismo ancho, una de ellas tratada", {
    // The treated leg.
    focus: { x: 72, y: 50 },
  }),
  anticoagulante: card(
    "Pastillero de siete días sobre una mesa de madera, un reloj y una tarjeta con una gota roja",
  ),
  "certificate-1": card("Título profesional de muestra en marco de madera, con la palabra EJEMPLO"),
  "certificate-2": card("Diploma de especialidad de muestra con borde rojo y la palabra EJEMPLO"),
  "certificate-3": card("Certificación de muestra en hoja vertical, con sello verde y la palabra EJEMPLO"),
  "certificate-4": card("Constancia de muestra en marco oscuro, con la palabra EJEMPLO"),
  footer: banner("Ramas de venas azules sobre un fondo oscuro"),
  "video-poster": page("Interior de un vaso sanguíneo por el que avanzan células rojas hacia la luz"),
} satisfies Record<string, Picture>;
