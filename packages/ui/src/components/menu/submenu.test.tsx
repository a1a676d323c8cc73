import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Submenu } from "./submenu.tsx";

afterEach(cleanup);

const items = Array.from({ length: 7 }, (_, index) => ({
  label: `Servicio ${index + 1}`,
  href: `/servicios/${index + 1}`,
  description: "",
  image: null,
}));

describe("Submenu", () => {
  it("has a button that names its items, only if there are items", () => {
    render(
      <ul>
        <Submenu entry={{ label: "SERVICIOS", href: "/servicios", items }} current={false}>
          <p>panel</p>
        </Submenu>
        <Submenu entry={{ label: "CONTACTO", href: "/contacto", items: [] }} current>
          <p>nunca</p>
        </Submenu>
      </ul>,
    );
    expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
      "Mostrar SERVICIOS",
    ]);
    expect(screen.getByRole("link", { name: "CONTACTO" }).getAttribute("aria-current")).toBe("page");
    expect(screen.queryByText("nunca")).toBeNull();
  });
});
