import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fixture } from "../../registry/fixtures.ts";
import { callToAction } from "./call-to-action.contract.ts";
import { CallToActionBand } from "./call-to-action-band.tsx";

afterEach(cleanup);

const props = fixture("CallToAction");

test("title, description, call button and message button", () => {
  render(<CallToActionBand {...props} />);
  expect(screen.getByRole("region", { name: props.title })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 2, name: props.title })).toBeTruthy();
  expect(screen.getByText(props.description)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Llamar al consultorio" }).getAttribute("href")).toMatch(
    /^tel:\+52/,
  );
  expect(screen.getByRole("link", { name: "Escribir por WhatsApp" }).getAttribute("href")).toMatch(
    /^https:\/\/wa\.me\//,
  );
});

test("without a background picture there is no picture, and the words stay", () => {
  render(<CallToActionBand {...props} background="" />);
  expect(screen.queryByRole("img", { hidden: true })).toBeNull();
  expect(screen.getByText(props.description)).toBeTruthy();
});

test("nothing without a title", () => {
  const { siteContent } = bundledSite;
  const site = {
    ...bundledSite,
    siteContent: { ...siteContent, callToAction: { ...siteContent.callToAction, title: "" } },
  };
  expect(callToAction.select(site, { page: "home" })).toBeNull();
});
