import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { SectionHeading } from "../heading/heading.tsx";
import { Section } from "./section.tsx";

afterEach(cleanup);

describe("Section", () => {
  it("is a region named by its heading, and found by its anchor, type and variant", () => {
    render(
      <Section type="Services" variant="ServicesCarousel" anchor="servicios" tone="alt">
        <SectionHeading anchor="servicios" title="Servicios" />
      </Section>,
    );
    const region = screen.getByRole("region", { name: "Servicios" });
    expect(region.id).toBe("servicios");
    expect(region.dataset).toMatchObject({ section: "Services", variant: "ServicesCarousel", tone: "alt" });
  });

  it("stands on the ground that a host chose, and keeps the design's for the colours of what lies on it", () => {
    render(
      <Section anchor="mapa" label="Mapa" tone="alt" chosenTone="info">
        <p>Aquí</p>
      </Section>,
    );
    const region = screen.getByRole("region", { name: "Mapa" });
    expect(region.dataset).toMatchObject({ tone: "info", designTone: "alt" });
    expect(region.className).toContain("bg-info-soft");
  });

  it("says nothing of a choice that is the design's own ground", () => {
    render(
      <Section anchor="mapa" label="Mapa" tone="alt" chosenTone="alt">
        <p>Aquí</p>
      </Section>,
    );
    expect(screen.getByRole("region", { name: "Mapa" }).dataset).not.toHaveProperty("designTone");
  });

  it("takes a label where it has no heading", () => {
    render(
      <Section anchor="mapa" label="Mapa">
        <p>Aquí</p>
      </Section>,
    );
    expect(screen.getByRole("region", { name: "Mapa" }).hasAttribute("data-section")).toBe(false);
  });
});
