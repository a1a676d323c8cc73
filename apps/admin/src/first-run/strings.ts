import type { SetupStepName } from "@consultorio/content";

/** Messages of the nine steps from the example to a site of one's own. */
export const messages = {
  label: "Primeros pasos",
  /** `{step}` and `{count}` count steps. */
  position: "Paso {step} de {count}",
  done: "Listo",
  pending: "Pendiente",
  ask: "Qué hago aquí",
  /** At a field that may stay unchanged. */
  noticeWaits: "Si todavía no te otorgan el aviso, déjalo con las X y sigue.",
  fromExample:
    "Este dato viene del ejemplo. Si también es el tuyo, toca «Sí, es mío» junto a él; si no, cámbialo.",
  /** `{fields}` are names of fields in other places. */
  leads: "«Siguiente» te lleva después a: {fields}.",
  back: "Anterior",
  next: "Siguiente",
  end: "Terminar",
  saving: "Guardando...",
  notSaved: "No se pudo guardar. Corrige lo marcado y sigue.",
  /** No problem, but no answer either. */
  notReached:
    "Todavía no se guarda: el servidor no responde. Lo que escribiste sigue aquí; intenta en un momento.",
  steps: {
    name: {
      title: "Nombre y especialidad",
      help: "Escribe tu nombre y tu especialidad como quieres que se lean en todo el sitio, y tus años de experiencia.",
    },
    portrait: {
      title: "Foto",
      help: "Toca la imagen y sube una foto tuya: se verá en todos sus lugares. Si todavía no tienes, quítala y sigue.",
    },
    logo: {
      title: "Logotipo",
      help: "El sitio lo escribe con tu nombre: elige una de las tres formas, o sube el tuyo.",
    },
    licences: {
      title: "Cédulas y aviso",
      help: "Número e institución de cada cédula, y el aviso de COFEPRIS.",
    },
    phones: {
      title: "Teléfonos y WhatsApp",
      help: "Los números a los que te llaman y te escriben. Si no atiendes urgencias, deja ése vacío.",
    },
    office: {
      title: "Consultorio y horario",
      help: "La dirección completa, el horario y el precio de la consulta.",
    },
    privacy: {
      title: "Aviso de privacidad",
      help: "Léelo: ya dice tu nombre y tu dirección. Si está bien, quita la frase que dice que es un ejemplo.",
    },
    colours: {
      title: "Colores",
      help: "Elige el estilo que más se parezca a tu consultorio: a un lado ves tu sitio en cada uno.",
    },
    publish: {
      title: "Primera publicación",
      help: "Quita lo que quede de ejemplo y publica: tus pacientes lo ven en cuanto termine.",
    },
  } satisfies Record<SetupStepName, { title: string; help: string }>,
  leftovers: {
    title: "Lo que queda del ejemplo",
    /** `{count}` counts texts and pictures. */
    text: "Además de los pasos, tu borrador todavía tiene {count} datos inventados. Puedes cambiarlos por los tuyos, o quitarlos todos y ponerlos después.",
    one: "Además de los pasos, tu borrador todavía tiene un dato inventado. Puedes cambiarlo por el tuyo, o quitarlo.",
    action: "Quitar lo que queda del ejemplo",
    question:
      "Se ocultan los testimonios y documentos de ejemplo, y se vacían los enlaces y textos inventados de la lista. Lo que tú escribiste no cambia, y puedes volver atrás en Historial.",
    done: "Lo que quedaba del ejemplo ya no está en tu borrador.",
    failed: "No se pudo quitar. Intenta de nuevo.",
    /** `{count}` counts texts and pictures. */
    more: "Ver {count} más",
  },
} as const;
