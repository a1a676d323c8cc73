import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { LinkProps } from "#messages/host-components.ts";
import { ConsultorioProvider } from "#messages/messages.tsx";
import { Link } from "./link.tsx";

afterEach(cleanup);

const HostLink = ({ children, ...props }: LinkProps) => (
  <a data-soft="" {...props}>
    {children}
  </a>
);

const addresses = {
  "/varices": true,
  "/": true,
  "//example.com": false,
  "https://example.com": false,
  "#preguntas": false,
  "tel:+529610000000": false,
};

test.each(Object.entries(addresses))("the host's link draws %s: %s", (href, soft) => {
  render(
    <ConsultorioProvider link={HostLink}>
      <Link href={href}>Ver</Link>
    </ConsultorioProvider>,
  );
  expect(screen.getByText("Ver").hasAttribute("data-soft")).toBe(soft);
});

test("a link that opens a window, or saves a file, is the browser's own", () => {
  render(
    <ConsultorioProvider link={HostLink}>
      <Link href="/a" target="_blank">
        Ventana
      </Link>
      <Link href="/a.pdf" download>
        Archivo
      </Link>
    </ConsultorioProvider>,
  );
  for (const name of ["Ventana", "Archivo"])
    expect(screen.getByText(name).hasAttribute("data-soft")).toBe(false);
});
