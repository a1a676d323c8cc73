import type { ReactNode } from "react";
import {
  AnnouncementBand,
  AppointmentChat,
  BeforeAfterPairs,
  ClinicPhoto,
  FaqAccordion,
  FooterColumns,
  GeneralCallToActionUrgent,
  HeaderCentered,
  HeroSplit,
  PriceListMenu,
  ServicesGrid,
  TeamPortraits,
} from "../consultorio";

const name = "Harbour Dental";
const specialty = "Dentists in London";
const address = "12 Harbour Row, London E14 0XX";
const hours = [{ days: "Monday to Friday", hours: "9:00 AM to 5:00 PM" }];
const opening = [{ days: [1, 2, 3, 4, 5], opens: 9 * 60, closes: 17 * 60 }];
const contact = {
  call: { label: "Call us", href: "tel:+442079460100", display: "020 7946 0100" },
  message: { label: "Write to us", href: "mailto:hello@harbour-dental.example" },
};
const picture = (alt: string) => ({ src: "/practice.svg", width: 1200, height: 900, alt });

export const services = [
  {
    slug: "check-up",
    name: "Check-up",
    description: "We look, explain what we see, and agree on what comes next.",
  },
  { slug: "hygienist", name: "Hygienist", description: "A thorough clean, and tips for the brush you have." },
  { slug: "fillings", name: "Fillings", description: "In the colour of your teeth, usually in one visit." },
  { slug: "crowns", name: "Crowns", description: "Made to measure for a tooth that a filling cannot hold." },
];
const serviceLinks = services.map(({ slug, ...service }) => ({ ...service, href: `/services/${slug}` }));

const menu = [
  { label: "Home", href: "/", items: [] },
  {
    label: "Services",
    href: "/#services",
    items: serviceLinks.map(({ name: label, ...service }) => ({ label, ...service, image: null })),
  },
  { label: "Appointments", href: "/dynamic", items: [] },
  { label: "Questions", href: "/client", items: [] },
  { label: "Español", href: "/es", items: [] },
  { label: "Dudas", href: "/es/questions", items: [] },
];

/** What every page has, and its own sections in between. Pages of the server and of the browser draw it. */
export const Practice = ({ title, children }: { title: string; children?: ReactNode }) => (
  <>
    <HeaderCentered
      {...{ name, specialty, address, hours, contact }}
      navigation={{ variant: "NavMenuDropdown", menu: { status: "ready", items: menu } }}
    />
    <main>
      <HeroSplit
        title={title}
        subTitle={specialty}
        description="Four dentists and two hygienists, ten minutes from Canary Wharf."
        price="£80"
        mainImage={picture("Our practice by the harbour")}
        {...{ hours, opening, contact }}
      />
      {children}
      <GeneralCallToActionUrgent
        title="Pain that cannot wait"
        text="We treated 911 smiles last year. If your face swells and you cannot breathe, call 999."
        contact={{ urgent: { href: "tel:+442079460199", display: "020 7946 0199" } }}
      />
    </main>
    <FooterColumns
      {...{ name, specialty, address, hours, contact }}
      columns={[
        {
          title: "Services",
          href: "/#services",
          items: serviceLinks.map(({ name: label, href }) => ({ label, href })),
        },
      ]}
    />
  </>
);

/** The home page. */
export const Home = () => (
  <Practice title="Your smile, explained">
    <AnnouncementBand
      title="Open until eight on Thursdays"
      text="From January, for people who work."
      more={{ label: "See the times", href: "#clinic" }}
    />
    <ServicesGrid
      sectionTitle="What we do"
      linkText="Read more"
      items={serviceLinks.map((service) => ({ ...service, image: picture("") }))}
    />
    <BeforeAfterPairs
      sectionTitle="Before and after"
      pairs={[
        {
          title: "A chipped front tooth",
          before: picture("A chipped front tooth"),
          after: picture("The same tooth with a filling"),
          elapsed: "One visit",
          treatment: "A filling in the colour of the tooth",
          consent: true,
        },
      ]}
    />
    <TeamPortraits
      sectionTitle="Who looks after you"
      people={[
        { name: "Dr Amelia Example", role: "Dentist", text: "Fillings, crowns and second opinions." },
        { name: "Dr Samuel Example", role: "Dentist", text: "Children, and adults who fear the chair." },
        { name: "Joy Example", role: "Hygienist", text: "Gums, and everything between teeth." },
      ]}
    />
    <PriceListMenu
      sectionTitle="Prices"
      rows={[
        { name: "Check-up", price: "£80", note: "With two small X-rays" },
        { name: "Hygienist", price: "£75" },
        { name: "Filling", price: "£140", from: true },
        { name: "Crown" },
      ]}
      additionalInfo="You get the price of each treatment in writing before it begins."
    />
    <FaqAccordion
      sectionTitle="Questions that we hear often"
      questions={[
        { question: "Do you take new patients?", answer: "Yes. Call us, and we find you a time." },
        { question: "How do I cancel?", answer: "Call us one working day before your visit." },
        { question: "Can I pay by card?", answer: "Yes, by card or bank transfer." },
      ]}
    />
    <AppointmentChat
      sectionTitle="Ask for an appointment"
      greeting="Hello, I would like an appointment at Harbour Dental"
      reasons={["a check-up", "a tooth that hurts", "the hygienist"]}
      days={["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => ({
        name: day,
        halves: ["morning", "afternoon"],
      }))}
      contact={contact}
    />
    <ClinicPhoto
      sectionTitle="Where we are"
      places={[
        {
          address,
          hours,
          opening,
          arrival: ["Ten minutes on foot from Canary Wharf", "No steps at the door"],
          image: picture("Our door on Harbour Row"),
        },
      ]}
    />
  </Practice>
);
