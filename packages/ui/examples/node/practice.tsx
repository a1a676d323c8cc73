import type { ReactNode } from "react";
import {
  AnnouncementBanner,
  ClinicPhoto,
  ComparisonQuestions,
  ConsultorioProvider,
  FaqColumns,
  FirstVisitChecklist,
  FooterMinimal,
  HeaderClassic,
  HeroSplit,
  HospitalsCards,
  PriceListMenu,
  ServicesIndex,
  spanish,
  TeamList,
} from "./consultorio.js";

const name = "Meridian Eye Clinic";
const specialty = "Eye doctors in London";
const address = "8 Example Hill, London SE10 0XX";
const hours = [{ days: "Monday to Friday", hours: "9:00 AM to 5:00 PM" }];
const opening = [{ days: [1, 2, 3, 4, 5], opens: 9 * 60, closes: 17 * 60 }];
const call = { label: "Call us", href: "tel:+442079460100", display: "020 7946 0100" };
const contact = { call };
const picture = (alt: string) => ({ src: "/practice.svg", width: 1200, height: 900, alt });

const menu = [
  { label: "Services", href: "#services", items: [] },
  { label: "Team", href: "#team", items: [] },
  { label: "Prices", href: "#price-list", items: [] },
  { label: "Find us", href: "#clinic", items: [] },
];

/** What every page has, and its own sections in between. */
export const Practice = ({ title, children }: { title: string; children?: ReactNode }) => (
  <>
    <HeaderClassic
      {...{ name, specialty, address, hours, contact }}
      navigation={{ variant: "NavMenuDropdown", menu: { status: "ready", items: menu } }}
    />
    <main>
      <HeroSplit
        title={title}
        subTitle={specialty}
        description="We looked into 911 eyes last month. If you lose your sight all of a sudden, call 999."
        price="£140"
        mainImage={picture("Our practice on the hill")}
        {...{ hours, opening, contact }}
      />
      {children}
    </main>
    <FooterMinimal {...{ name, specialty, address, hours, contact }} />
  </>
);

/** The home page. */
export const Home = () => (
  <Practice title="See what matters to you">
    <AnnouncementBanner
      title="Open evening on cataracts"
      text="Bring your questions, and whoever drives you."
      when="Thursday 26 November, six o'clock"
      image={picture("Our waiting room")}
    />
    <ServicesIndex
      sectionTitle="What we do"
      items={[
        {
          name: "Eye test",
          href: "#price-list",
          id: "test",
          description: "Sight, pressure and the back of the eye.",
        },
        {
          name: "Cataracts",
          href: "#comparison",
          id: "cataracts",
          description: "From the first cloud to the new lens.",
        },
        {
          name: "Glaucoma",
          href: "#faq",
          id: "glaucoma",
          description: "Drops, laser, and checks that you can plan.",
        },
        { name: "Dry eyes", href: "#faq", id: "dry", description: "What helps at a screen and outdoors." },
      ]}
    />
    <ComparisonQuestions
      sectionTitle="Two lenses after a cataract"
      treatments={[{ name: "For one distance" }, { name: "For several distances" }]}
      questions={[
        { question: "Will I need glasses?", answers: ["For reading, usually", "Less often"] },
        { question: "How is it at night?", answers: ["As before", "Some people see rings around lamps"] },
      ]}
    />
    <TeamList
      sectionTitle="Who looks"
      people={[
        {
          name: "Dr Iris Example",
          role: "Eye doctor",
          ask: "cataracts",
          languages: "English and Portuguese",
        },
        { name: "Dr Hugh Example", role: "Eye doctor", ask: "glaucoma", languages: "English" },
      ]}
    />
    <FirstVisitChecklist
      sectionTitle="Your first visit"
      bringTitle="Please bring"
      bring={["Your glasses, all of them", "The names of your drops", "Somebody who drives you home"]}
      stepsTitle="What happens"
      steps={[
        { title: "Drops", text: "They open the pupil, and blur near things for some hours." },
        { title: "A look", text: "At the lens and at the back of the eye." },
      ]}
    />
    <HospitalsCards
      sectionTitle="Where we operate"
      hospitals={[
        { name: "Example Eye Hospital", activities: ["Cataracts", "Glaucoma"], place: "London" },
        { name: "Example General Hospital", activities: ["Operations at night"], place: "Greenwich" },
      ]}
    />
    <PriceListMenu
      sectionTitle="Prices"
      rows={[
        { name: "Eye test", price: "£140" },
        { name: "Check of the pressure", price: "£45" },
        { name: "Operation" },
      ]}
    />
    <FaqColumns
      sectionTitle="Before you come"
      questions={[
        { question: "May I drive home?", answer: "Please come with somebody who drives." },
        { question: "May I wear my lenses?", answer: "Please come with your glasses." },
      ]}
    />
    <ClinicPhoto
      sectionTitle="Where we are"
      places={[
        { address, hours, opening, call, image: picture("Our door"), arrival: ["A lift to the first floor"] },
      ]}
    />
  </Practice>
);

/** A page for readers of Spanish. */
export const SpanishPractice = () => (
  <ConsultorioProvider messages={spanish} routes={{ home: "/es" }}>
    <Practice title="Ver lo que te importa" />
  </ConsultorioProvider>
);
