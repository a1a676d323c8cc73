import { type Route, recordName } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { itemFixtureRoute } from "#registry/fixture-sites.ts";
import { fixture } from "#registry/fixtures.ts";
import { callToActionIndividual } from "./call-to-action-individual.contract.ts";
import { CallToActionIndividualBand } from "./call-to-action-individual-band.tsx";
import { CallToActionIndividualCard } from "./call-to-action-individual-card.tsx";
import { CallToActionIndividualInline } from "./call-to-action-individual-inline.tsx";
import { leadSentence } from "./lead-sentence.ts";

afterEach(cleanup);

const props = fixture("CallToActionIndividual");

const routes: Route[] = [
  ...bundledSite.diseases.map(({ id }): Route => ({ page: "disease", id })),
  ...bundledSite.symptoms.map(({ id }): Route => ({ page: "symptom", id })),
  ...bundledSite.services.map(({ id }): Route => ({ page: "service", id })),
];

test.each(routes)("on $page $id the band says the item's whole invitation", (route) => {
  const selected = callToActionIndividual.select(bundledSite, route);
  if (selected === null) throw new Error("The item has no invitation.");
  render(<CallToActionIndividualBand {...selected} />);
  const { lead, rest } = leadSentence(selected.text);
  expect(screen.getByRole("heading", { level: 2, name: lead })).toBeTruthy();
  expect(screen.getByRole("region")).toHaveTextContent(rest);
  expect(`${lead} ${rest}`.trim()).toBe(selected.text);
});

test("the message says which page the reader comes from", () => {
  render(<CallToActionIndividualBand {...props} />);
  const href = screen.getByRole("link", { name: "Escribir por WhatsApp" }).getAttribute("href") ?? "";
  expect(decodeURIComponent(href)).toContain(`Me interesa: ${recordName(bundledSite, itemFixtureRoute)}.`);
  expect(screen.getByRole("link", { name: "Llamar al consultorio" }).getAttribute("href")).toMatch(/^tel:/);
});

test("draws nothing for an item without an invitation, and on other pages", () => {
  const [first] = bundledSite.diseases;
  if (first === undefined) throw new Error("The bundled site has no disease.");
  const site = { ...bundledSite, diseases: [{ ...first, ctaText: "" }] };
  expect(callToActionIndividual.select(site, { page: "disease", id: first.id })).toBeNull();
  expect(callToActionIndividual.select(bundledSite, { page: "home" })).toBeNull();
});

test("a title such as Dra. does not end the first sentence", () => {
  expect(leadSentence("Agenda con la Dra. Ejemplo hoy. Te espera.")).toEqual({
    lead: "Agenda con la Dra. Ejemplo hoy.",
    rest: "Te espera.",
  });
  expect(leadSentence("Una sola frase.")).toEqual({ lead: "Una sola frase.", rest: "" });
});

test.each([CallToActionIndividualCard, CallToActionIndividualInline])(
  "%o says the whole invitation and offers a call and a message",
  (Variant) => {
    render(<Variant {...props} />);
    const { lead, rest } = leadSentence(props.text);
    expect(screen.getByRole("region", { name: lead })).toBeTruthy();
    expect(screen.getByText(rest)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Llamar al consultorio" }).getAttribute("href")).toMatch(/^tel:/);
    const href = screen.getByRole("link", { name: "Escribir por WhatsApp" }).getAttribute("href") ?? "";
    expect(decodeURIComponent(href)).toContain(`Me interesa: ${recordName(bundledSite, itemFixtureRoute)}.`);
  },
);

test.each([CallToActionIndividualCard, CallToActionIndividualInline])(
  "%o offers nothing that has no number",
  (Variant) => {
    render(<Variant {...props} contact={{ call: null, message: null, urgent: null }} />);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByRole("heading", { level: 2 })).toBeTruthy();
  },
);

test("the card shows the item's picture, and a coloured side with its icon where it has none", () => {
  const { container, rerender } = render(<CallToActionIndividualCard {...props} />);
  expect(screen.getByRole("presentation").getAttribute("src")).toBe(props.image?.src);
  rerender(<CallToActionIndividualCard {...props} image={null} />);
  expect(screen.queryByRole("presentation")).toBeNull();
  expect(container.querySelector("[data-mask]")).not.toBeNull();
});
