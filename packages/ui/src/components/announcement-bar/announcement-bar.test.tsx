import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { AnnouncementBar } from "./announcement-bar.tsx";

afterEach(cleanup);

const { siteContent } = bundledSite;
const announcement = {
  text: "Cambiamos de teléfono.",
  linkText: "Ver contacto",
  link: "/contacto",
  until: "2026-12-01",
};

it("draws nothing without notices", () => {
  const { container } = render(<AnnouncementBar site={siteContent} laterClosures={[]} />);
  expect(container.innerHTML).toBe("");
});

it("shows the announcement of the clinic until its last day", () => {
  render(
    <AnnouncementBar site={{ ...siteContent, notices: { announcement, closures: [] } }} laterClosures={[]} />,
  );
  const bar = screen.getByRole("complementary", { name: "Avisos del consultorio" });
  expect(bar.textContent).toContain("Cambiamos de teléfono.");
  expect(within(bar).getByRole("link", { name: "Ver contacto" }).getAttribute("href")).toBe("/contacto");
  expect(bar.querySelector("c-notice")?.getAttribute("data-until")).toBe("2026-12-01");
});

it("tells each closure two weeks ahead, and the page's opening status of all of them", () => {
  const closures = [
    { from: "2026-12-24", to: "2026-12-26", reason: "" },
    { from: "2026-11-30", to: "2026-11-30", reason: "congreso" },
  ];
  const none = { text: "", linkText: "", link: "", until: "" };
  render(
    <AnnouncementBar
      site={{ ...siteContent, notices: { announcement: none, closures } }}
      laterClosures={[]}
    />,
  );
  const bar = screen.getByRole("complementary", { name: "Avisos del consultorio" });
  expect([...bar.querySelectorAll("c-notice")].map((line) => line.textContent)).toEqual([
    "Cerrado el 30 de noviembre: congreso",
    "Cerrado del 24 al 26 de diciembre",
  ]);
  expect(bar.querySelector("c-notice")?.getAttribute("data-from")).toBe("2026-11-16");
  expect(bar.dataset.closures).toBe("2026-11-30/2026-11-30;2026-12-24/2026-12-26");
});

it("does not show a closure that is far away until the script has read the day", () => {
  const closures = [
    { from: "2026-12-23", to: "2026-12-23", reason: "" },
    { from: "2026-12-24", to: "2026-12-26", reason: "" },
  ];
  const none = { text: "", linkText: "", link: "", until: "" };
  const { container } = render(
    <AnnouncementBar
      site={{ ...siteContent, notices: { announcement: none, closures } }}
      laterClosures={["2026-12-24"]}
    />,
  );
  const later = [...container.querySelectorAll("c-notice")].map((line) => line.hasAttribute("data-later"));
  expect(later).toEqual([false, true]);
  const css = readFileSync(join(import.meta.dirname, "../element/hidden.css"), "utf8");
  expect(css).toMatch(
    /@media \(scripting: enabled\) \{\s+c-notice\[data-later\]:not\(:defined\) \{\s+display: none;/,
  );
});
