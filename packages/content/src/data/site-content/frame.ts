import type { SiteContent } from "#kinds/site-content.ts";

export const header: SiteContent["header"] = {
  headerHeight: 160,
  headerStickyHeight: 60,
  isSticky: true,
  hideHome: false,
  logoPath: "",
  logoMenuPath: "",
  logoHeight: 70,
  logoMenuHeight: 80,
};

export const navMenu: SiteContent["navMenu"] = [
  { label: "INICIO", path: "/" },
  { label: "ENFERMEDADES", path: "/enfermedades" },
  { label: "SÍNTOMAS", path: "/sintomas" },
  { label: "SERVICIOS", path: "/servicios" },
  { label: "CONTACTO", path: "/contacto" },
];

export const footer: SiteContent["footer"] = {
  backgroundImage: "/imagenes/footer",
  logoFooter: "",
};

export const buttons: SiteContent["buttons"] = {
  btnCallText: "Llamar al consultorio",
  btnMessageText: "Escribir por WhatsApp",
};
