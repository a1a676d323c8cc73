import type { HeaderProps } from "@consultorio/ui/sections/header";
import type { ReactNode } from "react";
import {
  AnnouncementCard,
  ArticleTeasersCards,
  ClinicColumns,
  FaqConversation,
  FirstVisitChecklist,
  FooterDark,
  GeneralCallToActionUrgent,
  HeaderClassic,
  HeroSplit,
  ServicesList,
  TeamGroup,
  VideoTestimonialsCards,
} from "../consultorio";

const call = { label: "Call us", href: "tel:+442079460140", display: "020 7946 0140" };
const address = "3 Example Green, London SE22 0XX";
const hours = [{ days: "Monday to Friday", hours: "9:00 AM to 5:00 PM" }];
export const opening = [{ days: [1, 2, 3, 4, 5], opens: 9 * 60, closes: 17 * 60 }];
export const office = {
  name: "Willow Paediatrics",
  specialty: "Doctors for children in London",
  address,
  hours,
  contact: { call },
};
export const urgent = { href: "tel:+442079460199", display: "020 7946 0199" };
const picture = (alt: string) => ({ src: "/practice.svg", width: 1200, height: 900, alt });

export const services = [
  { slug: "check-ups", name: "Check-ups", description: "How your child grows, sees and hears." },
  { slug: "vaccines", name: "Vaccines", description: "Those of the calendar, and those for travel." },
  { slug: "allergies", name: "Allergies", description: "We listen, test, and plan with you." },
];
const serviceLinks = services.map(({ slug, ...service }) => ({
  ...service,
  href: `/services/${slug}/`,
  image: picture(""),
}));

export const navigation: HeaderProps["navigation"] = {
  variant: "NavMenuDropdown",
  menu: {
    status: "ready",
    items: [
      { label: "Home", href: "/", items: [] },
      { label: "Appointments", href: "/appointments/", items: [] },
      { label: "Questions", href: "/questions/", items: [] },
      { label: "Español", href: "/es/", items: [] },
    ],
  },
};

/** What every page has, and its own sections in between. */
export const Practice = ({ title, children }: { title: string; children?: ReactNode }) => (
  <>
    <HeaderClassic {...office} navigation={navigation} />
    <main>
      <HeroSplit
        title={title}
        subTitle={office.specialty}
        description="Three doctors, a garden, and time for your questions."
        price="£120"
        mainImage={picture("Our practice by the green")}
        {...{ hours, opening }}
        contact={office.contact}
      />
      {children}
      <GeneralCallToActionUrgent
        title="When it cannot wait"
        text="We saw 911 children last year. If your child struggles to breathe, call 999."
        contact={{ urgent }}
      />
    </main>
    <FooterDark
      {...office}
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
  <Practice title="Growing up, one step at a time">
    <AnnouncementCard
      title="Flu vaccines are here"
      text="For children from two years on. Call us for a time."
      when="Until 18 December"
    />
    <ServicesList sectionTitle="What we do" items={serviceLinks} />
    <TeamGroup
      sectionTitle="Who looks after your child"
      people={[
        {
          name: "Dr Grace Example",
          role: "Paediatrician",
          text: "Babies, and their parents' first questions.",
        },
        { name: "Dr Omar Example", role: "Paediatrician", text: "Asthma and allergies." },
        { name: "Ruth Example", role: "Nurse", text: "Vaccines without a fuss." },
      ]}
      image={picture("All of us in the garden")}
    />
    <FirstVisitChecklist
      sectionTitle="The first visit"
      bringTitle="Please bring"
      bring={["The red book", "Letters from other doctors", "A favourite toy"]}
      stepsTitle="What happens"
      steps={[
        { title: "We play", text: "Until your child knows the room." },
        { title: "We look", text: "You stay beside your child all the time." },
        { title: "We plan", text: "You leave with our plan in writing." },
      ]}
    />
    <VideoTestimonialsCards
      sectionTitle="What parents say"
      videos={[
        {
          name: "A mother of two",
          caption: "They spoke with my son first, and then with me.",
          link: "https://video.example/willow/1",
          poster: picture("A mother of two in our garden"),
          seconds: 48,
          transcript: "They spoke with my son first, and then with me. He waved when we left.",
          consent: true,
        },
        {
          name: "A father of one",
          caption: "I could ask everything twice.",
          link: "https://video.example/willow/2",
          poster: picture("A father of one at our door"),
          seconds: 35,
          transcript: "I could ask everything twice, and nobody looked at the clock.",
          consent: true,
        },
      ]}
    />
    <ArticleTeasersCards
      sectionTitle="From our doctors"
      articles={[
        {
          title: "What to pack for a day with a cold",
          source: "Willow Paediatrics",
          date: "3 November 2026",
          day: "2026-11-03",
          href: "/#article-teasers",
          image: picture(""),
        },
        {
          title: "A shot without tears: what helps",
          source: "Example Radio London",
          date: "14 October 2026",
          day: "2026-10-14",
          href: "https://radio.example/willow",
          image: picture(""),
        },
      ]}
    />
    <FaqConversation
      sectionTitle="Parents ask"
      questions={[
        { question: "Can both parents come?", answer: "Yes, and grandparents too." },
        { question: "Do you see teenagers?", answer: "Up to their eighteenth birthday, alone if they wish." },
        { question: "Do you answer by phone?", answer: "Call us: a nurse rings back the same day." },
      ]}
    />
    <ClinicColumns
      sectionTitle="Where we are"
      places={[
        { address, hours, opening, call, arrival: ["Room for prams at the door", "Bus 12 to the green"] },
      ]}
    />
  </Practice>
);
