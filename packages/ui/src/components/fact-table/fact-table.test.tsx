import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { FactTable } from "./fact-table.tsx";

afterEach(cleanup);

it("leaves out unknown facts", () => {
  render(
    <FactTable
      facts={[
        { label: "Duración", value: "30 minutos" },
        { label: "Anestesia", value: "" },
      ]}
    />,
  );
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Duración"]);
});
