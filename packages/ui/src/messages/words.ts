// The words in English, each group on its own: a bundle gets those of the sections that it draws.

/** How the language writes a date and a time of day: a BCP 47 tag. `en` writes 7:00 PM, `en-GB` 19:00. */
export const localeWord = "en";

export const homeWords = "Home";

export const contactWords = {
  urgent: "Emergencies",
  call: "Call",
  /** `{number}` is the emergency number. */
  callEmergency: "Call {number}",
  message: "WhatsApp",
  book: "Book an appointment",
  /** Name of the bar with the quickest ways to get help. */
  quick: "Help and contact",
  callUs: "Call the office",
  newTab: "opens in a new tab",
  map: "See on the map",
  phones: "Phone numbers",
  appointments: "Appointments",
  email: "E-mail",
  hours: "Hours",
  address: "Address",
  price: "Appointment",
  /** `{number}` is the host's emergency number. */
  emergency: "If it is an emergency, call {number}.",
  /**
   * Verbs with which a text asks to call, up to two words before the number, with commas between them: `rufen, wählen` makes a
   * link of *rufen Sie 112*. Empty in English and Spanish, whose verbs are known.
   */
  callWords: "",
  /** Where the host has given no number. */
  emergencyServices: "If it is an emergency, call the emergency services.",
};

export const mapWords = {
  show: "Show the map here",
  /** `{owner}` is whose map it is. */
  note: "The map is from {owner}. It loads only if you ask for it.",
  title: "Map of the office",
  loading: "Opening the map…",
  late: "The map is slow to open. It can also be opened on a page of its own.",
};

export const bookingWords = {
  show: "See the calendar",
  /** `{owner}` is whose calendar it is. */
  note: "The calendar is from {owner}. It loads only if you ask for it.",
  title: "Online calendar of the office",
  loading: "Opening the calendar…",
  late: "The calendar is slow to open. Call or write to us and we will find you a time.",
  otherwise: "No time that suits you? Call or write to us.",
};

export const searchWords = {
  label: "What are you looking for?",
  hint: "Write it the way you would say it.",
  submit: "Search",
  /** `{count}` is a number, `{query}` the typed query. */
  found: "{count} pages about “{query}”",
  one: "One page about “{query}”",
  none: "Nothing found for “{query}”. Try another word, or look in the list.",
  results: "Results",
  /** Before the ways to reach the office, where nothing was found. */
  ask: "Not found? Ask us.",
  /** `{number}` is the emergency number. */
  call: "Call {number}",
  alarm: {
    title: "This may be an emergency: call {number}",
    text: "If it is happening now, call at once. Do not drive, and do not wait for an answer to a message.",
  },
  /** For somebody who wants to die. `{line}` is the name of the line that listens, `{number}` the emergency number. */
  crisis: {
    first: "We care about what you are going through, and you do not have to face it alone.",
    second:
      "{line} will listen to you right now, free and at any hour; if you or somebody else is in danger, call {number}.",
    /** `{number}` is the line's. */
    call: "Call {line}: {number}",
  },
  all: "Everything you can read here",
  office: "The office",
  /** Text of the small card, beside its button; `{number}` is the emergency number. */
  emergency: "If it is serious, or began all of a sudden, call {number}.",
};

/** On the button that copies a number. */
export const copyWords = { copy: "Copy", copied: "Copied", failed: "Not copied" };

export const shareWords = {
  share: "Share",
  print: "Print",
  /** Stands on paper only. */
  printed: "Printed from {url} on {date}.",
};

export const siteLinksWords = {
  label: "About this site",
  search: "Search this site",
  privacy: "Privacy notice",
};

export const menuWords = {
  label: "Main menu",
  drawerLabel: "Menu",
  open: "Open menu",
  close: "Close menu",
  seeAll: "See all…",
  /** `{label}` is the entry's. */
  showItems: "Show {label}",
  loading: "Loading…",
  /** Specification, error catalogue: in red in place of the menu. */
  fetchFailed: "Failed to fetch menu items",
  fetchFailedNavigation: "Failed to fetch menu items. Please try again later.",
  unexpectedShape: "Unexpected data structure received from API",
};

export const heroWords = { slides: "Main messages" };

export const carouselWords = {
  role: "carousel",
  slideRole: "slide",
  previous: "Previous",
  next: "Next",
  pause: "Pause",
  play: "Play",
  /** `{index}` and `{total}` are numbers. */
  goTo: "Go to slide {index}",
  slide: "Slide {index} of {total}",
};

export const overlayWords = { close: "Close", open: "Enlarge picture" };

export const videoWords = { play: "Watch the video" };

export const pictureWords = { missing: "Picture not available" };

export const footerWords = { toTop: "Back to top", links: "Site links" };

export const headerWords = { social: "Social media" };

export const noticeWords = {
  label: "Registrations and licences",
};

export const socialWords = {
  facebook: "Facebook",
  instagram: "Instagram",
  map: "Map",
  tiktok: "TikTok",
  youtube: "YouTube",
  linkedin: "LinkedIn",
  x: "X",
  doctoralia: "Doctoralia",
  nimbo: "Nimbo",
};

export const announcementWords = { label: "News from the office", more: "Learn more" };

export const openingWords = {
  open: "Open now",
  closed: "Closed now",
  /** `{time}` is a time of day, `{day}` a weekday. */
  closes: "closes at {time}",
  opensToday: "opens today at {time}",
  opensTomorrow: "opens tomorrow at {time}",
  opens: "opens on {day} at {time}",
  /** Before noon, until 7 PM, and in the night. */
  greetings: ["Good morning", "Good afternoon", "Good evening"],
  days: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  /** The same where there is room for a few words only, and a day more than a week away as `{date}`. */
  short: {
    open: "Open",
    closed: "Closed",
    closes: "closes {time}",
    opensToday: "opens today {time}",
    opensTomorrow: "opens tomorrow {time}",
    opens: "opens {day} {time}",
    opensOn: "opens {date}, {time}",
  },
};

