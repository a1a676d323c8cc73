import {
  aboutMeWords,
  announcementWords,
  appointmentWords,
  beforeAfterWords,
  bodyMapWords,
  bookingWords,
  breadcrumbWords,
  carouselWords,
  certificationsWords,
  clinicWords,
  comparisonWords,
  contactWords,
  copyWords,
  experienceWords,
  footerWords,
  galleryWords,
  headerWords,
  heroWords,
  homeWords,
  insuranceWords,
  localeWord,
  mapWords,
  menuWords,
  noticeWords,
  openingWords,
  overlayWords,
  paymentsWords,
  pictureWords,
  priceListWords,
  pricesWords,
  searchWords,
  shareWords,
  siteLinksWords,
  socialWords,
  teamWords,
  testimonialsWords,
  videoTestimonialsWords,
  videoWords,
} from "./words.ts";

/** The words that sections say themselves, accessible names included, in English. Everything else comes from the props. */
export const english = {
  /** A BCP 47 tag: how numbers, dates and times of day are written. */
  locale: localeWord,
  /** First step of the breadcrumb. Only on the site's own pages. */
  home: homeWords,
  /** Buttons and lists of telephones, hours and addresses, in every section that has them. */
  contact: contactWords,
  /** The map that opens on request: Clinic, FooterMap. */
  map: mapWords,
  /** The online calendar. Only on the site's own pages. */
  booking: bookingWords,
  /** `<c-search>` and the search page. */
  search: searchWords,
  /** The button that copies a number. */
  copy: copyWords,
  /** The buttons that share or print a page. */
  share: shareWords,
  /** The last links of a footer, and the search of a header. */
  siteLinks: siteLinksWords,
  /** Menus and their drawer. The three errors are only heard where a menu is fetched. */
  menu: menuWords,
  /** HeroSlider. */
  hero: heroWords,
  /** Accessible names of every carousel's parts and buttons. */
  carousel: carouselWords,
  /** Pictures that open large. */
  overlay: overlayWords,
  /** The button over a video's picture. */
  video: videoWords,
  /** In place of a picture that does not load. */
  picture: pictureWords,
  /** Every footer. */
  footer: footerWords,
  /** Every header. */
  header: headerWords,
  /** Accessible name of a footer's `notice`. */
  notice: noticeWords,
  /** Names of the networks. */
  social: socialWords,
  /** Announcement. */
  announcement: announcementWords,
  /** Whether the practice is open: headers, heroes, Clinic, footers. */
  opening: openingWords,
  /** Testimonials. */
  testimonials: testimonialsWords,
  /** SymptomsBodyMap. */
  bodyMap: bodyMapWords,
  /** PhotosGallery. */
  gallery: galleryWords,
  /** Certifications. */
  certifications: certificationsWords,
  /** ExperienceTimeline. */
  experience: experienceWords,
  /** AboutMeStory. */
  aboutMe: aboutMeWords,
  /** ClinicColumns. */
  clinic: clinicWords,
  /** Comparison. */
  comparison: comparisonWords,
  /** BeforeAfter. */
  beforeAfter: beforeAfterWords,
  /** Appointment. Its parts make one sentence: `spoken` + `about` + `on` + `morning` + `andFirst`, as in *I would like an appointment about a tooth, on Monday in the morning, and it is my first time.* */
  appointment: appointmentWords,
  /** Team. */
  team: teamWords,
  /** VideoTestimonials. */
  videoTestimonials: videoTestimonialsWords,
  /** PriceList. */
  priceList: priceListWords,
  /** PaymentMethods. */
  payments: paymentsWords,
  /** Insurance. */
  insurance: insuranceWords,
  /** GeneralCallToActionPricing. */
  prices: pricesWords,
  /** Accessible name of the breadcrumb. Only on the site's own pages. */
  breadcrumb: breadcrumbWords,
};

/**
 * The words that sections say themselves. `{names}` in braces stand for values; development warns of a word that is missing and of
 * another name. The text in English is a value: print `english` to translate it.
 */
export type Messages = typeof english;
