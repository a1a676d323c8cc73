import type { ActivityKind } from "#api/activity.ts";

/** Messages of the list of activity. */
export const messages = {
  title: "Actividad",
  intro: "Quién entró, qué entradas se rechazaron y quién cambió, publicó o borró algo.",
  loadFailed: "La actividad no se pudo cargar.",
  list: "Lo que se hizo",
  none: "Nada, con estos filtros.",
  kind: "Qué",
  allKinds: "Todo",
  kinds: {
    access: "Entradas y contraseñas",
    accounts: "Cuentas",
    content: "Contenido",
    publishing: "Publicaciones",
    review: "Enlaces de revisión",
    copies: "Respaldos",
  } satisfies Record<ActivityKind, string>,
  author: "Quién",
  allAuthors: "Todas las cuentas",
  system: "Sistema",
  stranger: "Sin cuenta",
  /** `{when}` is a date and time, `{who}` an e-mail. */
  byAt: "{who}, {when}",
  /** `{browser}` is a browser, `{mark}` eight or more letters and digits. */
  from: "{browser}, red {mark}",
  marks: "Cada red tiene una marca: la misma marca es la misma red. No dice en qué lugar está.",
  more: "Ver más",
  download: "Descargar como tabla",
  fileName: "actividad.csv",
  failed: "La tabla no se pudo descargar.",
} as const;
