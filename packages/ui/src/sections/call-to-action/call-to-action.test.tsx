import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { callToAction } from "./call-to-action.contract.ts";
import { CallToActionBand } from "./call-to-action-band.tsx";
import { CallToActionCard } from "./call-to-action-card.tsx";
import { CallToActionSplit } from "./call-to-action-split.tsx";

afterEach(cleanup);

const props = fixture("CallToAction");
const variants = Object.entries({ CallToActionBand, CallToActionCard, CallToActionSplit });

test.each(variants)("%s has title, description, call button and message button", (_, CallToAction) => {
  render(<CallToAction {...props} />);
  expect(screen.getByRole("region", { name: props.title })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 2, name: props.title })).toBeTruthy();
  expect(screen.getByRole("region")).toHaveTextContent(props.description);
  expect(screen.getByRole("link", { name: "Llamar al consultorio" }).getAttribute("href")).toMatch(
    /^tel:\+52/,
  );
  expect(screen.getByRole("link", { name: "Escribir por WhatsApp" }).getAttribute("href")).toMatch(
    /^https:\/\/wa\.me\//,
  );
});

test.each(variants)("%s without a picture shows none, and the words stay", (_, CallToAction) => {
  render(<CallToAction {...props} background={null} />);
  expect(screen.queryByRole("img", { hidden: true })).toBeNull();
  expect(screen.getByRole("region")).toHaveTextContent(props.description);
});

test("the card shows the number to dial, and nothing in its place without one", () => {
  const { contact } = props;
  const { rerender } = render(<CallToActionCard {...props} />);
  expect(screen.getByText(contact.call?.display ?? "no number")).toBeTruthy();
  rerender(<CallToActionCard {...props} contact={{ ...contact, call: null }} />);
  expect(screen.queryByText(contact.call?.display ?? "no number")).toBeNull();
  expect(screen.queryByRole("link", { name: /^Llamar/ })).toBeNull();
});

test("the words that send to 911 call it", () => {
  render(<CallToActionBand {...props} />);
  expect(screen.getByRole("link", { name: "llama al 911" })).toHaveAttribute("href", "tel:911");
});

test("draws nothing without a title", () => {
  const { siteContent } = bundledSite;
  const site = {
    ...bundledSite,
    siteContent: { ...siteContent, callToAction: { ...siteContent.callToAction, title: "" } },
  };
  expect(callToAction.select(site, { page: "home" })).toBeNull();
});
