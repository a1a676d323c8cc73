import {
  AppointmentWeek,
  ClinicMap,
  ComparisonTable,
  FaqColumns,
  FirstVisitSteps,
  FooterMinimal,
  GeneralCallToActionUrgent,
  HeaderCompact,
  HeroSplit,
  PriceListCards,
  ServicesIndex,
  TeamList,
} from "./consultorio";

const name = "Clifton Physiotherapy";
const specialty = "Physiotherapy in Bristol";
const address = "14 Example Terrace, Bristol BS8 0XX";
const mapHref = "https://www.openstreetmap.org/#map=17/51.4545/-2.6200";
const hours = [{ days: "Monday to Friday", hours: "9:00 AM to 5:00 PM" }];
const opening = [{ days: [1, 2, 3, 4, 5], opens: 9 * 60, closes: 17 * 60 }];
const call = { label: "Call us", href: "tel:+441174960123", display: "0117 496 0123" };
const message = { label: "Write to us", href: "mailto:hello@clifton-physio.example" };
const contact = { call, message };

const menu = [
  { label: "Services", href: "#services", items: [] },
  { label: "Team", href: "#team", items: [] },
  { label: "Prices", href: "#price-list", items: [] },
  { label: "Find us", href: "#clinic", items: [] },
];

/** A physiotherapy practice in Bristol, open from nine to five. */
export const Practice = () => (
  <>
    <HeaderCompact
      {...{ name, specialty, address, mapHref, hours, contact }}
      navigation={{ variant: "NavMenuUnderline", menu: { status: "ready", items: menu } }}
    />
    <main>
      <HeroSplit
        title="Move again, at your own pace"
        subTitle={specialty}
        description="An hour for your first visit, and a plan that you understand."
        price="£68"
        mainImage={{ src: "/practice.svg", width: 1200, height: 900, alt: "Our practice in Clifton" }}
        {...{ hours, opening, contact }}
      />
      <ServicesIndex
        sectionTitle="What we help with"
        items={[
          {
            name: "Back and neck pain",
            href: "#appointment",
            id: "back",
            description: "Hands-on treatment, and exercises that fit your week.",
          },
          {
            name: "Sports injuries",
            href: "#appointment",
            id: "sport",
            description: "From a sprained ankle to the next race.",
          },
          {
            name: "After an operation",
            href: "#appointment",
            id: "operation",
            description: "In step with your surgeon.",
          },
          {
            name: "Home visits",
            href: "#appointment",
            id: "home",
            description: "Within three miles of Clifton.",
          },
        ]}
      />
      <FirstVisitSteps
        sectionTitle="Your first visit"
        stepsTitle="What happens"
        steps={[
          { title: "We talk", text: "What hurts, since when, and what you want to do again." },
          { title: "We look", text: "How you move, and where it stops." },
          { title: "We begin", text: "With treatment, and two or three exercises." },
        ]}
        bringTitle="Please bring"
        bring={["Letters and scans, if you have any", "Loose clothes", "A list of your medicines"]}
      />
      <TeamList
        sectionTitle="Who looks after you"
        people={[
          {
            name: "Hannah Example",
            role: "Physiotherapist",
            ask: "backs, necks and desks",
            languages: "English and Welsh",
          },
          {
            name: "Tom Example",
            role: "Physiotherapist",
            ask: "knees, ankles and running",
            languages: "English",
          },
          {
            name: "Megan Example",
            role: "Front desk",
            ask: "a time that suits you",
            languages: "English and Polish",
          },
        ]}
      />
      <ComparisonTable
        sectionTitle="Here, at home or by video"
        treatments={[{ name: "At the practice" }, { name: "At home" }, { name: "By video" }]}
        questions={[
          { question: "How long is it?", answers: ["40 minutes", "50 minutes", "30 minutes"] },
          { question: "What does it cost?", answers: ["£52", "£80", "£40"] },
          { question: "Is there hands-on treatment?", answers: ["Yes", "Yes", "No"] },
        ]}
      />
      <PriceListCards
        sectionTitle="Prices"
        rows={[
          { name: "First visit", price: "£68", note: "One hour" },
          { name: "Follow-up", price: "£52", note: "40 minutes" },
          { name: "Home visit", price: "£80", from: true },
        ]}
        additionalInfo="Ask your insurer before you come whether it pays."
      />
      <FaqColumns
        sectionTitle="Before you come"
        questions={[
          { question: "Do I need a letter from my GP?", answer: "No. You can call us directly." },
          { question: "Can I bring somebody?", answer: "Yes, whoever you like." },
          { question: "How do I cancel?", answer: "Call us one working day before your visit." },
          { question: "Is there parking?", answer: "Two places behind the house." },
        ]}
      />
      <AppointmentWeek
        sectionTitle="Ask for an appointment"
        greeting="Hello, I would like an appointment at Clifton Physiotherapy"
        reasons={["back pain", "a sports injury", "exercises after an operation"]}
        days={["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => ({
          name: day,
          halves: ["morning", "afternoon"],
        }))}
        contact={contact}
      />
      <GeneralCallToActionUrgent
        title="Is it urgent?"
        text="Last year 911 people came to us. We are no emergency service: if you cannot feel your legs, call 999."
        contact={{ urgent: { href: "tel:+441174960199", display: "0117 496 0199" } }}
      />
      <ClinicMap
        sectionTitle="Where we are"
        places={[
          {
            address,
            hours,
            opening,
            call,
            directions: [{ label: "Open the map", href: mapHref }],
            mapFrame: "https://www.openstreetmap.org/export/embed.html?bbox=-2.625,51.452,-2.615,51.457",
            arrival: ["Bus 8 to Clifton Village", "One step at the door; ring, and we bring the ramp"],
          },
        ]}
      />
    </main>
    <FooterMinimal {...{ name, specialty, address, mapHref, hours, contact }} menu={menu} />
  </>
);
