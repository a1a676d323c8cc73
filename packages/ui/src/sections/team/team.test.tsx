import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { TeamGroup, TeamList, TeamPortraits } from "./index.ts";

afterEach(cleanup);

const props = fixture("Team");

describe.each([
  ["TeamPortraits", TeamPortraits],
  ["TeamList", TeamList],
  ["TeamGroup", TeamGroup],
])("%s", (_, Drawing) => {
  it("has everybody's name as a heading, and the role below it", () => {
    render(<Drawing {...props} />);
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      props.people.map(({ name }) => name),
    );
    for (const { role } of props.people) expect(screen.getByText(role)).toBeTruthy();
  });
});

describe("TeamPortraits", () => {
  it("draws initials for who has no picture", () => {
    render(<TeamPortraits sectionTitle="Equipo" people={[{ name: "Lic. Ana Mora", role: "Enfermera" }]} />);
    expect(screen.getByText("AM")).toBeTruthy();
  });
});

describe("TeamList", () => {
  it("says what to ask about, the languages and the licence, and nothing of what is missing", () => {
    const people = [
      { name: "Ana Mora", role: "Recepción", ask: "facturas", languages: "español e inglés" },
      { name: "Luz Vega", role: "Enfermera", licence: "0000000" },
    ];
    render(<TeamList sectionTitle="Equipo" people={people} />);
    expect(screen.getByText("Pregúntale por facturas")).toBeTruthy();
    expect(screen.getByText("Habla español e inglés")).toBeTruthy();
    expect(screen.getByText("Cédula 0000000")).toBeTruthy();
    expect(screen.getAllByText(/^(?:Habla|Cédula|Pregúntale)/)).toHaveLength(3);
  });
});

describe("TeamGroup", () => {
  it("shows the names without a picture of all", () => {
    const { container } = render(<TeamGroup {...props} image={null} />);
    expect(container.querySelector("[data-placeholder], img")).toBeNull();
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(props.people.length);
  });
});
