import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fixture } from "../../registry/fixtures.ts";
import { insurance } from "./insurance.contract.ts";
import { InsuranceCarousel } from "./insurance-carousel.tsx";

afterEach(cleanup);

const { siteContent } = bundledSite;
const siteWith = (companies: typeof siteContent.insurances.companies) => ({
  ...bundledSite,
  siteContent: { ...siteContent, insurances: { ...siteContent.insurances, companies } },
});

test("names the fourteen insurers", () => {
  render(<InsuranceCarousel {...fixture("Insurance")} />);
  expect(screen.getAllByRole("group", { name: /^Diapositiva \d+ de 14$/ })).toHaveLength(14);
  expect(screen.getByText("Plan Seguro")).toBeVisible();
});

test("leaves out an insurer that is not marked visible", () => {
  const companies = siteContent.insurances.companies.map((company) => ({
    ...company,
    visible: company.name !== "Zurich",
  }));
  const props = insurance.select(siteWith(companies), { page: "home" });
  if (props === null) throw new Error("The visible insurers are gone.");
  render(<InsuranceCarousel {...props} />);
  expect(screen.queryByText("Zurich")).not.toBeInTheDocument();
  expect(screen.getByText("Bupa México")).toBeVisible();
});

test("shows an uploaded logo in place of the name, which it is called by", () => {
  const company = { name: "Seguros Atlas", logoPath: "/media/atlas.webp" };
  render(<InsuranceCarousel {...fixture("Insurance")} companies={[company]} />);
  expect(screen.getByRole("img", { name: "Seguros Atlas" })).toBeVisible();
  expect(screen.queryByText("Seguros Atlas")).not.toBeInTheDocument();
});

test("shows 5, 3 under 1024, 2 under 600, 1 under 480, moves each 2 s, also under the pointer, and can be paused", () => {
  render(<InsuranceCarousel {...fixture("Insurance")} />);
  const [carousel] = screen.getAllByRole("group", { name: "Seguros de gastos médicos" });
  expect(carousel).toHaveAttribute("data-per-view", "1 480:2 600:3 1024:5");
  expect(carousel).toHaveAttribute("data-autoplay", "2000");
  expect(carousel).not.toHaveAttribute("data-pause-on-hover");
  expect(screen.getByRole("button", { name: "Pausar" })).toBeVisible();
});

test("without visible insurers there is no section", () => {
  const hidden = siteContent.insurances.companies.map((company) => ({ ...company, visible: false }));
  expect(insurance.select(siteWith(hidden), { page: "home" })).toBeNull();
});
