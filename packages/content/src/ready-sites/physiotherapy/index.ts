import { laterRecords } from "../../kinds/index.ts";
import { exampleClinic } from "../example-clinic.ts";
import { exampleTestimonials } from "../example-testimonials.ts";
import type { ReadyContent } from "../ready-site.ts";
import { diseases } from "./diseases.ts";
import { services } from "./services.ts";
import { symptoms } from "./symptoms.ts";

const siteContent = exampleClinic({
  folder: "/imagenes/especialidades/fisioterapia",
  field: "fisioterapia",
  doctor: {
    name: "Mtra. Ejemplo Salas",
    specialty: "Fisioterapia y rehabilitación",
    specialtyShort: "Fisioterapia",
    specialist: "la fisioterapeuta",
    address: "Calle Ejemplo 88, Col. Americana, Guadalajara, Jalisco",
    phone: "+520000000030",
    urgenciesPhone: "+520000000031",
  },
  city: "Guadalajara",
  hours: {
    consultingHoursDays1: "Lunes a viernes",
    consultingHours1: "07:00 a 20:00",
    consultingHoursDays2: "Sábado",
    consultingHours2: "08:00 a 13:00",
  },
  price: 650,
  slides: [
    {
      image: "hero",
      title: "Vuelve a moverte con confianza",
      subtitle: "Fisioterapia en Guadalajara",
      description:
        "Medimos cómo te mueves, acordamos una meta y avanzamos con ejercicio. Cada sesión es individual y cuesta {consultationPrice}.",
    },
    {
      image: "background",
      title: "Después de una cirugía, paso a paso",
      subtitle: "Rehabilitación por etapas",
      description: "Seguimos las indicaciones de tu cirujano y te decimos qué esperar en cada etapa.",
    },
  ],
  heroLayers: { background: "background", foreground: "cutout" },
  about: {
    title: "El movimiento también se entrena",
    paragraphs: [
      "Soy fisioterapeuta. Este texto es un ejemplo: aquí contarás quién eres y cómo atiendes.",
      "Trabajo con personas que quieren volver a correr y con personas que quieren volver a cargar a sus nietos. El método es el mismo: medir, avanzar poco a poco y revisar.",
      "No prometo plazos. Sí te digo qué medimos hoy y qué toca la próxima semana.",
    ],
    years: 8,
  },
  facts: [
    { icon: "calendario", value: "{yearsOfExperience}", label: "años de experiencia", color: "#4a35d4" },
    { icon: "reloj", value: "50 min", label: "por sesión (dato de ejemplo)", color: "#1f7a68" },
    { icon: "pacientes", value: "1 a 1", label: "sesiones individuales (dato de ejemplo)", color: "#1d1456" },
  ],
  documents: ["Licenciatura en fisioterapia", "Rehabilitación ortopédica"],
  purposeText: "La meta es tuya. Nosotros ponemos la medida, el método y la paciencia.",
  purposes: [
    {
      title: "Medir",
      description: "Fuerza, alcance y equilibrio, al principio y al final.",
      image: "valoracion-de-movimiento",
    },
    { title: "Mover", description: "Pocos ejercicios, bien elegidos.", image: "ejercicio-terapeutico" },
    {
      title: "Avanzar",
      description: "Una meta a la vez, con fecha para revisarla.",
      image: "rehabilitacion-despues-de-cirugia",
    },
    { title: "Mantener", description: "Te vas con un plan para seguir en casa.", image: "terapia-manual" },
  ],
  lists: {
    services: {
      subtitle: "Valorar, mover, fortalecer y mantener.",
      title: "Cómo trabajamos contigo",
      lead: "Conoce qué es cada servicio, cómo se hace y qué puedes sentir después.",
    },
    symptoms: {
      subtitle: "Dolor, rigidez u hormigueo: qué puede significar y cuándo pedir ayuda.",
      title: "¿Qué te impide moverte?",
      lead: "Qué puede significar cada molestia y qué hacer. Si de pronto se te duerme o debilita un lado de la cara o del cuerpo, o te cuesta hablar, llama al 911.",
    },
    diseases: {
      subtitle: "Lesiones y padecimientos que se atienden con movimiento.",
      title: "Entiende tu lesión",
      lead: "Qué es cada padecimiento, por qué aparece y cómo se trata. Esta información no sustituye una consulta.",
    },
  },
  invitation: {
    title: "Da el primer paso",
    description: "Cuéntanos qué quieres volver a hacer y encontremos un horario para ti.",
  },
  visit: {
    title: "Tu primera sesión",
    subtitle: "Una hora para medir y acordar una meta",
    text: "Nos cuentas qué te duele y qué quieres lograr. Medimos fuerza, alcance y equilibrio. Te llevas tus primeros ejercicios.",
    price2: "Primera sesión con valoración: {consultationPrice}",
    image: "ejercicio-terapeutico",
  },
  arrival: ["hay estacionamiento para bicicletas.", "se entra sin escalones."],
  search: {
    hint: "Escríbelo como lo dirías: me torcí el pie, espalda, rodilla que truena.",
    emergency:
      "Si de pronto se te duerme o debilita un lado de la cara o del cuerpo, o te cuesta hablar, o si te duele el pecho, llama al 911.",
    keywords: ["dolor de espalda", "rehabilitación", "rodilla", "hombro"],
  },
  shown: {
    hero: "Figura de trazos gruesos que se estira, con las articulaciones marcadas",
    background: "Círculos y arcos de movimiento sobre un piso recto",
    cutout: "Figura en zancada con un brazo en alto, recortada sin fondo",
    portrait: "Figura de ejemplo sin rostro, con uniforme, en lugar del retrato de la fisioterapeuta",
    "valoracion-de-movimiento": "Figura de pie que levanta un brazo frente a un arco con marcas de medida",
    "terapia-manual": "Dos manos que se apoyan a los lados de una columna",
    "ejercicio-terapeutico": "Figura en zancada que estira una banda con las manos",
    "rehabilitacion-despues-de-cirugia": "Rodilla con una férula articulada",
    "dolor-lumbar": "Columna de perfil con una vértebra baja resaltada",
    "esguince-de-tobillo": "Pie y tobillo con los ligamentos de un lado resaltados",
    "tendinopatia-de-hombro": "Articulación del hombro con un tendón resaltado",
    "artrosis-de-rodilla": "Rodilla cuya línea entre los huesos es irregular",
    "dolor-de-cuello": "Cuello visto por detrás, con una vértebra resaltada",
    "tunel-del-carpo": "Mano y muñeca con el paso del nervio resaltado",
    "dolor-de-espalda": "Espalda vista por detrás, con un punto resaltado en la cintura",
    "rigidez-al-despertar": "Figura acostada con una rodilla doblada, bajo un sol que sale",
    "hombro-que-no-sube": "Figura cuyo brazo se queda a la mitad de un arco",
    "hormigueo-en-la-mano": "Mano abierta con puntos de colores sobre los dedos",
  },
});

export const physiotherapy: ReadyContent = {
  siteContent,
  services,
  symptoms,
  diseases,
  ...laterRecords,
  testimonials: exampleTestimonials([
    "Me midió el primer día y me enseñó cuánto había avanzado en cada sesión.",
    "Fueron tres ejercicios, no veinte. Por eso los hice.",
    "Entendí por qué me dolía y dejé de tenerle miedo a moverme.",
    "Habló con mi cirujano antes de empezar. Eso me dio tranquilidad.",
    "Volví a subir las escaleras de mi casa a mi paso.",
  ]),
};
