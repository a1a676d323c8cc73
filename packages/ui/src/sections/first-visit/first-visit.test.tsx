import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { FirstVisitChecklist, FirstVisitSteps } from "./index.ts";

afterEach(cleanup);

const props = fixture("FirstVisit");

describe.each([
  ["FirstVisitSteps", FirstVisitSteps],
  ["FirstVisitChecklist", FirstVisitChecklist],
])("%s", (_, Drawing) => {
  it("has the steps in their order, each under a heading", () => {
    render(<Drawing {...props} />);
    expect(screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent)).toEqual(
      props.steps?.map(({ title }) => expect.stringContaining(title)),
    );
  });

  it("draws no heading for a part that has nothing", () => {
    render(
      <Drawing sectionTitle="Tu visita" bring={["Tu póliza"]} bringTitle="Qué traer" stepsTitle="Qué pasa" />,
    );
    expect(screen.queryByRole("heading", { name: "Qué pasa" })).toBeNull();
    expect(screen.getByText("Tu póliza")).toBeTruthy();
  });
});

describe("FirstVisitChecklist", () => {
  it("has a box to tick for each thing, and none is ticked", () => {
    render(<FirstVisitChecklist {...props} />);
    const boxes = within(screen.getAllByRole("list")[0] as HTMLElement).getAllByRole("checkbox");
    expect(boxes).toHaveLength(props.bring?.length ?? 0);
    expect(boxes.every((box) => !(box as HTMLInputElement).checked)).toBe(true);
    expect(screen.getByRole("checkbox", { name: props.bring?.[0] ?? "" })).toBeTruthy();
  });
});
