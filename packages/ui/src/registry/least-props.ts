import type { SectionType } from "@consultorio/content";
import type { PropsMap } from "./catalog.ts";

const entry = { name: "Fillings", href: "/fillings" };
const collection = { sectionTitle: "Treatments", items: [entry] };

/** The least that a section of each type can be drawn with, in English. */
export const least: { [T in SectionType]: PropsMap[T] } = {
  Header: { name: "Bright Dental" },
  NavMenu: { status: "ready", items: [{ label: "Prices", href: "/prices", items: [] }] },
  Hero: { title: "Your smile, explained" },
  Certifications: { sectionTitle: "Training", documents: [{ name: "DDS" }] },
  AboutMe: { title: "Meet us", paragraphs: ["We treat teeth."] },
  Experience: { sectionTitle: "Experience", facts: [{ value: "12", label: "years" }] },
  Purpose: { sectionTitle: "Purpose", items: [{ title: "We listen" }] },
  CallToAction: { title: "Come and see us" },
  Services: collection,
  Symptoms: collection,
  Diseases: collection,
  Guides: collection,
  Testimonials: { sectionTitle: "Patients", items: [{ name: "A. B.", shortTestimonial: "Clear and calm." }] },
  VideoTestimonials: {
    sectionTitle: "Patients on video",
    videos: [{ name: "A. B.", caption: "Clear and calm.", consent: true, transcript: "They explained it." }],
  },
  PhotosGallery: { sectionTitle: "The office", images: [{ src: "/office.jpg" }] },
  PaymentMethods: { sectionTitle: "Payment", methods: [{ name: "Cash" }] },
  Insurance: { sectionTitle: "Insurance", companies: [{ name: "Example Mutual" }] },
  Announcement: { title: "Closed on Monday" },
  ArticleTeasers: { sectionTitle: "In the press", articles: [{ title: "Teeth and sleep" }] },
  Comparison: {
    sectionTitle: "Fillings",
    treatments: [{ name: "White" }, { name: "Gold" }],
    questions: [{ question: "Which lasts longer?", answers: ["Both last.", "Both last."] }],
  },
  Hospitals: { sectionTitle: "Hospitals", hospitals: [{ name: "Example General" }] },
  BeforeAfter: {
    sectionTitle: "Before and after",
    pairs: [{ title: "A chipped tooth", before: { src: "/1.jpg" }, after: { src: "/2.jpg" }, consent: true }],
  },
  Team: { sectionTitle: "The team", people: [{ name: "A. Example", role: "Nurse" }] },
  Appointment: { sectionTitle: "Ask for an appointment", greeting: "Hello, I would like an appointment" },
  Clinic: { sectionTitle: "Where we are", places: [{ address: "1 High Street" }] },
  PriceList: { sectionTitle: "Prices", rows: [{ name: "Check-up" }] },
  FirstVisit: { sectionTitle: "Your first visit", steps: [{ title: "We talk" }] },
  Faq: { sectionTitle: "Questions", questions: [{ question: "Is it painful?", answer: "No." }] },
  GeneralCallToAction: { title: "First visit" },
  CallToActionIndividual: { text: "Ask about fillings" },
  Footer: { name: "Bright Dental" },
};
