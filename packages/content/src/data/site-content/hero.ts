import type { SiteContent } from "#kinds/site-content.ts";

export const heroSection: SiteContent["heroSection"] = {
  heroSectionHeight: 400,
  mainImage: "",
  logoHeight: 350,
  backgroundHeroImage: "/imagenes/hero-1",
  backgroundHeroImageHeight: 100,
  foregroundHeroImage: "",
  foregroundHeroImageHeight: 90,
  overlayColor: "#1a1f2e",
  overlayOpacity: 0.1,
  subTitle: "{Specialist} y {surgeon} vascular en Oaxaca",
  title: "Tu circulación, explicada con calma",
  description:
    "Te escucho, reviso tus arterias y venas con ultrasonido Doppler y te explico qué tienes, con {yearsOfExperience} años de experiencia. La consulta cuesta {consultationPrice}.",
};

export const heroSlider: SiteContent["heroSlider"] = {
  slides: [
    {
      image: "/imagenes/hero-1",
      // The first slide has the words of `heroSection`.
      title: "",
      subtitle: "",
      description: "",
      alignment: "left",
      mobileOffset: 0,
    },
    {
      image: "/imagenes/hero-2",
      title: "¿Piernas pesadas, cansadas o hinchadas?",
      subtitle: "Várices y enfermedad de las venas",
      description:
        "No siempre es el cansancio del día. Una valoración aclara qué pasa en tus venas y qué opciones tienes.",
      alignment: "left",
      mobileOffset: 0,
    },
    {
      image: "/imagenes/hero-3",
      title: "¿Te duelen las piernas al caminar?",
      subtitle: "Arterias y cuidado del pie en la diabetes",
      description:
        "Si el dolor aparece al caminar y se quita al descansar, tus arterias merecen una revisión. Entre más pronto, mejor.",
      alignment: "left",
      mobileOffset: 0,
    },
  ],
};
