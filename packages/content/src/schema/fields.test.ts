import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { color, email, image, link, number, phone, slug, text } from "./fields.ts";
import { understoodPhone } from "./typed/understood-phone.ts";

describe("links", () => {
  test("a field may be left empty unless it is required", () => {
    expect(link("Enlace").safeParse("").success).toBe(true);
    expect(link("Enlace", { required: true }).safeParse("  ").success).toBe(false);
  });

  test("a refused link says what to write", () => {
    expect(link("Facebook").safeParse("javascript:alert(1)").error?.issues[0]?.message).toBe(
      "Facebook: escribe un enlace que empiece con https://, o una dirección de tu sitio que empiece con /.",
    );
  });
});

describe("an e-mail", () => {
  test("is one address, or empty", () => {
    for (const value of ["citas@ejemplo.mx", "ana.lopez+citas@sub.ejemplo.com.mx", "maría@clínica.mx", ""])
      expect(email("Correo").safeParse(value).success, value).toBe(true);
    expect(email("Correo electrónico").safeParse("a@b.mx?bcc=evil@x.mx").error?.issues[0]?.message).toBe(
      "Correo electrónico: escribe una sola dirección, por ejemplo citas@ejemplo.mx, o déjalo vacío.",
    );
  });
});

describe("phones", () => {
  const tenDigits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 10, maxLength: 10 });
  const prefixes = fc.constantFrom("", "+52", "52", "+521", "521", "+52 1 ");

  test("every usual way to write a Mexican number gives the same +52 and ten digits", () => {
    const gaps = fc.constantFrom("", " ", "-", ".");
    fc.assert(
      fc.property(prefixes, tenDigits, gaps, (prefix, digits, gap) => {
        const grouped = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join(gap);
        expect(phone("Teléfono").parse(`${prefix} ${grouped}`)).toBe(`+52${digits}`);
        expect(phone("Teléfono").parse(`(${digits.slice(0, 3)}) ${digits.slice(3)}`)).toBe(`+52${digits}`);
      }),
    );
  });

  test("an understood number stays unchanged", () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(understoodPhone(understoodPhone(value))).toBe(understoodPhone(value));
      }),
    );
  });

  test.each(["12345", "+1 212 555 0100", "+52 951 123 456", "llámame"])(
    "%s is refused in Spanish",
    (value) => {
      expect(phone("Teléfono").safeParse(value).error?.issues[0]?.message).toBe(
        "Teléfono: escribe +52 y diez dígitos, por ejemplo +52 000 000 0000.",
      );
    },
  );

  test.each(["\u202a+52 951 123 4567\u202c", "951\u2011123\u20114567", "951–123–4567", "\u200e951 123 4567"])(
    "%j, as it is copied from a list of contacts, is read",
    (value) => {
      expect(phone("Teléfono").parse(value)).toBe("+529511234567");
    },
  );

  test("an empty phone is none", () => {
    expect(phone("Teléfono").parse(" ")).toBe("");
  });
});

describe("pictures", () => {
  test.each(["/imagenes/hero-1", "/imagenes/icons/varices.svg", "/media/3f2a.webp", ""])(
    "«%s» is taken",
    (value) => {
      expect(image("Imagen").safeParse(value).success).toBe(true);
    },
  );

  test.each(["https://otro.example/foto.jpg", "/imagenes/../secreto", "/api/session", "//otro.example/a"])(
    "%s is refused",
    (value) => {
      expect(image("Imagen").safeParse(value).success).toBe(false);
    },
  );
});

describe("other fields", () => {
  test("a colour is #rrggbb or empty, never another style", () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const accepted = color("Color").safeParse(value).success;
        expect(accepted).toBe(value.trim() === "" || /^#[0-9a-f]{6}$/i.test(value.trim()));
      }),
    );
    expect(color("Color").safeParse("#1A1f2e").success).toBe(true);
    expect(color("Color").safeParse("red;background:url(//x)").success).toBe(false);
  });

  test("a number keeps to its bounds, both included", () => {
    const field = number("Altura", { min: 1, max: 100 });
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(field.safeParse(value).success).toBe(value >= 1 && value <= 100);
      }),
    );
    expect(field.safeParse("50").error?.issues[0]?.message).toBe("Altura: escribe un número de 1 a 100.");
  });

  test("a text is trimmed and bounded", () => {
    expect(text("Nombre").parse("  Ana  ")).toBe("Ana");
    expect(text("Nombre", { max: 5 }).safeParse("123456").error?.issues[0]?.message).toBe(
      "Nombre: como máximo 5 caracteres.",
    );
    expect(text("Nombre", { required: true }).safeParse(" ").success).toBe(false);
  });

  test("an identifier is safe as part of an address", () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        if (slug("Identificador").safeParse(value).success) expect(encodeURIComponent(value)).toBe(value);
      }),
    );
    expect(slug("Identificador").safeParse("Várices").success).toBe(false);
    expect(slug("Identificador").safeParse("trombosis-venosa-profunda").success).toBe(true);
  });
});
