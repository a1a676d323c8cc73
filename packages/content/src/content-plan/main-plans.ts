import type { SiteContent } from "../kinds/site-content.ts";

/** Fields that are together under one heading. */
export interface Block {
  title: string;
  text?: string;
  part: keyof SiteContent;
  /** Keys of the part's fields; left out, all of them. */
  fields?: readonly string[];
  /** Another screen that edits what somebody looks for here. */
  link?: BlockLink;
}

export interface BlockLink {
  to: "/marca";
  label: string;
}

export interface TabPlan {
  /** The last part of its address. */
  id: string;
  label: string;
  blocks: Block[];
}

/** The six tabs of the specification. */
export const mainPlans: TabPlan[] = [
  {
    id: "informacion-del-doctor",
    label: "Información del Doctor",
    blocks: [
      {
        part: "doctorInfo",
        title: "Quién atiende",
        text: "El nombre y la especialidad aparecen en todo el sitio.",
        fields: ["name", "specialty", "specialtyShort", "specialist", "address", "email", "websiteUrl"],
        link: { to: "/marca", label: "Tu foto y tu logotipo están en Marca" },
      },
      {
        part: "doctorInfo",
        title: "Teléfonos y WhatsApp",
        text: "Los botones de llamada y de mensaje usan estos números.",
        fields: ["phone", "phoneDisplay", "whatsapp", "urgenciesPhone", "urgenciesPhoneDisplay"],
      },
      {
        part: "doctorInfo",
        title: "Cédulas",
        text: "Se leen junto al aviso de publicidad de cada página.",
        fields: ["cedProf", "cedEsp"],
      },
      {
        part: "doctorInfo",
        title: "Redes y mapa",
        text: "Lo que dejes vacío no se muestra.",
        fields: [
          "facebookLink",
          "instagramLink",
          "linkedinLink",
          "xLink",
          "twitterLink",
          "youtubeLink",
          "tiktokLink",
          "googleMapsLink",
          "googleMapsEmbedLink",
          "doctoraliaLink",
          "doctoraliaReviewsLink",
          "nimboLink",
          "shownNetworks",
        ],
      },
    ],
  },
  {
    id: "informacion-laboral",
    label: "Información Laboral",
    blocks: [
      { part: "doctorWorkInfo", title: "Aviso de publicidad", fields: ["avisoCofepris"] },
      {
        part: "doctorWorkInfo",
        title: "Consultorio",
        fields: ["consultingHeader", "consultingAddress"],
      },
      {
        part: "doctorWorkInfo",
        title: "Para que te encuentren cerca",
        text: "Lo leen los buscadores y los mapas. Copia latitud y longitud de tu punto en el mapa.",
        fields: [
          "consultingLocality",
          "consultingRegion",
          "consultingPostalCode",
          "consultingLatitude",
          "consultingLongitude",
          "areaServed",
        ],
      },
      {
        part: "doctorWorkInfo",
        title: "Horario del consultorio",
        text: "De aquí sale también si está abierto ahora.",
        fields: [
          "consultingHoursDaysHeader",
          "consultingHoursDays1",
          "consultingHours1",
          "consultingHoursDays2",
          "consultingHours2",
          "consultingHoursMore",
        ],
      },
      {
        part: "doctorWorkInfo",
        title: "Teléfonos del consultorio",
        fields: [
          "phonesHeader",
          "schedulePhoneHeader",
          "schedulePhone",
          "urgenciesPhoneHeader",
          "urgenciesPhone",
        ],
      },
      {
        part: "doctorWorkInfo",
        title: "Hospital",
        text: "Si no atiendes en un hospital, déjalo vacío.",
        fields: [
          "hospitalHeader",
          "hospitalAddress",
          "hospitalHoursDaysHeader",
          "hospitalHoursDays1",
          "hospitalHours1",
          "hospitalHoursDays2",
          "hospitalHours2",
          "hospitalHoursMore",
          "hospitalPhonesHeader",
          "hospitalSchedulePhone",
          "hospitalUrgenciesPhone",
        ],
      },
    ],
  },
  {
    id: "experiencia",
    label: "Experiencia",
    blocks: [{ part: "experience", title: "Experiencia", text: "Datos que puedas comprobar." }],
  },
  {
    id: "certificaciones",
    label: "Certificaciones",
    blocks: [
      { part: "certifications", title: "Certificaciones", text: "Sólo se muestra lo que esté visible." },
    ],
  },
  {
    id: "seccion-hero",
    label: "Sección Hero",
    blocks: [
      {
        part: "heroSection",
        title: "Textos de portada",
        text: "Lo primero que se lee al llegar.",
        fields: ["title", "subTitle", "description"],
      },
      {
        part: "heroSection",
        title: "Imágenes y medidas",
        fields: [
          "mainImage",
          "backgroundHeroImage",
          "backgroundHeroImageHeight",
          "foregroundHeroImage",
          "foregroundHeroImageHeight",
          "heroSectionHeight",
          "logoHeight",
          "overlayColor",
          "overlayOpacity",
        ],
      },
      { part: "heroSlider", title: "Carrusel de portada", text: "Para el diseño de portada con carrusel." },
    ],
  },
  { id: "acerca-de-mi", label: "Acerca de mí", blocks: [{ part: "aboutMe", title: "Acerca de mí" }] },
];
