import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Breadcrumb } from "./breadcrumb.tsx";

afterEach(cleanup);

it("starts at home and marks this page", () => {
  render(<Breadcrumb trail={[{ label: "Servicios", href: "/servicios" }]} />);
  const nav = screen.getByRole("navigation", { name: "Estás en" });
  const [home, here] = within(nav).getAllByRole("link");
  expect(home?.textContent).toBe("Inicio");
  expect(here?.getAttribute("aria-current")).toBe("page");
});
