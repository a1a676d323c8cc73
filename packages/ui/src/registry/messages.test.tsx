import { type SectionType, sectionTypes } from "@consultorio/content";
import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { english } from "../messages/english.ts";
import { ConsultorioProvider, configureConsultorio } from "../messages/messages.tsx";
import { siteConfiguration } from "../messages/site-configuration.ts";
import { spanish } from "../messages/spanish.ts";
import { FooterMinimal } from "../sections/footer/footer-minimal.tsx";
import { HeaderClassic } from "../sections/header/header-classic.tsx";
import { HeroSplit } from "../sections/hero/hero-split.tsx";
import type { PropsMap } from "./catalog.ts";
import { components } from "./components.ts";
import { least } from "./least-props.ts";

afterEach(() => {
  cleanup();
  configureConsultorio(siteConfiguration);
});

/** Every text of a group of messages, with its place. */
const texts = (group: object, place = ""): [string, string][] =>
  Object.entries(group).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${place}.${key}`, value]] : texts(value, `${place}.${key}`),
  );

test("every message in English has the placeholders of the Spanish one", () => {
  const valuesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
  const others = new Map(texts(english));
  for (const [place, text] of texts(spanish))
    expect([place, valuesOf(others.get(place) ?? "")]).toEqual([place, valuesOf(text)]);
  expect([...others.keys()]).toEqual(texts(spanish).map(([place]) => place));
});

/** A section whose module sets the host's configuration, as one that loads after the provider does. */
function LateSection() {
  configureConsultorio({ messages: english, timeZone: "Europe/London" });
  return <HeroSplit title="x" opening={[{ days: [1], opens: 540, closes: 1020 }]} />;
}

describe("sections in another language", () => {
  const call = { label: "Call us", href: "tel:5550100", display: "555 0100" };

  it("have their messages in it, and lead to the host's pages", () => {
    render(
      <ConsultorioProvider messages={english} routes={{ home: "/en", search: "/en/search", privacy: "" }}>
        <HeaderClassic name="Bright Dental" contact={{ call }} />
        <FooterMinimal name="Bright Dental" contact={{ call }} />
      </ConsultorioProvider>,
    );
    expect(screen.getByRole("link", { name: "Open menu" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Book an appointment" }).getAttribute("href")).toBe(call.href);
    for (const link of screen.getAllByRole("link", { name: "Bright Dental" }))
      expect(link.getAttribute("href")).toBe("/en");
    for (const link of screen.getAllByRole("link", { name: "Search this site" }))
      expect(link.getAttribute("href")).toBe("/en/search");
    expect(screen.queryByRole("link", { name: "Privacy notice" })).toBeNull();
  });

  const hero = <HeroSplit title="x" price="$50" />;

  it("do not change the sections of another page", () => {
    const translated = renderToStaticMarkup(
      <ConsultorioProvider messages={english}>{hero}</ConsultorioProvider>,
    );
    expect(translated).toContain(english.contact.price);
    expect(renderToStaticMarkup(hero)).toContain(spanish.contact.price);
  });

  it("have the messages of the configuration, also inside a provider with other settings", () => {
    configureConsultorio({ messages: spanish, routes: { home: "/inicio" } });
    render(
      <ConsultorioProvider routes={{ privacy: "/privacidad" }}>
        <FooterMinimal name="Dental del Puerto" />
      </ConsultorioProvider>,
    );
    expect(screen.getByRole("link", { name: "Dental del Puerto" })).toHaveAttribute("href", "/inicio");
    expect(screen.getByRole("link", { name: spanish.siteLinks.privacy })).toHaveAttribute(
      "href",
      "/privacidad",
    );
  });

  it("read the configuration where they are drawn, which may be set after the provider is drawn", () => {
    configureConsultorio({});
    const { container } = render(
      <ConsultorioProvider messages={spanish}>
        <LateSection />
      </ConsultorioProvider>,
    );
    const { dataset } = container.querySelector<HTMLElement>("c-opening") ?? {};
    expect(dataset).toMatchObject({ timeZone: "Europe/London", open: spanish.opening.open });
  });

  it("forget a configuration that another one replaces", () => {
    configureConsultorio({ messages: spanish, routes: { home: "/inicio", privacy: "/privacidad" } });
    configureConsultorio({ messages: english });
    render(<FooterMinimal name="Bright Dental" />);
    expect(screen.getByRole("link", { name: "Bright Dental" })).toHaveAttribute("href", "/");
    expect(screen.queryByRole("link", { name: english.siteLinks.privacy })).toBeNull();
  });
});

/** Draws every variant of a type with the least props. */
function drawAll<T extends SectionType>(type: T) {
  const table: Record<string, ComponentType<PropsMap[T]>> = components[type];
  const props: PropsMap[T] = { ...least[type] };
  return Object.entries(table).map(([id, Variant]) => <Variant key={id} {...props} />);
}

/** The least props of a type as JSON, with the addresses that they name. */
const leastPropsJson = (type: SectionType): string => JSON.stringify(least[type]);

const spanishOnly = texts(spanish)
  .map(([place, text]) => ({ place, words: text.split(/\{\w+\}/)[0]?.trim() ?? "" }))
  .filter(({ words }) => words.length > 3 && !texts(english).some(([, text]) => text.includes(words)));

describe("without any setting", () => {
  it("warns once in development that the language is not set", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    configureConsultorio({});
    renderToStaticMarkup(<HeroSplit title="x" price="$50" />);
    renderToStaticMarkup(<FooterMinimal name="Bright Dental" />);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("no language is set"));
  });

  it.each(sectionTypes)("%s speaks English, and links no page but the home page", (type) => {
    configureConsultorio({});
    const html = renderToStaticMarkup(drawAll(type));
    expect(spanishOnly.filter(({ words }) => html.includes(words))).toEqual([]);
    const paths = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, path = ""]) => path);
    expect(paths.filter((path) => path !== "/" && !leastPropsJson(type).includes(path))).toEqual([]);
  });
});

test.each(sectionTypes)("%s has no word left in Spanish", (type) => {
  const html = renderToStaticMarkup(
    <ConsultorioProvider messages={english}>{drawAll(type)}</ConsultorioProvider>,
  );
  expect(spanishOnly.filter(({ words }) => html.includes(words))).toEqual([]);
});

describe("settings with a mistake", () => {
  const opening = { ...english.opening, closes: "schließt um {zeit}" };
  const { close: _close, ...menu } = english.menu;
  it.each<[mistake: string, settings: object, message: string]>([
    [
      "a locale that is none",
      { messages: { ...english, locale: "deutsch!" } },
      '"deutsch!", which is no language tag',
    ],
    ["a time zone that is none", { timeZone: "Europe/Berln" }, '"Europe/Berln", which is no time zone'],
    ["another name in braces", { messages: { ...english, opening } }, "messages.opening.closes has {zeit}"],
    [
      "a word that is missing",
      { messages: { ...english, menu } },
      'menu.close is missing. In English it is "Close menu"',
    ],
  ])("are reported in development: %s", (_mistake, settings, message) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    configureConsultorio(settings);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(message));
  });

  it("are reported of a provider too, and of nothing that is right", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    render(
      <ConsultorioProvider messages={spanish} timeZone="Europe/Paris">
        x
      </ConsultorioProvider>,
    );
    expect(warn).not.toHaveBeenCalled();
    render(<ConsultorioProvider timeZone="Europe/Pariss">x</ConsultorioProvider>);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('"Europe/Pariss"'));
  });
});
