import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fixture } from "../../registry/fixtures.ts";
import { generalCallToAction } from "./general-call-to-action.contract.ts";
import { GeneralCallToActionFeature } from "./general-call-to-action-feature.tsx";
import { splitPrice } from "./price-line.tsx";

afterEach(cleanup);

const props = fixture("GeneralCallToAction");

test("title, subtitle, text and description", () => {
  render(<GeneralCallToActionFeature {...props} />);
  expect(screen.getByRole("region", { name: props.title })).toBeTruthy();
  for (const words of [props.subtitle, props.text, props.description])
    expect(screen.getByText(words)).toBeTruthy();
});

test("both prices are listed with what they are for", () => {
  render(<GeneralCallToActionFeature {...props} />);
  const prices = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(prices.map((price) => price.textContent)).toEqual([props.price1, props.price2]);
  expect(screen.getAllByText("$1,000 MXN")).toHaveLength(2);
});

test("three buttons: call, message and Urgencias", () => {
  render(<GeneralCallToActionFeature {...props} />);
  expect(screen.getByRole("link", { name: "Llamar al consultorio" }).getAttribute("href")).toBe(
    props.contact.call?.href,
  );
  expect(screen.getByRole("link", { name: "Escribir por WhatsApp" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Urgencias" }).getAttribute("href")).toBe(
    props.contact.urgent?.href,
  );
});

test("without an urgent number there is no Urgencias button", () => {
  render(<GeneralCallToActionFeature {...props} contact={{ ...props.contact, urgent: null }} />);
  expect(screen.queryByRole("link", { name: "Urgencias" })).toBeNull();
});

test("without prices and description there is no price card", () => {
  render(<GeneralCallToActionFeature {...props} price1="" price2="" description="" />);
  expect(screen.queryByRole("list")).toBeNull();
});

test("a price without a colon is read as it is", () => {
  expect(splitPrice("Consulta sin costo")).toEqual({ words: "Consulta sin costo", amount: "" });
  expect(splitPrice("Consulta: $1,000 MXN")).toEqual({ words: "Consulta", amount: "$1,000 MXN" });
});

test("nothing without a title", () => {
  const { siteContent } = bundledSite;
  const site = {
    ...bundledSite,
    siteContent: { ...siteContent, generalCallToAction: { ...siteContent.generalCallToAction, title: "" } },
  };
  expect(generalCallToAction.select(site, { page: "home" })).toBeNull();
});
