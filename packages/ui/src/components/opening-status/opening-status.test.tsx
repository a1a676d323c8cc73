import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { english } from "#messages/english.ts";
import { ConsultorioProvider } from "#messages/messages.tsx";
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

  it("has the clock and the words of the provider, also of one within another", () => {
    render(
      <ConsultorioProvider timeZone="Europe/London">
        <ConsultorioProvider messages={english}>
          <OpeningStatus
            hours={[{ days: "Saturday", hours: "8 to 14" }]}
            opening={[{ days: [6], opens: 480, closes: 840 }]}
          />
        </ConsultorioProvider>
      </ConsultorioProvider>,
    );
    const { dataset } = screen.getByText("Saturday, 8 to 14").closest<HTMLElement>("c-opening") ?? {};
    expect(dataset).toMatchObject({ timeZone: "Europe/London", locale: "en", open: "Open now" });
  });
});
