import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { FaqAccordion, FaqColumns, FaqConversation } from "./index.ts";

afterEach(cleanup);

const props = fixture("Faq");
const names = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

describe("FaqAccordion", () => {
  it("opens the first answer, and one at a time", () => {
    const { container } = render(<FaqAccordion {...props} />);
    const panels = [...container.querySelectorAll("details")];
    expect(panels.map(({ open }) => open)).toEqual(props.questions.map((_, index) => index === 0));
    expect(new Set(panels.map((panel) => panel.getAttribute("name"))).size).toBe(1);
  });

  it("keeps the panels of two sections of one page apart", () => {
    const { container } = render(
      <>
        <FaqAccordion {...props} />
        <FaqAccordion {...props} anchor="otras" />
      </>,
    );
    expect(
      new Set([...container.querySelectorAll("details")].map((panel) => panel.getAttribute("name"))).size,
    ).toBe(2);
  });
});

describe("FaqColumns", () => {
  it("is a region named by its title, with each question as a heading and a link to more", () => {
    render(<FaqColumns {...props} />);
    expect(screen.getByRole("region", { name: props.sectionTitle })).toBeTruthy();
    expect(names()).toEqual(props.questions.map(({ question }) => question));
    expect(screen.getByRole("link", { name: props.more?.label ?? "" }).getAttribute("href")).toBe(
      props.more?.href,
    );
  });

  it("draws a blank line of an answer as a new paragraph", () => {
    render(
      <FaqColumns sectionTitle="Dudas" questions={[{ question: "¿Duele?", answer: "No.\n\nCasi nunca." }]} />,
    );
    expect(screen.getByText("No.").tagName).toBe("P");
    expect(screen.getByText("Casi nunca.").tagName).toBe("P");
  });
});

describe("FaqConversation", () => {
  it("shows the first six questions", () => {
    render(<FaqConversation {...props} />);
    expect(names()).toEqual(props.questions.slice(0, 6).map(({ question }) => question));
  });
});