export const testimonialsWords = {
  verified: "Verified patient",
  /** `{rating}` is from 1 to 5. */
  rating: "{rating} out of 5 stars",
  readMore: "Read more",
  /** After a quotation that is a part of a longer one. */
  omission: "(...)",
  all: "See all reviews",
};

/** Parts of the body that the map of symptoms links. Left and right are the person's own. */
export const bodyMapWords = {
  label: "Where each symptom is felt",
  zones: {
    headAndNeck: "head and neck",
    chest: "chest",
    rightArm: "right arm",
    leftArm: "left arm",
    rightHand: "right hand",
    leftHand: "left hand",
    abdomen: "abdomen",
    groin: "groin",
    rightThigh: "right thigh",
    leftThigh: "left thigh",
    rightCalf: "right calf",
    leftCalf: "left calf",
    rightFoot: "right foot",
    leftFoot: "left foot",
  },
};

/** Name of a photo without a description: `{title}` is the section's title. */
export const galleryWords = { photo: "{title}: photo {index}" };

export const certificationsWords = {
  entities: "Institutions",
  documents: "Documents",
  licences: "Licences",
  /** Link to the public register of professional licences. */
  register: "Look it up in the public register",
};

/** Ends of the line of years: `{years}` is a number above 1. */
export const experienceWords = { yearsAgo: "{years} years ago", yearAgo: "One year ago", today: "Today" };

export const aboutMeWords = { credentials: "Training" };

export const clinicWords = {
  where: "Where",
  when: "When",
  arrival: "Getting here",
  directions: "Directions",
};

export const comparisonWords = {
  /** Where a treatment has no answer to a question. */
  depends: "It depends on you: we tell you at your appointment.",
  /** `{name}` is a treatment's. */
  read: "Read about: {name}",
};

export const beforeAfterWords = {
  before: "Before",
  after: "After",
  /** Name of the control that moves the line; `{title}` is what was treated. */
  compare: "Compare before and after: {title}",
  /** Where the line is: `{value}` is a percentage. */
  value: "{value} % of the picture before",
  treatment: "What was done",
  permission: "Shown with this person’s written permission.",
  disclaimer: "Results differ from person to person. What you see here is no promise of yours.",
};

export const appointmentWords = {
  /** Questions over the choices. */
  reason: "What is it about?",
  day: "Which day suits you?",
  half: "Morning or afternoon?",
  when: "When can you come?",
  visit: "Have you been here before?",
  /** Choices that add nothing to the message. */
  noReason: "I will say at the visit",
  anyDay: "any day",
  anyHalf: "at any time",
  anyVisit: "first time or not",
  /** A choice inside a sentence, before one is made. */
  someReason: "about something",
  /** Parts of the message. */
  about: "about {reason}",
  on: "on {day}",
  morning: "in the morning",
  afternoon: "in the afternoon",
  /** Under the name of a day. */
  halves: { morning: "Morning", afternoon: "Afternoon" },
  first: "It is my first time",
  known: "I have been before",
  /** The same at the end of a sentence. */
  andFirst: "and it is my first time",
  andKnown: "and I have been before",
  /** First words of the spoken request, without a full stop. */
  spoken: "I would like an appointment",
  message: "Your message",
  request: "Your request, by message or by phone:",
  /** Before the spoken request. */
  say: "On the phone, say it like this:",
  /** Below a sentence that is the spoken request. */
  readAloud: "If you would rather call, read it out just as it is.",
};

export const teamWords = {
  ask: "Ask about {ask}",
  languages: "Speaks {languages}",
  licence: "Licence {licence}",
};

export const videoTestimonialsWords = {
  /** `{text}` is what a person says. */
  quotation: "“{text}”",
  /** Name of a button; `{name}` is who speaks. */
  play: "Watch the video of {name}",
  /** The two parts of a length. */
  minutes: "{minutes} min",
  seconds: "{seconds} s",
  transcript: "Read what is said",
  permission: "Published with the written permission of each person.",
};

export const priceListWords = {
  /** Before the lowest price. */
  from: "From",
  /** In place of a price. */
  onRequest: "Depends on your case",
};

export const paymentsWords = {
  placeholderTitle: "Payment methods",
  more: "You can also pay with",
  method: "Payment method",
  note: "Good to know",
};

export const insuranceWords = {
  find: "Find your insurer",
  hint: "Write the name that is on your policy.",
  list: "Insurers",
  /** `{count}` is a number, `{name}` an insurer's. */
  count: "Insurers in the list: {count}",
  yes: "Yes, we work with {name}.",
  several: "{count} match. Which one is yours?",
  /** For a name that is almost the same. */
  similar: "Did you mean {name}?",
  no: "Not in the list. If it is private insurance, ask about reimbursement.",
  missing: "Yours is not here?",
  ask: "Ask about reimbursement",
  /** The message to the office, where its link has no text of its own. */
  question: "Hello, I would like to know whether I can use my health insurance.",
  /** Words that tell no two insurers apart, with commas between them: typed alone, they are no insurer's name. InsuranceWall draws them small. */
  generic: "insurance, insurer, company, health, medical, mutual, of, the",
};

export const pricesWords = { included: "What is included" };

export const breadcrumbWords = "You are here";
