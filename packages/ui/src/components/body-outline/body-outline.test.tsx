import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { bodyContour, bodySize, isBodyZone, zonePaths } from "./body-geometry.ts";
import { BodyOutline } from "./body-outline.tsx";

afterEach(cleanup);

const zones = Object.keys(zonePaths).filter(isBodyZone);

/** The points that a path's curves pass through, without their handles. */
function points(d: string): [number, number][] {
  return d
    .split(/[MCZ]/)
    .filter(Boolean)
    .map((piece) => {
      const [y = 0, x = 0] = piece.split(" ").map(Number).reverse();
      return [x, y];
    });
}

/** Area by the shoelace formula, over the points of the path. */
function area(d: string): number {
  const all = points(d);
  const twice = all.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = all[(index + 1) % all.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

describe("the zones", () => {
  it("are fourteen: four of the trunk, five on each side", () => {
    expect(zones).toHaveLength(14);
    expect(zones.filter((zone) => /^left/.test(zone))).toHaveLength(5);
  });

  it.each(zones)("%s is one closed path inside the drawing", (zone) => {
    const d = zonePaths[zone];
    expect(d).toMatch(/^M[^M]+Z$/);
    expect(points(d).at(0)).toEqual(points(d).at(-1));
    for (const [x, y] of points(d)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(bodySize.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(bodySize.height);
    }
  });

  it("fill the whole figure together, without overlap", () => {
    const sum = zones.reduce((total, zone) => total + area(zonePaths[zone]), 0);
    expect(sum / area(bodyContour)).toBeCloseTo(1, 5);
  });

  it("mirror each other: the left is the person's own, and so on our right", () => {
    const middle = bodySize.width / 2;
    for (const limb of ["leftArm", "leftHand", "leftFoot"] as const) {
      expect(Math.min(...points(zonePaths[limb]).map(([x]) => x))).toBeGreaterThan(middle);
    }
    expect(area(zonePaths.rightFoot)).toBeCloseTo(area(zonePaths.leftFoot), 6);
  });
});

describe("BodyOutline", () => {
  it("links a zone that has an address, by its name", () => {
    render(
      <BodyOutline
        label="Dónde se siente"
        zones={{ rightFoot: { label: "Pie derecho", href: "/sintomas/parestesias" } }}
      />,
    );
    expect(screen.getByRole("group", { name: "Dónde se siente" })).toBeInTheDocument();
    const link = screen.getByRole("link", { name: "Pie derecho" });
    expect(link).toHaveAttribute("href", "/sintomas/parestesias");
    expect(link.querySelector("[data-zone]")).toHaveAttribute("data-zone", "rightFoot");
  });

  it("names a zone that leads nowhere", () => {
    render(<BodyOutline zones={{ chest: { label: "Tórax" } }} />);
    expect(screen.getByRole("img", { name: "Tórax" })).toHaveAttribute("data-zone", "chest");
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("draws arteries only where they are asked for", () => {
    const { container, rerender } = render(<BodyOutline zones={{}} />);
    const without = container.querySelectorAll("path").length;
    rerender(<BodyOutline zones={{}} vessels />);
    expect(container.querySelectorAll("path")).toHaveLength(without + 1);
  });

  it("colours only the zones it is given, and is silent where none has a name", () => {
    const { container } = render(<BodyOutline zones={{ abdomen: {}, groin: {} }} />);
    const drawn = [...container.querySelectorAll("[data-zone]")].map((zone) =>
      zone.getAttribute("data-zone"),
    );
    expect(drawn).toEqual(["abdomen", "groin"]);
    expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  });
});
