import { isMapFrame } from "./addresses.ts";
import {
  choice,
  daysText,
  email,
  flag,
  group,
  hoursText,
  image,
  link,
  list,
  phone,
  pixels,
  text,
  textList,
} from "./fields.ts";
import { medicalField } from "./medical-field.ts";

const phoneHelp = "Formato internacional, por ejemplo +52 000 000 0000";

const licenceHelp = "Incluye el número (la clave) y la institución";

const ownHelp = "Déjalo vacío para usar el de Información del Doctor";

const searchHelp = "Los buscadores muestran el consultorio en esta zona";

const postalCode = text("Código postal", { max: 5, help: "Cinco cifras; vacío si no lo sabes" }).refine(
  (value) => /^(?:\d{5})?$/.test(value),
  { error: "Código postal: escribe cinco cifras." },
);

/** Degrees of latitude or longitude as they are copied from a map, or empty. */
const coordinate = (label: string, most: number) =>
  text(label, { max: 20, help: "Con punto decimal, como la copia el mapa; vacío si no la sabes" }).refine(
    (value) => value === "" || (/^-?\d{1,3}(?:\.\d+)?$/.test(value) && Math.abs(Number(value)) <= most),
    { error: `${label}: escribe un número de -${most} a ${most} con punto decimal.` },
  );

const ownLogoHelp = "Vacío es el logotipo de Marca";

/** Days with hours, beside the two that the specification names (section 3). */
const moreHours = (label: string) =>
  list(label, group("Días con horario", { days: daysText("Días"), hours: hoursText("Horario") }), {
    max: 5,
  }).default([]);

/** A link to a profile or a map. */
const profile = (label: string, host: string) =>
  link(label, { help: `Debe empezar con ${host}`, home: host });

/** Profiles and maps that a header, a footer and the contact page may link to (specification, section 2). */
const shownNetworks = group(
  "Redes que se muestran",
  {
    facebook: flag("Mostrar Facebook"),
    instagram: flag("Mostrar Instagram"),
    map: flag("Mostrar el mapa"),
    tiktok: flag("Mostrar TikTok"),
    youtube: flag("Mostrar YouTube"),
    linkedin: flag("Mostrar LinkedIn"),
    x: flag("Mostrar X"),
    doctoralia: flag("Mostrar Doctoralia"),
    nimbo: flag("Mostrar Nimbo"),
  },
  "Aparecen como iconos en el encabezado, el pie y Contacto las que están encendidas y tienen enlace",
);

/** The default: the three networks of the specification. */
const usualNetworks = {
  ...{ facebook: true, instagram: true, map: true },
  ...{ tiktok: false, youtube: false, linkedin: false, x: false, doctoralia: false, nimbo: false },
};

