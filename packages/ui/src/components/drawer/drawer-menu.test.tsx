import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { DrawerMenu } from "./drawer-menu.tsx";

afterEach(cleanup);

const items = Array.from({ length: 7 }, (_, index) => ({
  label: `Servicio ${index + 1}`,
  href: `/servicios/${index + 1}`,
  description: "",
  image: null,
}));

describe("DrawerMenu", () => {
  it("shows the first five items of an entry and a link to all", () => {
    render(
      <DrawerMenu
        items={[
          { label: "INICIO", href: "/", items: [] },
          { label: "SERVICIOS", href: "/servicios", items },
        ]}
        currentPath="/"
      />,
    );
    expect(screen.getByRole("link", { name: "INICIO" }).getAttribute("aria-current")).toBe("page");
    const list = within(screen.getByRole("group"));
    expect(list.getAllByRole("link", { hidden: true }).map((link) => link.textContent)).toEqual([
      "Servicio 1",
      "Servicio 2",
      "Servicio 3",
      "Servicio 4",
      "Servicio 5",
      "Ver todos...",
    ]);
  });
});
