import type { z } from "zod";
import { describePage } from "../describe-page.ts";
import type { privacySchema } from "../office-parts.ts";

const paragraphs = (...texts: string[]) => texts.join("\n\n");

/**
 * An example in the order that the Ley Federal de Protección de Datos Personales en Posesión de los Particulares (DOF, 20
 * March 2025) requires. Facts that only the owner knows are marked as examples.
 */
export const privacy: z.infer<typeof privacySchema> = {
  pageTitle: "Aviso de privacidad",
  simplified: paragraphs(
    "Texto de ejemplo: quien es responsable de los datos debe completarlo y revisarlo con un abogado antes de publicar el sitio.",
    "{doctorName}, con domicilio en {address}, es responsable de tus datos personales y de cuidarlos.",
    "Este sitio no pide tus datos: no tiene cuentas, no usa cookies y no guarda lo que buscas en él. Lo que escribes en «Mi hoja para la consulta» se queda en tu teléfono o computadora hasta que lo borras, y las guías que abres también, para que las leas sin señal; nosotros no lo recibimos. Si lo que buscas parece una urgencia, la página te dice a quién llamar, y no le avisa a nadie: la llamada la haces tú. Si nos llamas o nos escribes, usamos tu nombre, tu teléfono y lo que nos cuentes para responderte, darte una cita y atenderte. Esas finalidades son necesarias. No usamos tus datos para enviarte publicidad.",
    "Los datos de tu salud son sensibles: los pedimos en la consulta, con tu consentimiento expreso y por escrito. Por favor no los mandes por mensaje.",
    "Puedes conocer, corregir o cancelar tus datos, y oponerte a que los usemos, por los medios que explica el aviso integral, más abajo en esta misma página.",
  ),
  sections: [
    {
      title: "Quién es responsable de tus datos",
      text: paragraphs(
        "{doctorName}, con domicilio en {address}.",
        "Contacto para privacidad: el consultorio, en persona o por los teléfonos de este sitio.",
      ),
    },
    {
      title: "Qué datos usamos",
      text: paragraphs(
        "Para responderte y darte una cita: tu nombre, tu teléfono y el motivo de tu mensaje o llamada.",
        "Para atenderte en el consultorio: edad, domicilio, ocupación, contacto de un familiar y datos de facturación o de tu seguro si los pides.",
        "Datos sensibles: tu historia clínica, estudios, diagnósticos, tratamientos y las imágenes médicas que hagan falta. Sólo se piden en persona y con tu consentimiento expreso y por escrito.",
      ),
    },
    {
      title: "Para qué los usamos",
      text: paragraphs(
        "Finalidades necesarias: responderte, agendar y confirmar tu cita, atenderte, integrar tu expediente clínico, facturar, tramitar tu seguro y cumplir las leyes de salud.",
        "Finalidades que necesitan tu permiso aparte: usar tu testimonio o tus fotografías. Si no lo das, o si lo retiras, tu atención es la misma.",
      ),
    },
    {
      title: "Con quién los compartimos",
      text: "Sólo con quien haga falta para tu atención o lo ordene la ley: laboratorios, hospitales, otros médicos que tú aceptes, tu aseguradora si lo pides y las autoridades que estén facultadas. Para cualquier otra transferencia te pedimos antes tu consentimiento.",
    },
    {
      title: "Tus derechos: acceso, rectificación, cancelación y oposición",
      text: paragraphs(
        "Puedes pedir qué datos tenemos, que los corrijamos, que los cancelemos cuando la ley lo permita o que dejemos de usarlos para algo. También puedes retirar tu consentimiento o limitar el uso de tus datos.",
        "Haz tu solicitud en el consultorio o por los teléfonos de este sitio. Dinos tu nombre, un medio para responderte, qué derecho quieres ejercer y sobre qué datos, y acompaña una identificación. Te respondemos en los plazos que marca la ley.",
        "El expediente clínico se conserva el tiempo que ordenan las normas de salud, aunque pidas cancelarlo.",
      ),
    },
    {
      title: "Cookies y servicios de otras empresas",
      text: paragraphs(
        "El sitio no usa cookies ni rastreadores, y no carga nada de otras empresas hasta que tú lo pides.",
        "Cuando tocas el mapa, la agenda en línea, un video, WhatsApp o un perfil de redes sociales, entras a un servicio de otra empresa, que aplica su propio aviso de privacidad.",
      ),
    },
    {
      title: "Si crees que no respetamos tus datos",
      text: "Primero búscanos para resolverlo. También puedes acudir a la Secretaría Anticorrupción y Buen Gobierno, la autoridad en protección de datos personales desde marzo de 2025.",
    },
    {
      title: "Cambios a este aviso",
      text: "Si este aviso cambia, la nueva versión se publica en esta página con su fecha.",
    },
  ],
  updatedOn: "",
  metadata: describePage("/aviso-de-privacidad", {
    title: "Aviso de privacidad del consultorio",
    description:
      "Cómo cuidamos tus datos personales: quién es responsable, qué datos usamos y para qué, con quién se comparten y cómo ejercer tus derechos.",
    keywords: ["aviso de privacidad", "protección de datos personales", "derechos ARCO", "datos de salud"],
  }),
};
