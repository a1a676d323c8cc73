import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { ContactLinks } from "../sections/contact-links.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { Button, IconButton } from "./button.tsx";
import { Carousel } from "./carousel.tsx";
import { cn } from "./class-names.ts";
import { ContactButtons } from "./contact-buttons.tsx";
import { DrawerMenu } from "./drawer-menu.tsx";
import { FactTable } from "./fact-table.tsx";
import { FloatingButtons } from "./floating-buttons.tsx";
import { SectionHeading } from "./heading.tsx";
import { initialsOf } from "./initials.tsx";
import { NoticeBar } from "./notice-bar.tsx";
import { OpeningStatus } from "./opening-status.tsx";
import { Overlay, OverlayLink } from "./overlay.tsx";
import { RichText } from "./rich-text.tsx";
import { Section } from "./section.tsx";
import { SocialLinks } from "./social-links.tsx";
import { Stars } from "./stars.tsx";
import { Submenu } from "./submenu.tsx";
import { VideoButton } from "./video-button.tsx";

afterEach(cleanup);

const contact: ContactLinks = {
  call: { label: "Llamar al consultorio", href: "tel:+520000000000", display: "000 000 0000" },
  message: { label: "Escribir por WhatsApp", href: "https://wa.me/520000000000" },
  urgent: { href: "tel:+520000000001", display: "000 000 0001" },
};
const nobody: ContactLinks = { call: null, message: null, urgent: null };

describe("Section", () => {
  it("is a region named by its heading, and found by its anchor, type and variant", () => {
    render(
      <Section type="Services" variant="ServicesCarousel" anchor="servicios" tone="bone">
        <SectionHeading anchor="servicios" title="Servicios" />
      </Section>,
    );
    const region = screen.getByRole("region", { name: "Servicios" });
    expect(region.id).toBe("servicios");
    expect(region.dataset).toMatchObject({ section: "Services", variant: "ServicesCarousel", tone: "bone" });
  });

  it("takes a label where it has no heading", () => {
    render(
      <Section anchor="mapa" label="Mapa">
        <p>Aquí</p>
      </Section>,
    );
    expect(screen.getByRole("region", { name: "Mapa" }).hasAttribute("data-section")).toBe(false);
  });
});

describe("SectionHeading", () => {
  it("has the level it is given and leaves no gap for empty texts", () => {
    const { container } = render(
      <SectionHeading anchor="a" title="Síntomas" level={1} subtitle="" eyebrow="" />,
    );
    expect(screen.getByRole("heading", { level: 1, name: "Síntomas" })).toBeDefined();
    expect(container.querySelector("p")).toBeNull();
  });
});

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

describe("cn", () => {
  it("knows the theme's own names: of two that collide the later wins", () => {
    expect(cn("py-section", "py-4")).toBe("py-4");
    expect(cn("max-w-content", "max-w-text")).toBe("max-w-text");
    expect(cn("rounded-card", false, "rounded-full")).toBe("rounded-full");
    expect(cn("text-3xl text-ink", "text-paper")).toBe("text-3xl text-paper");
    expect(cn("shell-content", "shell-text")).toBe("shell-text");
  });
});

describe("ContactButtons", () => {
  it("call and write, and on request reach the urgencies", () => {
    const { rerender } = render(<ContactButtons contact={contact} />);
    expect(screen.getByRole("link", { name: "Llamar al consultorio" }).getAttribute("href")).toBe(
      "tel:+520000000000",
    );
    expect(screen.getByRole("link", { name: "Escribir por WhatsApp" })).toBeDefined();
    expect(screen.queryByRole("link", { name: "Urgencias" })).toBeNull();
    rerender(<ContactButtons contact={contact} urgent />);
    expect(screen.getByRole("link", { name: "Urgencias" }).getAttribute("href")).toBe("tel:+520000000001");
  });

  it("draw nothing where there is no number", () => {
    const { container } = render(
      <>
        <ContactButtons contact={nobody} urgent />
        <FloatingButtons contact={nobody} />
      </>,
    );
    expect(container.innerHTML).toBe("");
  });
});

describe("NoticeBar", () => {
  it("shows each number with what it is, and can be found on the page", () => {
    render(<NoticeBar notice={{ aviso: "XXXXXXXXXXXXXXXXX", cedProf: "0000000, UNAM", cedEsp: "" }} />);
    const bar = screen.getByRole("complementary", { name: "Aviso de publicidad y cédulas" });
    expect(bar.hasAttribute("data-notice-bar")).toBe(true);
    expect(within(bar).getByText("XXXXXXXXXXXXXXXXX")).toBeDefined();
    expect(
      within(bar)
        .getAllByRole("term")
        .map((term) => term.textContent),
    ).toEqual(["Aviso COFEPRIS", "Cédula profesional"]);
  });
});

describe("SocialLinks", () => {
  it("name the network, say that they open in a new tab and keep the page's window to themselves", () => {
    render(<SocialLinks links={[{ network: "facebook", href: "https://facebook.example" }]} />);
    const link = screen.getByRole("link", { name: "Facebook (se abre en otra pestaña)" });
    expect(link.getAttribute("rel")).toContain("noopener");
  });
});

describe("RichText", () => {
  it("makes paragraphs at blank lines, and nothing of an empty text", () => {
    const { container, rerender } = render(<RichText text={"Uno\n\nDos"} />);
    expect([...container.querySelectorAll("p")].map((p) => p.textContent)).toEqual(["Uno", "Dos"]);
    rerender(<RichText text="" />);
    expect(container.innerHTML).toBe("");
  });
});

