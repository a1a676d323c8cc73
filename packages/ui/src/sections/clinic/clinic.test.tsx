import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { ClinicColumns, ClinicMap, ClinicPhoto } from "./index.ts";

afterEach(cleanup);

const props = fixture("Clinic");

describe.each([
  ["ClinicColumns", ClinicColumns],
  ["ClinicPhoto", ClinicPhoto],
  ["ClinicMap", ClinicMap],
])("%s", (_, Drawing) => {
  it("has the address, the hours and a link to call", () => {
    render(<Drawing {...props} />);
    const [place] = props.places;
    expect(screen.getByText(place?.address ?? "").tagName).toBe("ADDRESS");
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(
      place?.hours?.map(({ days }) => days),
    );
    expect(screen.getByRole("link", { name: place?.call?.label ?? "" })).toBeTruthy();
  });

  it("draws each of several places under its name", () => {
    const places = [
      { name: "Centro", address: "Calle 1" },
      { name: "Norte", address: "Calle 2" },
    ];
    render(<Drawing sectionTitle="Dónde estamos" places={places} />);
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Centro",
      "Norte",
    ]);
  });
});
