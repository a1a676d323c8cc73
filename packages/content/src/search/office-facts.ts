import { bookingPhone, urgentPhone, whatsappUrl } from "../clinic/contact.ts";
import { closureLine, closures } from "../clinic/notices.ts";
import { hoursLines, type OpeningHours, openingHours } from "../clinic/opening-hours.ts";
import { isShown } from "../schema/selected-sections.ts";
import type { Site } from "../site/documents.ts";
import { shownPrices } from "../site/shown-prices.ts";
import { consultingAddress, formatPrice, interpolate, oneLine, shownPrice, visible } from "../site/text.ts";
import type { OfficeTopic } from "./office-questions.ts";
import { isGrammarWord } from "./office-words.ts";
import { PhraseList, wordsOf } from "./phrases.ts";

/** What an office can answer, from the texts that its pages show. */
export interface OfficeFacts {
  /** Address of the page of the office. */
  page: string;
  /** The answer to each topic that has the same one on each day, for each query. */
  texts: Readonly<Record<string, string>>;
  /** The list of prices: the name of each row, and its answer. */
  prices: { name: string; text: string }[];
  /** The answer to a question about a price that the list does not have. */
  noPrice: string;
  insurers: string[];
  /** How to use an insurance that the office takes. */
  insurance: string;
  hours: { opening: OpeningHours[]; table: string; closed: { from: string; to: string; text: string }[] };
  /** The answer to a question about which the site has no text. */
  unknown: string;
}

/** Words in a text of the site that answers a topic, in the notation of phrases.ts. A narrower text is named first. */
const wordsInTexts: Partial<Record<OfficeTopic, readonly string[]>> = {
  precio: ["cuánto cuesta incluye", "cuánto cuesta consulta"],
  descuento: ["inapam", "descuento", "promoción"],
  incapacidad: ["incapacidad", "justificante", "constancia"],
  factura: ["necesitas factura", "damos|dan factura", "factura"],
  estacionamiento: ["estacionamiento", "estacionar"],
  entrada: ["silla ruedas", "rampa", "elevador", "escalones|escalón|escaleras", "planta|piso"],
  videollamada: ["videollamada", "videoconsulta", "consulta distancia", "consulta =linea"],
  mensaje: ["mandar caso|estudios", "mensaje caso|estudios"],
  ayunas: ["venir ayunas", "ayunas|ayuno"],
  "qué llevar": ["llevo =cita", "qué =traer", "qué =llevar"],
  duración: ["cuánto dura"],
  referencia: ["=mande =otro médico", "referencia médico"],
  acompañante: ["acompañar alguien", "acompañante"],
};

/** Topics that have several texts in answer: each kind of access has its own sentence. */
const severalTexts: ReadonlySet<string> = new Set<OfficeTopic>(["entrada", "estacionamiento"]);

/** A text of the site, with the words by which it is found: its question or its title, or itself. */
interface SiteText {
  found: string;
  text: string;
}

/** The facts of a site's office. A text of a section that the site does not show is none of them. */
export function officeFacts(site: Site, page: string): OfficeFacts {
  const { siteContent, selectedSections: sections } = site;
  const texts = siteTexts(site);
  const phone = bookingPhone(siteContent)?.display;
  const price = shownPrice(siteContent);
  const consultation = price === "" ? "" : `La consulta cuesta ${price}.`;
  const insurers = isShown(sections, "Insurance") ? namesOf(siteContent.insurances.companies) : [];
  const written = Object.entries(wordsInTexts).map(([topic, phrases]) => [
    topic,
    textsAbout(texts, phrases, severalTexts.has(topic) ? texts.length : 1)
      .map(({ text }) => text)
      .join(" "),
  ]);
  const answers: Record<string, string> = {
    ...Object.fromEntries(written),
    ...insuranceTexts(insurers, texts, phone),
    ...contactTexts(site, phone),
  };
  const hasPrices = isShown(sections, "PriceList") || isShown(sections, "Comparison");
  return {
    page,
    texts: Object.fromEntries(
      Object.entries({ ...answers, precio: answers.precio || consultation }).filter(
        ([, text]) => text !== "",
      ),
    ),
    prices: (hasPrices ? shownPrices(siteContent) : []).map(priceRow),
    noPrice: `Ese precio no está en el sitio. ${ask(phone)} ${consultation}`.trim(),
    insurers,
    insurance: oneLine(interpolate(siteContent.insurances.additionalInfo, siteContent)),
    hours: hoursFacts(site),
    unknown: `El sitio no lo dice. ${ask(phone)}`,
  };
}

