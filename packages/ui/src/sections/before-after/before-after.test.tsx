import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { beforeAfter } from "./before-after.contract.ts";
import { BeforeAfterCases, BeforeAfterPairs, BeforeAfterSlider } from "./index.ts";

afterEach(cleanup);

const props = fixture("BeforeAfter");
const without = (keys: readonly string[]) =>
  props.pairs.map((pair) => (keys.includes(pair.title) ? { ...pair, consent: false } : pair));

describe.each([
  ["BeforeAfterSlider", BeforeAfterSlider],
  ["BeforeAfterPairs", BeforeAfterPairs],
  ["BeforeAfterCases", BeforeAfterCases],
])("%s", (_, Drawing) => {
  it("has both pictures of each case, what was done, and how long it took", () => {
    render(<Drawing {...props} />);
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      props.pairs.map(({ title }) => title),
    );
    for (const { before, after, elapsed } of props.pairs) {
      expect(screen.getByRole("img", { name: before.alt ?? "" })).toBeTruthy();
      expect(screen.getByRole("img", { name: after.alt ?? "" })).toBeTruthy();
      expect(screen.getByText(elapsed ?? "")).toBeTruthy();
    }
    expect(screen.getAllByText(/no es una persona/)).toHaveLength(props.pairs.length);
  });

  it("says that results differ from person to person, and that the person agreed", () => {
    const pairs = props.pairs.map((pair) => ({ ...pair, permission: "" }));
    render(<Drawing {...props} pairs={pairs} disclaimer="" />);
    expect(screen.getByText(/cambian de una persona a otra/)).toBeTruthy();
    expect(screen.getAllByText("Se muestra con permiso por escrito de esta persona.")).toHaveLength(
      pairs.length,
    );
  });

  it("draws no case without the person's consent", () => {
    const [first, ...others] = props.pairs;
    render(<Drawing {...props} pairs={without([first?.title ?? ""])} />);
    expect(screen.queryByText(first?.title ?? "")).toBeNull();
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(others.length);
  });

  it("draws nothing without a consent", () => {
    const { container } = render(
      <Drawing {...props} pairs={without(props.pairs.map(({ title }) => title))} />,
    );
    expect(container.innerHTML).toBe("");
  });
});

describe("BeforeAfterSlider", () => {
  it("has a control for each case, named by what was treated", () => {
    render(<BeforeAfterSlider {...props} />);
    expect(screen.getAllByRole("slider")).toHaveLength(props.pairs.length);
    const [first] = props.pairs;
    expect(screen.getByRole("slider", { name: `Comparar antes y después: ${first?.title}` })).toBeTruthy();
  });
});

it("takes from the content only cases with consent and both pictures", () => {
  const { siteContent } = bundledSite;
  const [first, second] = siteContent.beforeAfter.pairs;
  if (!first || !second) throw new Error("The bundled site has no cases.");
  const select = (pairs: typeof siteContent.beforeAfter.pairs) =>
    beforeAfter.select(
      { ...bundledSite, siteContent: { ...siteContent, beforeAfter: { ...siteContent.beforeAfter, pairs } } },
      { page: "home" },
    );
  expect(select([{ ...first, consent: false }, second])?.pairs.map(({ title }) => title)).toEqual([
    second.title,
  ]);
  expect(
    select([
      { ...first, consent: false },
      { ...second, afterPath: "" },
    ]),
  ).toBeNull();
});