/** The doctor, the office and the header. */
export const doctorParts = {
  doctorInfo: group("Información del Doctor", {
    name: text("Nombre", { required: true }),
    specialty: text("Especialidad", { required: true }),
    specialtyShort: text("Especialidad, corta", { required: true }),
    specialist: text("Título de especialista", {
      help: "Cómo se nombra a quien atiende, por ejemplo: la angióloga, el angiólogo",
    }),
    field: medicalField.optional(),
    address: text("Dirección del consultorio", { required: true, max: 300 }),
    phone: phone("Teléfono para citas", { help: phoneHelp }),
    phoneDisplay: text("Teléfono para citas, como se lee", { max: 40, help: "Por ejemplo 000 000 0000" }),
    whatsapp: phone("WhatsApp", { help: phoneHelp }),
    urgenciesPhone: phone("Teléfono de urgencias", { help: phoneHelp }),
    urgenciesPhoneDisplay: text("Teléfono de urgencias, como se lee", {
      max: 40,
      help: "Por ejemplo 000 000 0000",
    }),
    email: email("Correo electrónico"),
    cedProf: text("Cédula profesional", { help: licenceHelp }),
    cedEsp: text("Cédula de especialidad", { help: licenceHelp }),
    websiteUrl: profile("Dirección del sitio", "https://"),
    facebookLink: profile("Facebook", "https://www.facebook.com/"),
    instagramLink: profile("Instagram", "https://www.instagram.com/"),
    linkedinLink: profile("LinkedIn", "https://www.linkedin.com/"),
    xLink: profile("X", "https://x.com/"),
    twitterLink: link("Twitter", {
      help: "Sólo se usa si X está vacío. Debe empezar con https://twitter.com/",
    }),
    youtubeLink: profile("YouTube", "https://www.youtube.com/"),
    tiktokLink: profile("TikTok", "https://www.tiktok.com/"),
    googleMapsLink: profile("Enlace al mapa", "https://www.google.com/maps/"),
    googleMapsEmbedLink: link("Mapa incrustado", {
      help: "Debe empezar con https://www.google.com/maps/embed. En Google Maps elige Compartir, Incorporar un mapa, y copia aquí sólo la dirección que aparece entre comillas después de src.",
    }).refine((value) => value === "" || isMapFrame(value), {
      error:
        "Mapa incrustado: esa dirección no es un mapa para incrustar. Empieza con https://www.google.com/maps/embed.",
    }),
    doctoraliaLink: profile("Doctoralia", "https://www.doctoralia.com.mx/"),
    doctoraliaReviewsLink: profile("Opiniones en Doctoralia", "https://www.doctoralia.com.mx/"),
    nimboLink: profile("Nimbo", "https://"),
    shownNetworks: shownNetworks.default(usualNetworks),
    logoPath: image("Logotipo", { help: "Vacío se escribe con tu nombre y tu especialidad" }),
    logoStyle: choice("Logotipo en letras", ["mark", "initials", "name"], {
      mark: "Símbolo y nombre",
      initials: "Iniciales y nombre",
      name: "Sólo el nombre",
    }).optional(),
    logoHeight: pixels("Altura del logotipo", 400, "En pixeles; normalmente 100"),
    portraitPath: image("Foto", {
      photo: "portrait",
      help: "Tu retrato. Se ve donde un lugar no tiene otra imagen. En la portada Retrato, recortada y sin fondo (PNG o WebP) se ve la figura sola; una foto con fondo se ve en un marco",
    }).default(""),
    favicon: image("Icono del sitio", { help: "Vacío se hace con tus iniciales y el color de tu sitio" }),
  }),
  doctorWorkInfo: group("Información Laboral", {
    avisoCofepris: text("Aviso de publicidad COFEPRIS", {
      max: 40,
      help: "Si todavía no te lo otorgan, escribe 17 X: XXXXXXXXXXXXXXXXX",
    }),
    consultingHeader: text("Encabezado del consultorio", { max: 100 }),
    consultingAddress: text("Dirección del consultorio", {
      max: 300,
      help: "Déjala vacía para usar la de Información del Doctor",
    }),
    consultingLocality: text("Ciudad", { max: 80, help: searchHelp }).optional(),
    consultingRegion: text("Estado", { max: 80, help: searchHelp }).optional(),
    consultingPostalCode: postalCode.optional(),
    consultingLatitude: coordinate("Latitud", 90).optional(),
    consultingLongitude: coordinate("Longitud", 180).optional(),
    areaServed: textList(
      "Zona que atiendes",
      "Ciudades o municipios de donde vienen tus pacientes, uno por renglón. Lo leen los buscadores; vacío es la ciudad",
    ).optional(),
    consultingHoursDaysHeader: text("Encabezado del horario", { max: 80 }),
    consultingHoursDays1: daysText("Días del primer horario"),
    consultingHours1: hoursText("Primer horario"),
    consultingHoursDays2: daysText("Días del segundo horario"),
    consultingHours2: hoursText("Segundo horario"),
    consultingHoursMore: moreHours("Más días con otro horario"),
    phonesHeader: text("Encabezado de teléfonos", { max: 80 }),
    schedulePhoneHeader: text("Encabezado del teléfono para citas", { max: 80 }),
    schedulePhone: phone("Teléfono para citas", { help: ownHelp }),
    urgenciesPhoneHeader: text("Encabezado del teléfono de urgencias", { max: 80 }),
    urgenciesPhone: phone("Teléfono de urgencias", { help: ownHelp }),
    hospitalHeader: text("Encabezado del hospital", { max: 100 }),
    hospitalAddress: text("Dirección del hospital", { max: 300 }),
    hospitalHoursDaysHeader: text("Encabezado del horario del hospital", { max: 80 }),
    hospitalHoursDays1: daysText("Días del primer horario del hospital"),
    hospitalHours1: hoursText("Primer horario del hospital"),
    hospitalHoursDays2: daysText("Días del segundo horario del hospital"),
    hospitalHours2: hoursText("Segundo horario del hospital"),
    hospitalHoursMore: moreHours("Más días con otro horario del hospital"),
    hospitalPhonesHeader: text("Encabezado de teléfonos del hospital", { max: 80 }),
    hospitalSchedulePhone: phone("Teléfono para citas del hospital"),
    hospitalUrgenciesPhone: phone("Teléfono de urgencias del hospital"),
  }),
  header: group("Encabezado", {
    headerHeight: pixels("Altura", 320, "En pixeles; normalmente 160"),
    headerStickyHeight: pixels("Altura al desplazarse", 160, "En pixeles; normalmente 60"),
    isSticky: flag("Se queda arriba al desplazarse"),
    hideHome: flag("Ocultar Inicio en el menú", { help: "El logotipo también lleva al inicio" }).default(
      false,
    ),
    logoPath: image("Logotipo del encabezado", { help: ownLogoHelp }),
    logoMenuPath: image("Logotipo del menú", { help: "Vacío es el del encabezado" }),
    logoHeight: pixels("Altura del logotipo", 200, "En pixeles; normalmente 70"),
    logoMenuHeight: pixels("Altura del logotipo en el menú", 200, "En pixeles; normalmente 80"),
  }),
};
