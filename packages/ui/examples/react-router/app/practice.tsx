import { FooterMinimal, GeneralCallToActionUrgent, HeroSplit } from "./consultorio";

/** A dental practice in London, open from nine to five. */
export const Practice = ({ title }: { title: string }) => (
  <>
    <HeroSplit
      title={title}
      price="£80"
      hours={[{ days: "Monday to Friday", hours: "9:00 AM to 5:00 PM" }]}
      opening={[{ days: [1, 2, 3, 4, 5], opens: 540, closes: 1020 }]}
      mainImage={{ src: "/practice.svg", width: 1200, height: 900, alt: "Our practice by the harbour" }}
      contact={{ call: { label: "Call us", href: "tel:+442079460100", display: "020 7946 0100" } }}
    />
    <GeneralCallToActionUrgent
      title="Pain that cannot wait"
      text="We treated 911 smiles last year. If your face swells and you cannot breathe, call 999."
      contact={{ urgent: { href: "tel:+442079460199", display: "020 7946 0199" } }}
    />
    <FooterMinimal name="Harbour Dental" />
  </>
);
