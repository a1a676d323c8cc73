import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { english } from "#messages/english.ts";
import { ConsultorioProvider, configureConsultorio } from "#messages/messages.tsx";
import { siteConfiguration } from "#messages/site-configuration.ts";
import { OpeningScope, OpeningStatus, OpeningText } from "./opening-status.tsx";

afterEach(() => {
  cleanup();
  configureConsultorio(siteConfiguration);
});

const saturday = (
  <OpeningStatus
    hours={[{ days: "Saturday", hours: "8 to 14" }]}
    opening={[{ days: [6], opens: 480, closes: 840 }]}
  />
);

describe("OpeningStatus", () => {
  it("gives the hours where no script can say whether it is open", () => {
    render(saturday);
    const status = screen.getByText("Saturday, 8 to 14");
    expect(status.closest("c-opening")?.getAttribute("data-hours")).toBe("6 480-840");
  });

  it("sets the state of its children, and has short texts", () => {
    render(
      <OpeningScope opening={[{ days: [6], opens: 480, closes: 840 }]} short>
        <OpeningText hours={[{ days: "Sábado", hours: "8:00 AM a 2:00 PM" }]} />
      </OpeningScope>,
    );
    const { dataset } = screen.getByText(/Sábado/).closest<HTMLElement>("c-opening") ?? {};
    expect(dataset).toMatchObject({ closed: "Cerrado", opens: "abre {day} {time}" });
    expect(dataset).toMatchObject({ opensOn: "abre el {date}, {time}" });
  });

  it("has the clock and the words of the provider, also of one within another", () => {
    render(
      <ConsultorioProvider timeZone="Europe/London">
        <ConsultorioProvider messages={english}>{saturday}</ConsultorioProvider>
      </ConsultorioProvider>,
    );
    const { dataset } = screen.getByText("Saturday, 8 to 14").closest<HTMLElement>("c-opening") ?? {};
    expect(dataset).toMatchObject({ timeZone: "Europe/London", locale: "en", open: "Open now" });
  });

  it("shows only the hours without a time zone, and warns in development", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    configureConsultorio({ messages: english });
    const { container } = render(saturday);
    expect(container).toHaveTextContent("Saturday, 8 to 14");
    expect(container.querySelector("c-opening")).toBeNull();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("no time zone is set"));
  });

  it.each([
    [{ days: [1], opens: 9, closes: 19 }, "opens: 540, closes: 1140"],
    [{ days: [1, 7], opens: 540, closes: 1140 }, "name the day 7"],
  ])("warns in development of hours for minutes, and of a day that is none: %o", (hours, message) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    render(<OpeningStatus hours={[]} opening={[hours]} />);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(message));
  });

  it("tells from the clock alone where there are no hours in words", () => {
    const { container } = render(
      <OpeningStatus hours={[]} opening={[{ days: [6], opens: 480, closes: 840 }]} />,
    );
    expect(container.querySelector("[data-status]")?.textContent).not.toBe("");
  });

  it("draws nothing beside the hours without a time zone", () => {
    configureConsultorio({ messages: english });
    const { container } = render(
      <OpeningStatus hours={[]} opening={[{ days: [6], opens: 480, closes: 840 }]} besideHours />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
