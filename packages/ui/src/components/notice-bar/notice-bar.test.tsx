import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { NoticeBar } from "./notice-bar.tsx";

afterEach(cleanup);

describe("NoticeBar", () => {
  it("shows each number with its name, and can be found on the page", () => {
    render(
      <NoticeBar
        notice={[
          { label: "Aviso COFEPRIS", value: "XXXXXXXXXXXXXXXXX" },
          { label: "Cédula profesional", value: "0000000, UNAM" },
          { label: "Cédula de especialidad", value: "" },
        ]}
      />,
    );
    const bar = screen.getByRole("complementary", { name: "Aviso de publicidad y cédulas" });
    expect(bar.hasAttribute("data-notice-bar")).toBe(true);
    expect(within(bar).getByText("XXXXXXXXXXXXXXXXX")).toBeDefined();
    expect(
      within(bar)
        .getAllByRole("term")
        .map((term) => term.textContent),
    ).toEqual(["Aviso COFEPRIS", "Cédula profesional"]);
  });
});
