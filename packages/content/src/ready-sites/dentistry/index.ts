import { laterRecords } from "../../kinds/index.ts";
import { exampleClinic } from "../example-clinic.ts";
import { exampleTestimonials } from "../example-testimonials.ts";
import type { ReadyContent } from "../ready-site.ts";
import { diseases } from "./diseases.ts";
import { services } from "./services.ts";
import { symptoms } from "./symptoms.ts";

const siteContent = exampleClinic({
  folder: "/imagenes/especialidades/odontologia",
  field: "odontologia",
  doctor: {
    name: "Dr. Ejemplo Marín",
    specialty: "Odontología general y familiar",
    specialtyShort: "Odontología",
    specialist: "el dentista",
    address: "Calle Ejemplo 210, Col. Centro, Mérida, Yucatán",
    phone: "+520000000020",
    urgenciesPhone: "+520000000021",
  },
  city: "Mérida",
  hours: {
    consultingHoursDays1: "Lunes a viernes",
    consultingHours1: "09:00 a 19:00",
    consultingHoursDays2: "Sábado",
    consultingHours2: "09:00 a 13:00",
  },
  price: 500,
  slides: [
    {
      image: "hero",
      title: "Una visita al dentista sin apretar los puños",
      subtitle: "Odontología para toda la familia",
      description: "Te explicamos cada paso antes de empezar, y nos detenemos cuando levantas la mano.",
    },
    {
      image: "hero-sonrisa",
      title: "Dientes alineados, a tu ritmo",
      subtitle: "Ortodoncia con un plan a la vista",
      description: "Brackets o alineadores: primero estudiamos tu mordida y después decides con calma.",
    },
  ],
  heroLayers: { background: "soft", foreground: "portrait" },
  about: {
    title: "Primero platicamos; después abrimos la boca",
    paragraphs: [
      "Soy dentista. Este texto es un ejemplo: aquí contarás quién eres y cómo atiendes.",
      "Muchas personas llegan con miedo. Por eso explico cada paso, acordamos una señal para parar y empiezo por lo más sencillo.",
      "Prefiero cuidar un diente antes que arreglarlo. Cada visita termina con una técnica que puedes usar en casa.",
    ],
    years: 12,
  },
  facts: [
    { icon: "calendario", value: "{yearsOfExperience}", label: "años de experiencia", color: "#1f7d88" },
    { icon: "reloj", value: "60 min", label: "para tu primera visita (dato de ejemplo)", color: "#7b5cb8" },
    {
      icon: "pacientes",
      value: "3",
      label: "edades bajo un mismo techo: niñez, adultos y mayores (dato de ejemplo)",
      color: "#123b54",
    },
  ],
  documents: ["Cirujano dentista", "Odontología restauradora"],
  purposeText: "Una boca sana se cuida entre todos: tú en casa, y nosotros dos veces al año.",
  purposes: [
    {
      title: "Explicar antes",
      description: "Sabes qué haremos, cuánto dura y cuánto cuesta.",
      image: "limpieza-dental",
    },
    {
      title: "Cuidar tu comodidad",
      description: "Levantas la mano y nos detenemos.",
      image: "dientes-sensibles",
    },
    {
      title: "Conservar tus dientes",
      description: "Empezamos por la opción que más diente conserva.",
      image: "resinas",
    },
    {
      title: "Enseñarte a cuidarlos",
      description: "Te vas con una técnica a tu medida.",
      image: "ortodoncia",
    },
  ],
  lists: {
    services: {
      subtitle: "Lo que tu boca necesita, explicado antes de empezar.",
      title: "Cómo cuidamos tus dientes",
      lead: "Conoce qué es cada servicio, cómo se hace, si duele y qué cuidados pide después.",
    },
    symptoms: {
      subtitle: "Lo que sientes dice por dónde empezar a buscar.",
      title: "¿Qué sientes en la boca?",
      lead: "Qué puede significar cada molestia y qué hacer mientras te revisan. Si te cuesta respirar o tragar, llama al 911.",
    },
    diseases: {
      subtitle: "Para entender qué pasa en tus dientes y encías.",
      title: "Entiende tu boca",
      lead: "Qué es cada problema, por qué aparece y cómo se trata. Esta información no sustituye una consulta.",
    },
  },
  invitation: {
    title: "¿Hace cuánto que no te revisas?",
    description: "Llámanos o escríbenos. Si te da miedo, dínoslo: vamos paso a paso.",
  },
  visit: {
    title: "Tu primera visita",
    subtitle: "Revisión, plan y precios claros",
    text: "Revisamos dientes, encías y mordida. Te mostramos lo que encontramos en la pantalla. Recibes un plan con precios por escrito.",
    price2: "Primera visita con plan de tratamiento: {consultationPrice}",
    image: "limpieza-dental",
  },
  arrival: ["estamos en planta baja.", "hay lugar para carriolas y sillas de ruedas."],
  search: {
    hint: "Escríbelo como lo dirías: muela picada, frenos, encías rojas.",
    emergency: "Si te cuesta respirar o tragar, o se te inflama el cuello, llama al 911.",
    keywords: ["caries", "brackets", "limpieza dental", "dolor de muela"],
  },
  shown: {
    hero: "Una muela blanca entre burbujas, con un cepillo y un espejo dental",
    "hero-sonrisa": "Boca abierta que sonríe, con dientes alineados",
    portrait: "Figura de ejemplo sin rostro, con bata blanca, en lugar del retrato del dentista",
    "limpieza-dental": "Muela con un cepillo de dientes encima y burbujas alrededor",
    resinas: "Muela reparada con una resina y el instrumento que la coloca",
    ortodoncia: "Dos filas de dientes; la de arriba tiene brackets y un arco",
    endodoncia: "Corte de una muela que deja ver sus conductos",
    caries: "Muela con un hoyo oscuro junto a un espejo dental",
    gingivitis: "Fila de dientes con la encía hinchada entre dos de ellos",
    bruxismo: "Una muela de arriba y otra de abajo que se aprietan, con una línea quebrada entre ellas",
    "muela-del-juicio": "Dos muelas derechas y una tercera acostada dentro de la encía",
    "dolor-de-dientes": "Muela con un rayo en el centro y ondas alrededor",
    "encias-que-sangran": "Encía y fila de dientes con tres gotas",
    "dientes-sensibles": "Muela frente a un cubo de hielo y un copo de nieve",
    "aftas-que-no-sanan": "Boca entreabierta con una llaga redonda en el labio",
  },
});

export const dentistry: ReadyContent = {
  siteContent,
  services,
  symptoms,
  diseases,
  ...laterRecords,
  testimonials: exampleTestimonials([
    "Llegué con miedo y me fue diciendo qué iba a sentir antes de cada paso.",
    "A mi hija le enseñó a cepillarse con un juego, y ahora ella me corrige.",
    "Me dio dos opciones con sus precios y me dejó pensarlo en casa.",
    "Acordamos una señal para parar y la respetó siempre.",
  ]),
};
