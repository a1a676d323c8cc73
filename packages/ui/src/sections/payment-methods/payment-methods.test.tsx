import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fixture } from "../../registry/fixtures.ts";
import { paymentMethods } from "./payment-methods.contract.ts";
import { PaymentMethodsSteps } from "./payment-methods-steps.tsx";

afterEach(cleanup);

const texts = (list: HTMLElement | undefined) => {
  if (list === undefined) throw new Error("There is no such list.");
  return within(list)
    .getAllByRole("listitem")
    .map((item) => item.textContent);
};

test("numbers the first four and puts the others in a second row", () => {
  render(<PaymentMethodsSteps {...fixture("PaymentMethods")} />);
  expect(texts(screen.getAllByRole("list")[0])).toEqual([
    "1Efectivo",
    "2Transferencia",
    "3Tarjeta de crédito",
    "4Tarjeta de débito",
  ]);
  expect(texts(screen.getByRole("list", { name: "También puedes pagar con" }))).toEqual([
    "Seguro de gastos médicos",
  ]);
});

test("has no second row for four methods or fewer", () => {
  const props = fixture("PaymentMethods");
  render(<PaymentMethodsSteps {...props} methods={props.methods.slice(0, 4)} />);
  expect(screen.getAllByRole("list")).toHaveLength(1);
});

test("keeps hidden methods to itself", () => {
  render(<PaymentMethodsSteps {...fixture("PaymentMethods")} />);
  expect(screen.queryByText("PayPal")).not.toBeInTheDocument();
  expect(screen.queryByText("Visa")).not.toBeInTheDocument();
});

test("says what to know before paying, and leaves no gap where there is nothing to say", () => {
  const { rerender } = render(<PaymentMethodsSteps {...fixture("PaymentMethods")} />);
  expect(screen.getByText(/Si necesitas factura/)).toBeVisible();
  rerender(<PaymentMethodsSteps {...fixture("PaymentMethods", "minimal")} />);
  expect(screen.queryByText(/factura/)).not.toBeInTheDocument();
});

test("falls back to a placeholder phrase for its title", () => {
  render(<PaymentMethodsSteps {...fixture("PaymentMethods", "minimal")} />);
  expect(screen.getByRole("region", { name: "Formas de pago" })).toBeVisible();
});

test("without visible methods there is no section", () => {
  const { siteContent } = bundledSite;
  const methods = siteContent.payments.methods.map((method) => ({ ...method, visible: false }));
  const site = {
    ...bundledSite,
    siteContent: { ...siteContent, payments: { ...siteContent.payments, methods } },
  };
  expect(paymentMethods.select(site, { page: "home" })).toBeNull();
});
