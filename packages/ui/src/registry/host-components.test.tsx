import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { ImageProps, LinkProps } from "../messages/host-components.ts";
import { ConsultorioProvider } from "../messages/messages.tsx";
import { FooterMinimal } from "../sections/footer/footer-minimal.tsx";
import { HeroSplit } from "../sections/hero/hero-split.tsx";
import { fixture } from "./fixtures.ts";

afterEach(cleanup);

const HostLink = ({ children, ...props }: LinkProps) => (
  <a data-soft="" {...props}>
    {children}
  </a>
);
const HostImage = ({ alt, ...props }: ImageProps) => <img data-host="" alt={alt} {...props} />;

test("sections draw their links and the pictures of one file with the host's components", () => {
  const { container } = render(
    <ConsultorioProvider link={HostLink} image={HostImage}>
      <HeroSplit title="Bienvenida" mainImage={{ src: "/consultorio.jpg", alt: "La entrada" }} />
      <FooterMinimal {...fixture("Footer")} />
    </ConsultorioProvider>,
  );
  expect(screen.getByRole("img", { name: "La entrada" }).hasAttribute("data-host")).toBe(true);
  const inside = [...container.querySelectorAll('a[href^="/"]')];
  expect(inside.length).toBeGreaterThan(2);
  expect(inside.filter((link) => !link.hasAttribute("data-soft"))).toEqual([]);
});

test("a picture in several files stays the library's own", () => {
  const { container } = render(
    <ConsultorioProvider image={HostImage}>
      <HeroSplit {...fixture("Hero")} />
    </ConsultorioProvider>,
  );
  expect(container.querySelectorAll("img").length).toBeGreaterThan(0);
  expect(container.querySelectorAll("[data-host]").length).toBe(0);
});
