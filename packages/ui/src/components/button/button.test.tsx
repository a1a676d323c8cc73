import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Button, IconButton } from "./button.tsx";

afterEach(cleanup);

describe("Button", () => {
  it("is a link with an address and a button without", () => {
    render(
      <>
        <Button href="/contacto">Contacto</Button>
        <Button>Guardar</Button>
      </>,
    );
    expect(screen.getByRole("link", { name: "Contacto" }).getAttribute("href")).toBe("/contacto");
    expect(screen.getByRole("button", { name: "Guardar" }).getAttribute("type")).toBe("button");
  });

  it("lets the caller's classes win over its own", () => {
    render(
      <Button href="/" className="px-2">
        Inicio
      </Button>,
    );
    const { classList } = screen.getByRole("link");
    expect(classList.contains("px-2")).toBe(true);
    expect(classList.contains("px-6")).toBe(false);
  });

  it("has an accessible name when it shows only an icon", () => {
    render(<IconButton label="Cerrar">×</IconButton>);
    expect(screen.getByRole("button", { name: "Cerrar" })).toBeDefined();
  });
});
