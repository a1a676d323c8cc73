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

  it("takes a label where it has no heading", () => {
    render(
      <Section anchor="mapa" label="Mapa">
        <p>Aquí</p>
      </Section>,
    );
    expect(screen.getByRole("region", { name: "Mapa" }).hasAttribute("data-section")).toBe(false);
  });
});
