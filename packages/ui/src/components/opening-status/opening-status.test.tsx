import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { OpeningStatus } from "./opening-status.tsx";

afterEach(cleanup);

describe("OpeningStatus", () => {
  it("gives the hours where no script can say whether it is open", () => {
    render(
      <OpeningStatus
        hours={[{ days: "Sábado", hours: "8:00 AM a 2:00 PM" }]}
        opening={[{ days: [6], opens: 480, closes: 840 }]}
      />,
    );
    const status = screen.getByText("Sábado, 8:00 AM a 2:00 PM");
    expect(status.closest("c-opening")?.getAttribute("data-hours")).toBe("6 480-840");
  });
});
