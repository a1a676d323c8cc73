import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { paymentMethods } from "./payment-methods.contract.ts";
import { PaymentMethodsIcons } from "./payment-methods-icons.tsx";
import { PaymentMethodsSteps } from "./payment-methods-steps.tsx";
import { PaymentMethodsTable } from "./payment-methods-table.tsx";

afterEach(cleanup);

const texts = (list: HTMLElement | undefined) => {
  if (list === undefined) throw new Error("There is no such list.");
  return within(list)
    .getAllByRole("listitem")
    .map((item) => item.textContent);
};

test("numbers the first four on the line with their notes, and puts the others in a second row", () => {
  const props = fixture("PaymentMethods");
  render(<PaymentMethodsSteps {...props} />);
  const line = screen.getByRole("list", { name: "Formas de pago" });
  expect(line.tagName).toBe("OL");
  expect(texts(line)).toEqual(
    props.methods.slice(0, 4).map(({ name, note }, index) => `${index + 1}${name}${note}`),
  );
  expect(texts(screen.getByRole("list", { name: "También puedes pagar con" }))).toEqual([
    "Seguro de gastos médicos",
  ]);
});

test("has no second row for four methods or fewer", () => {
  const props = fixture("PaymentMethods");
  render(<PaymentMethodsSteps {...props} methods={props.methods.slice(0, 4)} />);
  expect(screen.getAllByRole("list")).toHaveLength(1);
});

test("does not show hidden methods", () => {
  render(<PaymentMethodsSteps {...fixture("PaymentMethods")} />);
  expect(screen.queryByText("PayPal")).not.toBeInTheDocument();
  expect(screen.queryByText("Visa")).not.toBeInTheDocument();
});

test("shows the note before paying, and leaves no gap without one", () => {
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

test("the icon row names every method once", () => {
  render(<PaymentMethodsIcons {...fixture("PaymentMethods")} />);
  expect(texts(screen.getByRole("list", { name: "Formas de pago" }))).toEqual([
    "Efectivo",
    "Transferencia",
    "Tarjeta de crédito",
    "Tarjeta de débito",
    "Seguro de gastos médicos",
  ]);
  expect(screen.getByText(/Si necesitas factura/)).toBeVisible();
});

test("the table has the note of each method, and the note for all", () => {
  const props = fixture("PaymentMethods");
  render(<PaymentMethodsTable {...props} />);
  const table = screen.getByRole("table", { name: "Formas de pago" });
  expect(within(table).getByRole("columnheader", { name: "Lo que conviene saber" })).toBeVisible();
  for (const { name, note } of props.methods) {
    const row = within(table).getByRole("row", { name: `${name} ${note}` });
    expect(within(row).getByRole("rowheader", { name })).toBeVisible();
    expect(within(row).getByRole("cell", { name: note })).toBeVisible();
  }
  expect(screen.getByText(/Si necesitas factura/)).toBeVisible();
});

test("a table without a single note has no column for them", () => {
  render(<PaymentMethodsTable {...fixture("PaymentMethods", "minimal")} />);
  expect(screen.getAllByRole("columnheader").map((header) => header.textContent)).toEqual(["Forma de pago"]);
  expect(screen.getByRole("rowheader", { name: "Efectivo" })).toBeVisible();
  expect(screen.queryByRole("cell")).not.toBeInTheDocument();
});

test.each([PaymentMethodsIcons, PaymentMethodsTable])("%o keeps hidden methods to itself", (Variant) => {
  render(<Variant {...fixture("PaymentMethods")} />);
  expect(screen.queryByText("PayPal")).not.toBeInTheDocument();
});
