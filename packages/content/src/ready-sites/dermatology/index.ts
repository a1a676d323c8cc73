import { laterRecords } from "../../kinds/index.ts";
import { exampleClinic } from "../example-clinic.ts";
import { exampleTestimonials } from "../example-testimonials.ts";
import type { ReadyContent } from "../ready-site.ts";
import { diseases } from "./diseases.ts";
import { services } from "./services.ts";
import { symptoms } from "./symptoms.ts";

const siteContent = exampleClinic({
  folder: "/imagenes/especialidades/dermatologia",
  field: "dermatologia",
  doctor: {
    name: "Dra. Ejemplo Robles",
    specialty: "Dermatología",
    specialtyShort: "Dermatología",
    specialist: "la dermatóloga",
    address: "Calle Ejemplo 45, Col. Jardines, Puebla, Puebla",
    phone: "+520000000010",
    urgenciesPhone: "+520000000011",
  },
  city: "Puebla",
  hours: {
    consultingHoursDays1: "Lunes a jueves",
    consultingHours1: "10:00 a 18:00",
    consultingHoursDays2: "Viernes",
    consultingHours2: "10:00 a 14:00",
  },
  price: 900,
  slides: [
    {
      image: "hero",
      title: "Tu piel cuenta una historia. Vamos a leerla con calma",
      subtitle: "Dermatología en Puebla",
      description:
        "Reviso tu piel, tu cabello y tus uñas con calma y buena luz, y te explico qué conviene hacer. La consulta cuesta {consultationPrice}.",
    },
    {
      image: "fototerapia",
      title: "El sol y tu piel pueden llevarse mejor",
      subtitle: "Protección y revisión de lunares",
      description: "Aprende a protegerte todos los días y a reconocer el lunar que merece una revisión.",
    },
  ],
  heroLayers: { background: "hero", foreground: "portrait" },
  about: {
    title: "Mirar despacio es parte del tratamiento",
    paragraphs: [
      "Soy dermatóloga. Este texto es un ejemplo: aquí contarás quién eres y cómo atiendes.",
      "Creo en rutinas sencillas. Antes de sumar productos, revisamos los que ya usas y quitamos los que irritan.",
      "Quiero que salgas sabiendo qué tienes, qué sigue y qué puede esperar.",
    ],
    years: 9,
  },
  facts: [
    { icon: "calendario", value: "{yearsOfExperience}", label: "años de experiencia", color: "#1f4536" },
    { icon: "reloj", value: "40 min", label: "para tu primera consulta (dato de ejemplo)", color: "#8a5a1c" },
    {
      icon: "escudo",
      value: "1",
      label: "plan por escrito en cada visita (dato de ejemplo)",
      color: "#84503a",
    },
  ],
  documents: ["Médica cirujana", "Dermatología"],
  purposeText: "La piel cambia despacio. Por eso acordamos metas claras y fechas para revisarlas.",
  purposes: [
    {
      title: "Mirar con calma",
      description: "Reviso toda la zona con buena luz y, si hace falta, con lente.",
      image: "revision-de-lunares",
    },
    {
      title: "Simplificar",
      description: "Menos productos, mejor elegidos y en el orden correcto.",
      image: "tratamiento-del-acne",
    },
    {
      title: "Acompañarte",
      description: "Comparamos fotografías y ajustamos el plan contigo.",
      image: "consulta-dermatologica",
    },
  ],
  lists: {
    services: {
      subtitle: "De la primera revisión al seguimiento, sin pasos de más.",
      title: "Cómo cuidamos tu piel",
      lead: "Conoce qué es cada servicio, cómo se hace, si duele y qué cuidados pide después.",
    },
    symptoms: {
      subtitle: "Encuentra lo que notas en tu piel y cuándo conviene revisarlo.",
      title: "¿Qué notas en tu piel?",
      lead: "Qué puede significar cada cambio y qué hacer mientras te revisan. Si se te hinchan los labios o la lengua, o te cuesta respirar, llama al 911.",
    },
    diseases: {
      subtitle: "Información clara para entender tu diagnóstico.",
      title: "Entiende tu piel",
      lead: "Qué es cada enfermedad, por qué aparece y cómo se trata. Esta información no sustituye una consulta.",
    },
  },
  invitation: {
    title: "¿Algo cambió en tu piel?",
    description: "Llámanos o escríbenos y encontremos un horario para ti.",
  },
  visit: {
    title: "Tu primera visita",
    subtitle: "Una revisión completa y un plan por escrito",
    text: "Platicamos sobre tu piel y lo que usas. Revisamos la zona con luz y lente. Sales con un plan por escrito.",
    price2: "Revisión de lunares: {consultationPrice}",
    image: "consulta-dermatologica",
  },
  arrival: ["hay elevador y rampa en la entrada.", "puedes estacionarte frente al edificio."],
  search: {
    hint: "Escríbelo como lo dirías: granos, paño, comezón, lunar raro.",
    emergency: "Si se te hinchan los labios o la lengua, o te cuesta respirar, llama al 911.",
    keywords: ["granos", "manchas", "lunares", "comezón"],
  },
  shown: {
    hero: "Capas de la piel en papel cortado; de ellas crecen hojas, y detrás hay un sol",
    portrait: "Figura de ejemplo sin rostro, con bata clara, en lugar del retrato de la dermatóloga",
    "consulta-dermatologica": "Lupa que muestra de cerca las capas de la piel y sus vellos en forma de hoja",
    "revision-de-lunares": "Lente con luz sobre un lunar de dos colores, entre lunares pequeños",
    "tratamiento-del-acne": "Corte de la piel con un poro tapado y dos gotas que caen sobre él",
    fototerapia: "Rayos de luz medidos que llegan a las capas de la piel, entre dos plantas",
    acne: "Piel clara con granos de varios tamaños",
    "dermatitis-atopica": "Barrera de la piel como un muro de ladrillos con huecos, y una gota que escapa",
    psoriasis: "Placas rojizas con escamas claras sobre la piel",
    melasma: "Mejilla con manchas de color café frente a un sol",
    comezon: "Círculos de trazos que se extienden desde un punto rojo",
    "manchas-en-la-piel": "Manchas de tonos y tamaños distintos sobre la piel",
    "piel-seca": "Piel en placas hexagonales con surcos, y una hoja verde",
    "lunar-que-cambia": "Un lunar dibujado cuatro veces: cada vez más grande, irregular y con más colores",
  },
});

export const dermatology: ReadyContent = {
  siteContent,
  services,
  symptoms,
  diseases,
  ...laterRecords,
  testimonials: exampleTestimonials([
    "Me explicó cada crema y me quitó la mitad de las que usaba.",
    "Revisó mis lunares uno por uno y me enseñó a vigilarlos en casa.",
    "Salí con un plan por escrito y sin dudas.",
  ]),
};