/** The answers about insurers; none for an office that shows no list of them. */
function insuranceTexts(insurers: readonly string[], texts: readonly SiteText[], phone: string | undefined) {
  const notListed = "No está en nuestra lista de aseguradoras.";
  if (insurers.length === 0) return {};
  const [unlisted] = textsAbout(texts, ["aseguradora =no lista"], 1);
  return {
    seguro: `Trabajamos con ${inWords(insurers)}.`,
    // The answer on the site begins with `Sí`: it needs its question.
    "seguro fuera de la lista": unlisted
      ? `${unlisted.found} ${unlisted.text}`
      : `${notListed} ${ask(phone)}`,
    "seguridad social": `${notListed} ${ask(phone)}`,
  } satisfies Partial<Record<OfficeTopic, string>>;
}

/** The answers from the facts about the office: ways to pay, address, telephones. */
function contactTexts(site: Site, phone: string | undefined) {
  const { siteContent, selectedSections } = site;
  const methods = isShown(selectedSections, "PaymentMethods") ? namesOf(siteContent.payments.methods) : [];
  const whatsapp = whatsappUrl(siteContent) === null ? "" : ", o por WhatsApp";
  return {
    pago:
      methods.length === 0 ? "" : `Aceptamos: ${inWords(methods)}. Para otra forma de pago, llámanos antes.`,
    dirección: sentence(consultingAddress(siteContent)),
    teléfono: phones(site),
    cita: phone === undefined ? "" : `Pide, cambia o cancela tu cita al ${phone}${whatsapp}.`,
  } satisfies Partial<Record<OfficeTopic, string>>;
}

const hoursFacts = ({ siteContent }: Site): OfficeFacts["hours"] => ({
  opening: openingHours(siteContent),
  table: hoursLines(siteContent)
    .map(({ days, hours }) => `${days}: ${hours}.`)
    .join(" "),
  closed: closures(siteContent).map((closure) => ({
    from: closure.from,
    to: closure.to,
    text: closureLine(closure),
  })),
});

const namesOf = (entries: readonly { name: string; visible: boolean }[]): string[] =>
  visible(entries).map(({ name }) => name);

/** The texts that a patient can read on the site before a visit, those about the office itself first. */
function siteTexts({ siteContent, selectedSections, guides }: Site): SiteText[] {
  const { contact, faq, payments, priceList } = siteContent;
  const plain = (text: string): SiteText[] => (text.trim() === "" ? [] : [{ found: text, text }]);
  const answered = ({ question, answer }: { question: string; answer: string }): SiteText => ({
    found: question,
    text: answer,
  });
  const visitGuides = guides.filter(({ group }) => group === "visita");
  return [
    ...(contact.arrival ?? []).flatMap(plain),
    ...(isShown(selectedSections, "PaymentMethods") ? plain(payments.additionalInfo) : []),
    ...(isShown(selectedSections, "PriceList") ? plain(priceList.additionalInfo) : []),
    ...(isShown(selectedSections, "Faq") ? faq.questions.map(answered) : []),
    ...visitGuides.flatMap(({ questions, parts }) => [
      ...questions.map(answered),
      ...parts.map(({ title, items }) => ({ found: title, text: items.join(" ") })),
    ]),
  ].map(({ found, text }) => ({ found, text: oneLine(interpolate(text, siteContent)) }));
}

/** The first texts that the phrases find, each once, those of the first phrase before the others. */
function textsAbout(texts: readonly SiteText[], phrases: readonly string[], most: number): SiteText[] {
  const found = phrases.flatMap((phrase) => {
    const list = new PhraseList([phrase], {});
    return texts.filter(({ found: words }) => list.matches(wordsOf(words), isGrammarWord));
  });
  return [...new Set(found)].slice(0, most);
}

type PriceRow = ReturnType<typeof shownPrices>[number];

function priceRow({ name, price, from, note }: PriceRow): OfficeFacts["prices"][number] {
  const amount = price === 0 ? "" : `${from ? "desde " : ""}${formatPrice(price)}.`;
  return { name, text: `${amount === "" ? `${name}.` : `${name}: ${amount}`} ${note}`.trim() };
}

/** `Citas: 000 000 0000. Urgencias: 000 000 0001.` */
function phones({ siteContent }: Site): string {
  const { schedulePhoneHeader, urgenciesPhoneHeader } = siteContent.doctorWorkInfo;
  const lines = [
    { name: schedulePhoneHeader || "Citas", phone: bookingPhone(siteContent) },
    { name: urgenciesPhoneHeader || "Urgencias", phone: urgentPhone(siteContent) },
  ];
  return lines.flatMap(({ name, phone }) => (phone === null ? [] : `${name}: ${phone.display}.`)).join(" ");
}

const ask = (phone: string | undefined): string =>
  phone === undefined ? "Pregúntanos antes de venir." : `Pregúntanos al ${phone}.`;

const sentence = (text: string): string => (text === "" || /[.!?]$/.test(text) ? text : `${text}.`);

/** Names in a sentence: `Efectivo, Transferencia y Tarjeta de crédito`. */
const inWords = (names: readonly string[]): string =>
  new Intl.ListFormat("es-MX", { type: "conjunction" }).format(names);
