import { HeroSplit } from "@consultorio/ui/sections/hero";

export default function Page() {
  return (
    <HeroSplit
      title="Your smile, explained"
      price="$80"
      mainImage={{ src: "/practice.svg", width: 1200, height: 900, alt: "Our practice by the harbour" }}
      contact={{ call: { label: "Call us", href: "tel:+15550100", display: "555 0100" } }}
    />
  );
}