describe("Carousel", () => {
  const slides = ["a", "b", "c"].map((key) => ({ key, content: <a href={`/${key}`}>{key}</a> }));

  it("has every slide in its markup, each with its place", () => {
    render(<Carousel label="Servicios" slides={slides} />);
    const carousel = screen.getByRole("group", { name: "Servicios" });
    expect(carousel.getAttribute("aria-roledescription")).toBe("carrusel");
    expect(within(carousel).getByRole("group", { name: "Diapositiva 2 de 3" }).textContent).toBe("b");
  });

  it("tells the element its numbers, and the stylesheet those of every breakpoint", () => {
    render(
      <Carousel
        label="x"
        slides={slides}
        perView={{ base: 1, sm: 2, lg: 3 }}
        gap={24}
        autoplay={3000}
        speed={800}
        wrap="loop"
      />,
    );
    const { dataset, style } = screen.getByRole("group", { name: "x" });
    expect(dataset).toMatchObject({
      perView: "1 640:2 1024:3",
      gap: "24",
      autoplay: "3000",
      speed: "800",
      wrap: "loop",
    });
    expect(style.getPropertyValue("--per-view-ms")).toBe("1");
    expect(style.getPropertyValue("--per-view-md")).toBe("2");
    expect(style.getPropertyValue("--per-view-xl")).toBe("3");
  });

  it("has a pause control exactly where it moves by itself", () => {
    const { rerender } = render(<Carousel label="x" slides={slides} autoplay={2000} />);
    expect(screen.getByRole("button", { name: "Pausar" })).toBeDefined();
    rerender(<Carousel label="x" slides={slides} />);
    expect(screen.queryByRole("button", { name: "Pausar" })).toBeNull();
  });

  it("has no controls for a single slide", () => {
    render(<Carousel label="x" slides={slides.slice(0, 1)} autoplay={2000} pages="dots" />);
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  it("starts anew when its slides are others", () => {
    const { rerender } = render(<Carousel label="x" slides={slides} />);
    const before = screen.getByRole("group", { name: "x" });
    rerender(<Carousel label="y" slides={slides} />);
    expect(screen.getByRole("group", { name: "y" })).toBe(before);
    rerender(<Carousel label="y" slides={slides.slice(1)} />);
    expect(screen.getByRole("group", { name: "y" })).not.toBe(before);
  });
});

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

describe("Submenu", () => {
  it("has a button that says what it shows, only where there is something to show", () => {
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

describe("Overlay", () => {
  it("links to the largest file of a picture, so that it opens without script", () => {
    const hash = "a".repeat(64);
    render(
      <Overlay label="Galería">
        <OverlayLink image={{ path: `/media/${hash}-1600x900.webp`, alt: null, focus: null }}>
          foto
        </OverlayLink>
        <OverlayLink image={{ path: "/imagenes/no-existe", alt: null, focus: null }}>nada</OverlayLink>
      </Overlay>,
    );
    expect(screen.getByRole("link", { name: "foto" }).getAttribute("href")).toBe(
      `/media/${hash}-1600x900.1600.webp`,
    );
    expect(screen.queryByRole("link", { name: "nada" })).toBeNull();
  });
});

describe("VideoButton", () => {
  it("opens a file in place and a link in a new tab, and is absent without either", () => {
    const { container, rerender } = render(
      <VideoButton title="" file="/media/v.mp4" link="https://v.example" poster={null} />,
    );
    expect(screen.getByRole("link", { name: "Ver video" }).getAttribute("href")).toBe("/media/v.mp4");
    rerender(<VideoButton title="Conócenos" file="" link="https://v.example" poster={null} />);
    const link = screen.getByRole("link", { name: "Conócenos (se abre en otra pestaña)" });
    expect(link.getAttribute("target")).toBe("_blank");
    rerender(<VideoButton title="Conócenos" file="" link="" poster={null} />);
    expect(container.innerHTML).toBe("");
  });
});

describe("OpeningStatus", () => {
  it("gives the hours where no script can say whether it is open", () => {
    render(
      <OpeningStatus
        hours={[{ days: "Sábado", hours: "8:00 AM a 2:00 PM" }]}
        opening={[{ days: [6], opens: 480, closes: 840 }]}
      />,
    );
    const status = screen.getByText("Sábado, 8:00 AM a 2:00 PM");
    expect(status.closest("c-opening")?.getAttribute("data-hours")).toBe("6 480-840");
  });
});

describe("small parts", () => {
  it("Breadcrumb starts at home and marks this page", () => {
    render(<Breadcrumb trail={[{ label: "Servicios", href: "/servicios" }]} />);
    const nav = screen.getByRole("navigation", { name: "Estás en" });
    const [home, here] = within(nav).getAllByRole("link");
    expect(home?.textContent).toBe("Inicio");
    expect(here?.getAttribute("aria-current")).toBe("page");
  });

  it("Stars say the rating in words", () => {
    render(<Stars rating={4} />);
    expect(screen.getByRole("img", { name: "4 de 5 estrellas" })).toBeDefined();
  });

  it("initials are two letters, whatever stands between the words", () => {
    expect(initialsOf("María G.")).toBe("MG");
    expect(initialsOf("  ángel — de la cruz ")).toBe("ÁD");
    expect(initialsOf("")).toBe("");
  });

  it("FactTable leaves out what is not known", () => {
    render(
      <FactTable
        facts={[
          { label: "Duración", value: "30 minutos" },
          { label: "Anestesia", value: "" },
        ]}
      />,
    );
    expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Duración"]);
  });
});
