/** Messages of the fields. Those that the specification quotes are exact. */
export const messages = {
  colorPicker: "Elegir {label}",
  unchosen: "Sin elegir",
  phoneExample: "+52 000 000 0000",
  /** A pasted text had more than one number. */
  otherPhones: "Ahí también venía {phones}. Si es el de urgencias o el de WhatsApp, ponlo en su campo.",
  /** `{count}` of `{limit}` characters. */
  count: "{count} de {limit} caracteres",
  dropExampleSentence: "Ya lo leí: quitar esa frase",
  /** `{name}` stands between braces in a text; `{value}` is what the site says in its place. */
  placeholder: "{name} se lee «{value}».",
  unknownPlaceholder: "{name} no es un dato del sitio: corrígelo o bórralo.",
  opens: "{label}: abre",
  closes: "{label}: cierra",
  to: "a",
  /** `{number}` is 2 for the second span of a day. */
  spanNumber: "{label}, turno {number}",
  addSpan: "Agregar otro turno",
  addSpanTo: "Agregar otro turno a {label}",
  removeSpan: "Quitar el turno {number} de {label}",
  /** `{hours}` are the hours as visitors read them. */
  hoursRead: "En tu sitio: {hours}",
  hoursWithoutDays: "Elige sus días: sin ellos, este horario no se lee en tu sitio.",
  /** By weekday, 0 for Sunday. */
  days: ["Domingo", "Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado"],
  looksNote: "Un conjunto de diseños. Se guarda y se usa desde Secciones.",
  /** `{list}` is the list's label. */
  search: "Buscar en {list}",
  searchHint: "Busca por nombre",
  /** `{count}` counts the records that are not drawn. */
  moreRelations: "Hay {count} más: búscalas por nombre.",
  /** `{id}` names no record. */
  lost: "«{id}» (borrado; no sale en el sitio)",
  loadFailed: "La lista no se pudo cargar.",
  photo: {
    how: "Cómo tomar esta foto",
    portrait: [
      "De frente a una ventana: la luz en tu cara, no a tu espalda.",
      "Tus ojos a un tercio del borde de arriba, con un poco de aire sobre tu cabeza.",
      "El celular en vertical, a la altura de tus ojos y a metro y medio.",
      "Bata limpia, fondo liso y una sonrisa tranquila.",
    ],
    room: [
      "De día, con las luces prendidas y las cortinas abiertas.",
      "Desde la puerta o una esquina, con el celular en horizontal a la altura del pecho.",
      "Que las paredes y las puertas se vean derechas.",
      "Guarda papeles y expedientes: que no se lea el nombre de nadie.",
    ],
    hands: [
      "Tus manos en lo que haces: el ultrasonido, una media, un vendaje.",
      "De cerca y con luz de ventana; las manos a un lado, y aire del otro para el texto.",
      "Sin caras ni señas de pacientes. Si sale alguien, con su permiso por escrito.",
    ],
    facade: [
      "Desde la acera de enfrente, en horizontal, con la puerta y el número a la vista.",
      "De día y con el sol a tu espalda.",
      "Que se vea algo que ayude a llegar: un letrero, la esquina, el estacionamiento.",
      "Espera a que no pase gente, y que no se lean las placas de los coches.",
    ],
  },
  /** `{day}` is a weekday. */
  hoursOverlap: "El {day} este horario se encima con otro de arriba. Revísalos: los pacientes leen los dos.",
} as const;
