import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { hospitals } from "./hospitals.contract.ts";
import { HospitalsCards, HospitalsList, HospitalsLogos } from "./index.ts";

afterEach(cleanup);

const props = fixture("Hospitals");

describe.each([
  ["HospitalsLogos", HospitalsLogos],
  ["HospitalsCards", HospitalsCards],
  ["HospitalsList", HospitalsList],
])("%s", (_, Drawing) => {
  it("names each hospital and society, and says where it is", () => {
    render(<Drawing {...props} />);
    for (const { name, place } of props.hospitals ?? []) {
      expect(screen.getByText(name)).toBeTruthy();
      expect(screen.getByText(place ?? "")).toBeTruthy();
    }
    for (const { name, role } of props.societies ?? []) {
      expect(screen.getByText(name)).toBeTruthy();
      expect(screen.getByText(role ?? "")).toBeTruthy();
    }
  });

  it("leads to the website of a hospital in a new tab, and says so", () => {
    render(
      <Drawing
        sectionTitle="Dónde operamos"
        hospitals={[{ name: "Norte", href: "https://norte.example" }]}
      />,
    );
    const link = screen.getByRole("link", { name: "Norte (se abre en otra pestaña)" });
    expect(link.getAttribute("target")).toBe("_blank");
  });

  it("draws no heading for societies that are not there", () => {
    render(<Drawing {...props} societies={[]} societiesTitle="Sociedades médicas" />);
    expect(screen.queryByRole("heading", { name: "Sociedades médicas" })).toBeNull();
  });
});

it("without a hospital and a society that is visible there is no section", () => {
  const { siteContent } = bundledSite;
  const hide = <T extends object>(entries: readonly T[]) =>
    entries.map((entry) => ({ ...entry, visible: false }));
  const hidden = {
    ...siteContent.hospitals,
    hospitals: hide(siteContent.hospitals.hospitals),
    societies: hide(siteContent.hospitals.societies),
  };
  const site = { ...bundledSite, siteContent: { ...siteContent, hospitals: hidden } };
  expect(hospitals.select(site, { page: "home" })).toBeNull();
});
