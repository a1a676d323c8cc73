import { preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { guide } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const mediasDeCompresion = guide({
  id: "medias-de-compresion",
  title: "Medias de compresión, sin pelear con ellas",
  shortDescription: "Para qué sirven, cuándo no debes usarlas y cómo acostumbrarte a ponértelas.",
  group: "cuidados",
  picturesOf: "tratamiento-ulceras-venosas",
  audience:
    "Para ti, si te indicamos medias, vendaje o una prenda de compresión. Antes de comprarlas por tu cuenta, lee «Antes de usarlas».",
  parts: [
    {
      title: "Para qué sirven",
      kind: "lista",
      items: [
        "Aprietan más en el tobillo y menos arriba, y así ayudan a que la sangre suba.",
        "Alivian la pesadez y la hinchazón de las várices y de una trombosis.",
        "Ayudan a que una úlcera venosa cierre y a que no regrese.",
        "En el linfedema, la prenda se usa siempre: mantiene lo que se ganó con el tratamiento.",
      ],
    },
    {
      title: "Antes de usarlas",
      kind: "lista",
      items: [
        "Medimos la circulación de tus arterias: si llega poca sangre, la compresión puede hacerte daño.",
        "Si una pierna se hinchó de pronto, primero hay que descartar un coágulo con Doppler.",
        "Tomamos tus medidas. La talla y la fuerza las indica quien te revisó.",
      ],
    },
    {
      title: "Al ponértelas",
      kind: "pasos",
      items: [
        "Hazlo por la mañana, cuando la pierna está menos hinchada.",
        "Mete primero el pie y acomoda bien el talón.",
        "Sube la media poco a poco, sin jalarla de la orilla.",
        "Alisa las arrugas: aprietan de más y marcan la piel.",
        "Al quitártela, revisa tu piel y ponle crema.",
      ],
    },
  ],
  questions: [
    {
      question: "¿Cuánto tiempo las uso?",
      answer:
        "Depende de para qué. Después de tratar várices, de unos días a 2 semanas. Después de escleroterapia, de 3 días a 3 semanas. Para que una úlcera no regrese y en el linfedema, de por vida.",
    },
    {
      question: "¿Quitan las várices?",
      answer:
        "No: alivian las molestias. Por sí solas se reservan para quien no puede recibir otro tratamiento (NICE, 2013).",
    },
    {
      question: "¿Cuándo me las quito de inmediato?",
      answer:
        "Si los dedos se ponen morados o duele mucho. Quítatelas y llama hoy mismo, o ve a urgencias. También si el pie se enfría, se pone pálido o se duerme. Si es de golpe, o te falta el aire, llama al 911 y después quítatelas.",
    },
  ],
  ctaText: "¿Te aprietan, se te bajan o no sabes tu talla? Agenda y te medimos las piernas.",
  searchTerms: [
    "medias para várices",
    "calcetas de compresión",
    "cómo poner las medias",
    "cómo me pongo las medias",
    "vendas para las piernas",
    "dedos morados con la media",
    "la media me aprieta mucho",
    "medias elásticas",
    "talla de las medias",
    "lavar las medias",
    "dormir con las medias",
    "qué medias comprar",
  ],
  care: {
    emergencia: { signs: ["falta-de-aire", "extremidad-subita", ...preeclampsiaSigns] },
    hoy: { signs: ["vendaje-apretado", "hinchazon-un-lado", "hinchazon-embarazo"] },
  },
  sources: [sources.niceVeins, sources.evraTrial, sources.pregnancyThrombosis, sources.nicePreeclampsia],
  relations: {
    symptoms: ["edema-unilateral"],
    diseases: ["varices", "linfedema"],
    services: ["tratamiento-ulceras-venosas"],
  },
  metadata: {
    title: "Medias de compresión: para qué, cuándo no y cómo ponerlas",
    description:
      "Guía de medias de compresión: para qué sirven, por qué hay que medir antes la circulación, cómo ponértelas, cuánto usarlas y cuándo quitártelas.",
    keywords: [
      "medias de compresión",
      "medias para várices",
      "cómo poner medias de compresión",
      "calcetas de compresión",
    ],
  },
});
