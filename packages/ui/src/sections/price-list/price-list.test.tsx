import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { PriceListCards, PriceListMenu } from "./index.ts";

afterEach(cleanup);

const props = fixture("PriceList");

it("takes the price of the consultation from the one place that has it, and puts it first", () => {
  expect(props.rows[0]).toMatchObject({ name: "Consulta con ultrasonido Doppler", price: "$1,000 MXN" });
});

describe.each([
  ["PriceListMenu", PriceListMenu],
  ["PriceListCards", PriceListCards],
])("%s", (_, Drawing) => {
  it("says which price is the lowest one, and that a row without a price depends on the patient", () => {
    render(
      <Drawing
        sectionTitle="Precios"
        rows={[
          { name: "Curación", price: "$700 MXN", from: true },
          { name: "Cirugía" },
          { name: "Consulta", price: "$800 MXN" },
        ]}
      />,
    );
    const prices = screen.getAllByRole("paragraph").map(({ textContent }) => textContent.trim());
    expect(prices).toEqual(["Desde $700 MXN", "Según tu caso", "$800 MXN"]);
  });
});
