import type { ReactNode } from "react";
import {
  AppointmentSentence,
  ArticleTeasersFeature,
  BeforeAfterSlider,
  ComparisonCards,
  FaqAccordion,
  FooterMinimal,
  GeneralCallToActionUrgent,
  HeaderTopStrip,
  HeroSplit,
  HospitalsList,
  ServicesCarousel,
  TeamPortraits,
  VideoTestimonialsStage,
} from "./consultorio";

const name = "Temple Skin Clinic";
const specialty = "Dermatology in Bristol";
const address = "27 Example Street, Bristol BS1 0XX";
const hours = [{ days: "Monday to Friday", hours: "9:00 AM to 5:00 PM" }];
const opening = [{ days: [1, 2, 3, 4, 5], opens: 9 * 60, closes: 17 * 60 }];
const contact = {
  call: { label: "Call us", href: "tel:+441174960150", display: "0117 496 0150" },
  message: { label: "WhatsApp", href: "https://wa.me/447700900150" },
};
const picture = (alt: string) => ({ src: "/practice.svg", width: 1200, height: 900, alt });

export const services = [
  {
    slug: "mole-check",
    name: "Mole check",
    description: "We look at every mole, and photograph those to watch.",
  },
  { slug: "acne", name: "Acne", description: "A plan for the skin that you have, in steps." },
  { slug: "eczema", name: "Eczema", description: "What calms it, and what to do when it comes back." },
  { slug: "hair-loss", name: "Hair loss", description: "Why it falls, and what can be done." },
];

const menu = [
  { label: "Home", href: "/", items: [] },
  { label: "Appointments", href: "/appointments", items: [] },
  { label: "Español", href: "/es", items: [] },
];

/** What every page has, and its own sections in between. */
export const Practice = ({ title, children }: { title: string; children?: ReactNode }) => (
  <>
    <HeaderTopStrip
      {...{ name, specialty, address, hours, contact }}
      navigation={{ variant: "NavMenuUnderline", menu: { status: "ready", items: menu } }}
    />
    <main>
      <HeroSplit
        title={title}
        subTitle={specialty}
        description="Two dermatologists beside the station, and no waiting list for moles."
        price="£150"
        mainImage={picture("Our practice beside the station")}
        {...{ hours, opening, contact }}
      />
      {children}
      <GeneralCallToActionUrgent
        title="When it cannot wait"
        text="We saw 911 moles last month. If your lips swell and you cannot breathe, call 999."
        contact={{ urgent: { href: "tel:+441174960199", display: "0117 496 0199" } }}
      />
    </main>
    <FooterMinimal {...{ name, specialty, address, hours, contact }} />
  </>
);

/** The home page. */
export const Home = () => (
  <Practice title="Your skin, looked at closely">
    <ServicesCarousel
      sectionTitle="What we look at"
      linkText="Read more"
      items={services.map(({ slug, ...service }) => ({
        ...service,
        href: `/services/${slug}`,
        image: picture(""),
      }))}
    />
    <BeforeAfterSlider
      sectionTitle="Before and after"
      pairs={[
        {
          title: "Acne on the cheek",
          before: picture("A cheek with acne"),
          after: picture("The same cheek"),
          elapsed: "Six months",
          treatment: "A cream at night, and three visits",
          consent: true,
        },
      ]}
    />
    <ComparisonCards
      sectionTitle="Three ways to remove a mole"
      treatments={[
        { name: "Shaving", href: "/services/mole-check" },
        { name: "Cutting out" },
        { name: "Watching" },
      ]}
      questions={[
        { question: "How long does it take?", answers: ["20 minutes", "40 minutes", ""] },
        { question: "Are there stitches?", answers: ["No", "Yes, for ten days", "No"] },
      ]}
      additionalInfo="Which one suits you, we say after we have looked."
    />
    <TeamPortraits
      sectionTitle="Who looks"
      people={[
        { name: "Dr Nadia Example", role: "Dermatologist", text: "Moles, and skin that has seen much sun." },
        { name: "Dr Leo Example", role: "Dermatologist", text: "Acne and eczema, at any age." },
      ]}
    />
    <HospitalsList
      sectionTitle="Where we operate"
      hospitals={[
        { name: "Example General Hospital", activities: ["Day surgery"], place: "Bristol" },
        { name: "Example Clinic", activities: ["Laser"], place: "Bath" },
      ]}
      societiesTitle="We belong to"
      societies={[{ name: "Example Society of Dermatologists", role: "Members" }]}
    />
    <VideoTestimonialsStage
      sectionTitle="What patients say"
      videos={[
        {
          name: "A patient from Bath",
          caption: "They showed me every photograph.",
          link: "https://video.example/temple/1",
          poster: picture("A patient in our waiting room"),
          seconds: 41,
          transcript: "They showed me every photograph, and told me what to look for at home.",
          consent: true,
        },
      ]}
    />
    <ArticleTeasersFeature
      sectionTitle="In the press"
      articles={[
        {
          title: "How to look at your own back",
          summary: "Two mirrors, good light and five minutes.",
          source: "Example Weekly",
          date: "9 October 2026",
          day: "2026-10-09",
          href: "https://weekly.example/back",
          image: picture(""),
        },
        {
          title: "Sun cream in November?",
          source: "Example Radio Bristol",
          date: "2 September 2026",
          day: "2026-09-02",
          href: "https://radio.example/sun",
        },
      ]}
    />
    <FaqAccordion
      sectionTitle="Questions that we hear often"
      questions={[
        { question: "Do I need a letter from my GP?", answer: "No. Some insurers ask for one." },
        { question: "May I wear make-up?", answer: "Yes. We take it off together." },
      ]}
    />
    <AppointmentSentence
      sectionTitle="Ask for an appointment"
      greeting="Hello, I would like an appointment at Temple Skin Clinic"
      reasons={["a mole", "acne", "eczema"]}
      days={["Monday", "Wednesday", "Friday"].map((day) => ({
        name: day,
        halves: ["morning", "afternoon"],
      }))}
      contact={contact}
    />
  </Practice>
);
