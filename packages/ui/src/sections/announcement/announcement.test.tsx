import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { AnnouncementBand, AnnouncementBanner, AnnouncementCard } from "./index.ts";

afterEach(cleanup);

const props = fixture("Announcement");

describe.each([
  ["AnnouncementBand", AnnouncementBand],
  ["AnnouncementCard", AnnouncementCard],
  ["AnnouncementBanner", AnnouncementBanner],
])("%s", (_, Drawing) => {
  it("is a region named by its title, with its link", () => {
    render(<Drawing {...props} />);
    expect(screen.getByRole("region", { name: props.title })).toBeTruthy();
    expect(screen.getByRole("link", { name: props.more?.label ?? "" }).getAttribute("href")).toBe(
      props.more?.href,
    );
  });

  it("tells the script its days and the practice's clock", () => {
    const { container } = render(<Drawing title="Cerramos" from="2027-12-20" until="2027-12-26" />);
    expect(container.querySelector("c-notice")).toMatchObject({
      dataset: { from: "2027-12-20", until: "2027-12-26", timeZone: "America/Mexico_City" },
      hidden: false,
    });
  });

  it("is hidden where its first day is still to come", () => {
    const { container } = render(<Drawing title="Cerramos" from="2999-12-20" later />);
    expect(container.querySelector<HTMLElement>("c-notice")?.hidden).toBe(true);
  });
});
