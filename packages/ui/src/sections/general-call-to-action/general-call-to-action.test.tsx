import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { generalCallToAction } from "./general-call-to-action.contract.ts";
import { GeneralCallToActionCosts } from "./general-call-to-action-costs.tsx";
import { GeneralCallToActionFeature } from "./general-call-to-action-feature.tsx";
import { GeneralCallToActionPricing } from "./general-call-to-action-pricing.tsx";
import { GeneralCallToActionUrgent } from "./general-call-to-action-urgent.tsx";
import { splitAmount, splitPrice } from "./price-line.tsx";

afterEach(cleanup);

const props = fixture("GeneralCallToAction");

test("title, subtitle, text and description", () => {
  render(<GeneralCallToActionFeature {...props} />);
  expect(screen.getByRole("region", { name: props.title })).toBeTruthy();
  for (const text of [props.subtitle, props.text, props.description])
    expect(screen.getByText(text)).toBeTruthy();
});

test("both prices are listed with their services", () => {
  render(<GeneralCallToActionFeature {...props} />);
  const prices = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(prices.map((price) => price.textContent)).toEqual(
    [props.price1, props.price2].map((price) => price?.replace(":", "")),
  );
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

test("a price without a colon stays unchanged", () => {
  expect(splitPrice("Consulta sin costo")).toEqual({ label: "Consulta sin costo", amount: "" });
  expect(splitPrice("Consulta: $1,000 MXN")).toEqual({ label: "Consulta", amount: "$1,000 MXN" });
});

test("draws nothing without a title", () => {
  const { siteContent } = bundledSite;
  const site = {
    ...bundledSite,
    siteContent: { ...siteContent, generalCallToAction: { ...siteContent.generalCallToAction, title: "" } },
  };
  expect(generalCallToAction.select(site, { page: "home" })).toBeNull();
});

test("pricing shows the first price in figures, the second in a row with its name, and the text as a list of what is included", () => {
  render(<GeneralCallToActionPricing {...props} />);
  const [prices] = screen.getAllByRole("list");
  if (prices === undefined) throw new Error("There is no list of prices.");
  expect(
    within(prices)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Consulta$1,000 MXN", "Primera consulta con ultrasonido Doppler$1,000 MXN"]);
  const included = within(screen.getByRole("list", { name: "Qué incluye" })).getAllByRole("listitem");
  expect(included.map((line) => line.textContent).join(" ")).toBe(props.text);
  expect(included.length).toBeGreaterThan(1);
});

test("pricing has its three buttons, and no empty list where there is nothing to list", () => {
  render(<GeneralCallToActionPricing {...props} price1="" price2="" included={[]} />);
  expect(screen.queryByRole("list")).toBeNull();
  for (const name of ["Llamar al consultorio", "Escribir por WhatsApp", "Urgencias"])
    expect(screen.getByRole("link", { name })).toBeTruthy();
});

test("pricing shows the text where nothing says what the price includes", () => {
  render(
    <GeneralCallToActionPricing {...props} price1="" price2="" text="Una hora. Sin prisa." included={[]} />,
  );
  expect(screen.getByText("Una hora. Sin prisa.")).toBeTruthy();
});

test("urgent begins with the number for urgencies and the advice to call 911", () => {
  render(<GeneralCallToActionUrgent {...props} />);
  const [first] = screen.getAllByRole("link");
  expect(first).toHaveAccessibleName(`Urgencias ${props.contact.urgent?.display}`);
  expect(first?.getAttribute("href")).toBe(props.contact.urgent?.href);
  expect(screen.getByRole("link", { name: "llama al 911" })).toHaveAttribute("href", "tel:911");
});

test("urgent gives each line of the hours, the prices and the two other buttons", () => {
  render(<GeneralCallToActionUrgent {...props} />);
  expect(screen.getAllByRole("definition").map((hours) => hours.textContent)).toEqual([
    "3:00 PM a 8:00 PM",
    "8:00 AM a 2:00 PM",
  ]);
  expect(screen.getAllByText("$1,000 MXN")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Llamar al consultorio" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Escribir por WhatsApp" })).toBeTruthy();
});

test("urgent without an urgencies number shows no emergency block", () => {
  render(<GeneralCallToActionUrgent {...props} contact={{ ...props.contact, urgent: null }} />);
  expect(screen.queryByText("Urgencias")).toBeNull();
  expect(screen.getByRole("region", { name: props.title })).toBeTruthy();
});

const names = (list: string) =>
  within(screen.getByRole("list", { name: list }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("an amount parts into figures and currency, and any other stays whole", () => {
  expect(splitAmount("$1,000 MXN")).toEqual({ figures: "$1,000", currency: "MXN" });
  expect(splitAmount("$1,000 a $2,000")).toEqual({ figures: "$1,000 a $2,000", currency: "" });
});

test("costs shows both prices, every way to pay and every insurer", () => {
  render(<GeneralCallToActionCosts {...props} />);
  const [prices] = screen.getAllByRole("list");
  expect(prices).toHaveTextContent("Consulta$1,000 MXN");
  expect(prices).toHaveTextContent("Primera consulta con ultrasonido Doppler$1,000 MXN");
  expect(screen.getByText(props.description)).toBeTruthy();
  expect(names("Formas de pago")).toEqual(props.methods.map(({ name }) => name));
  expect(names("Aseguradoras")).toEqual(props.insurers);
  for (const name of ["Llamar al consultorio", "Escribir por WhatsApp", "Urgencias"])
    expect(screen.getByRole("link", { name })).toBeTruthy();
});

test("costs shows the first sentence on insurance, and opens the others without script", () => {
  const { container } = render(
    <GeneralCallToActionCosts {...props} methods={[]} insurersNote="Llámanos antes. Te decimos cómo." />,
  );
  const details = container.querySelector("details");
  expect(details?.querySelector("summary")?.textContent).toBe("Llámanos antes.");
  expect(details).toHaveTextContent("Te decimos cómo.");
});

test("costs shows a note on insurance of one sentence whole", () => {
  const { container } = render(
    <GeneralCallToActionCosts {...props} methods={[]} insurersNote="Llámanos antes." />,
  );
  expect(container.querySelector("details")).toBeNull();
  expect(screen.getByText("Llámanos antes.")).toBeTruthy();
});

test("costs without prices, ways to pay and insurers is the invitation with its buttons", () => {
  render(
    <GeneralCallToActionCosts {...props} price1="" price2="" description="" methods={[]} insurers={[]} />,
  );
  expect(screen.queryByRole("list")).toBeNull();
  expect(screen.getByRole("heading", { name: props.title })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Llamar al consultorio" })).toBeTruthy();
});

test("the ways to pay and the insurers are the visible ones", () => {
  const { payments, insurances } = bundledSite.siteContent;
  expect(props.methods.map(({ name }) => name)).toEqual(
    payments.methods.filter(({ visible }) => visible).map(({ name }) => name),
  );
  expect(props.insurers).toEqual(
    insurances.companies.filter(({ visible }) => visible).map(({ name }) => name),
  );
});

test("costs asks for a price, a way to pay and an insurer", () => {
  const { siteContent } = bundledSite;
  const site = {
    ...bundledSite,
    siteContent: {
      ...siteContent,
      generalCallToAction: { ...siteContent.generalCallToAction, price1: "", price2: "" },
      payments: { ...siteContent.payments, methods: [] },
      insurances: { ...siteContent.insurances, companies: [] },
    },
  };
  const { GeneralCallToActionCosts: fit } = generalCallToAction.fit;
  expect(fit?.(bundledSite)).toEqual([]);
  expect(fit?.(site).map(({ kind }) => kind)).toEqual(["missing", "few", "few"]);
});
