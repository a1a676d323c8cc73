import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { ComparisonCards, ComparisonQuestions, ComparisonTable } from "./index.ts";

afterEach(cleanup);

const props = fixture("Comparison");
const two = {
  sectionTitle: "¿Láser o medias?",
  treatments: [{ name: "Láser", href: "/laser" }, { name: "Medias" }],
  questions: [{ question: "¿Duele?", answers: ["Poco."] }],
};

it("takes the prices from the list of prices, with what each is for", () => {
  expect(props.questions.at(-1)).toEqual({
    question: "¿Cuánto cuesta?",
    answers: [
      "Te damos el presupuesto por escrito, con hospital y anestesia.",
      "Desde $2,500 MXN\nEscleroterapia, por sesión. Antes hay que hacer un Doppler.",
      "$300 MXN\nMedición para medias de compresión. Las medias se compran aparte.",
    ],
  });
});

describe.each([
  ["ComparisonTable", ComparisonTable],
  ["ComparisonCards", ComparisonCards],
  ["ComparisonQuestions", ComparisonQuestions],
])("%s", (_, Drawing) => {
  it("says that a missing answer depends on the patient", () => {
    render(<Drawing {...two} />);
    expect(screen.getByText("Poco.")).toBeTruthy();
    expect(screen.getByText("Depende de ti: te lo decimos en la consulta.")).toBeTruthy();
  });

  it("has a link for each treatment that has a page, and no other", () => {
    render(<Drawing {...two} />);
    const links = screen.getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(["Leer sobre: Láser"]);
  });
});

describe("ComparisonTable", () => {
  it("has a header for each treatment and each question", () => {
    render(<ComparisonTable {...props} />);
    const table = screen.getByRole("table", { name: props.sectionTitle });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(props.treatments.map(({ name }) => name));
    expect(
      within(table)
        .getAllByRole("rowheader")
        .map(({ textContent }) => textContent),
    ).toEqual(props.questions.map(({ question }) => question));
  });
});

describe("ComparisonQuestions", () => {
  it("opens the first question, and one at a time", () => {
    const { container } = render(<ComparisonQuestions {...props} />);
    const panels = [...container.querySelectorAll("details")];
    expect(panels.map(({ open }) => open)).toEqual(props.questions.map((_, index) => index === 0));
    expect(new Set(panels.map((panel) => panel.getAttribute("name"))).size).toBe(1);
  });
});
