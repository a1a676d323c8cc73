import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fixture } from "../../registry/fixtures.ts";
import { aboutMe } from "./about-me.contract.ts";
import { AboutMePortrait } from "./about-me-portrait.tsx";

afterEach(cleanup);

const props = fixture("AboutMe");

const withAboutMe = (change: Partial<(typeof bundledSite.siteContent)["aboutMe"]>) => ({
  ...bundledSite,
  siteContent: { ...bundledSite.siteContent, aboutMe: { ...bundledSite.siteContent.aboutMe, ...change } },
});

test("the section is named by its title, with the section's name above it", () => {
  render(<AboutMePortrait {...props} />);
  expect(screen.getByRole("region", { name: props.title })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 2, name: props.title })).toBeTruthy();
  expect(screen.getByText("Acerca de mí")).toBeTruthy();
});

test("without a title the section's name is the heading, once", () => {
  render(<AboutMePortrait {...props} title="" />);
  expect(screen.getAllByText("Acerca de mí")).toHaveLength(1);
  expect(screen.getByRole("heading", { level: 2, name: "Acerca de mí" })).toBeTruthy();
});

test("blank lines of the description part its paragraphs", () => {
  const selected = aboutMe.select(withAboutMe({ description: "Uno.\n\nDos." }), { page: "home" });
  render(<AboutMePortrait {...props} paragraphs={selected?.paragraphs ?? []} />);
  expect(screen.getByText("Uno.").tagName).toBe("P");
  expect(screen.getByText("Dos.").tagName).toBe("P");
});

test("the text says the years of experience", () => {
  const site = withAboutMe({ yearsOfExperience: 12 });
  const selected = aboutMe.select(site, { page: "home" });
  render(<AboutMePortrait {...props} paragraphs={selected?.paragraphs ?? []} />);
  expect(screen.getByText(/En 12 años de experiencia/)).toBeTruthy();
});

test("the portrait is captioned with name and specialty", () => {
  render(<AboutMePortrait {...props} />);
  const figure = screen.getByRole("figure");
  expect(figure.textContent).toContain(props.name);
  expect(figure.textContent).toContain(props.specialty);
});

test("nothing without a description", () => {
  expect(aboutMe.select(withAboutMe({ description: " \n\n " }), { page: "home" })).toBeNull();
});
