/** Messages about changes, and about publishing them now or later. */
export const messages = {
  title: "Publicar",
  intro: "Lo que cambió desde lo que tus pacientes ven hoy, y lo que conviene revisar antes.",
  changes: "Qué cambió",
  changesFailed: "No se pudo consultar qué cambió.",
  /** `{who}` is an e-mail, `{when}` a date and time. */
  since: "Publicado por {who} el {when}",
  sinceScheduled: "Programado por {who}; se publicó el {when}",
  review: "Antes de publicar",
  checklist: "Ver la lista para publicar",
  checking: "Revisando el borrador...",
  checkFailed: "La lista no se pudo cargar.",
  clean: "Todo en orden.",
  schedule: {
    title: "Publicar más tarde",
    intro: "Se publica el borrador tal como está ahora, aunque nadie tenga abierta esta página.",
    day: "Día",
    time: "Hora del consultorio",
    schedule: "Programar",
    scheduling: "Programando...",
    /** `{version}` is a number, `{when}` a date and time, `{who}` an e-mail. */
    waiting: "La versión {version} se publicará el {when}. La programó {who}.",
    newer: "Lo que guardes después no se incluye: prográmalo de nuevo.",
    cancel: "Cancelar la programación",
    cancelled: "La publicación programada se canceló.",
    cancelFailed: "La programación no se pudo cancelar. Intenta de nuevo.",
    loadFailed: "No se pudo consultar si hay algo programado.",
    scheduled: "Quedó programada.",
    missing: "Elige el día y la hora.",
    failed: "No se pudo programar. Intenta de nuevo.",
    /** `{past}` is the one below. */
    latest: "Última programada: {past}.",
    states: {
      pending: "En espera",
      running: "Publicándose",
      done: "Publicada",
      failed: "No se publicó",
      cancelled: "Cancelada",
    },
    /** `{version}` is a number, `{when}` a date and time, `{who}` an e-mail. */
    past: "versión {version}, de {who}, para el {when}",
  },
} as const;
