import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { whatsappMessage } from "../clinic/contact.ts";
import { bundledSite } from "../data/index.ts";
import { consultingAddress, formatPrice, interpolate, paragraphs, placeholdersIn, visible } from "./text.ts";

const { siteContent } = bundledSite;

test("only entries flagged visible are shown, in their order", () => {
  const entry = fc.record({ name: fc.string(), visible: fc.boolean() });
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const shown = visible(entries);
      expect(shown.every((item) => item.visible)).toBe(true);
      expect(shown.length + entries.filter((item) => !item.visible).length).toBe(entries.length);
      expect(entries.filter((item) => shown.includes(item))).toEqual(shown);
    }),
  );
});

describe("paragraphs", () => {
  test("are divided by blank lines, with any line ending, and never empty", () => {
    expect(paragraphs("Uno.\n\nDos\nsigue.\r\n\r\nTres.\n \n\n")).toEqual(["Uno.", "Dos\nsigue.", "Tres."]);
    expect(paragraphs(" \n\n ")).toEqual([]);
  });

  test("stay the same when they are joined and divided again", () => {
    const line = fc
      .string({ unit: fc.constantFrom(..."abc áñ.,"), minLength: 1 })
      .map((value) => `${value.trim()}.`);
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(paragraphs(lines.join("\n\n"))).toEqual(lines);
      }),
    );
  });
});

describe("placeholders", () => {
  test("take the site's facts", () => {
    const site = { ...siteContent, aboutMe: { ...siteContent.aboutMe, yearsOfExperience: 7 } };
    expect(interpolate("{yearsOfExperience} años, {consultationPrice}, {doctorName}, {address}", site)).toBe(
      `7 años, $1,000 MXN, ${siteContent.doctorInfo.name}, ${siteContent.doctorInfo.address}`,
    );
  });

  test.each([
    ["la angióloga", "Dra. Luz", "Angióloga y cirujana"],
    ["el angiólogo", "Dr. Luis", "Angiólogo y cirujano"],
    ["angiólogo", "Luis", "Angiólogo y cirujano"],
    ["el especialista", "Dra. Luz", "Especialista y cirujano"],
    ["dentista", "Dr. Luis", "Dentista y cirujano"],
    ["especialista", "Dra. Luz", "Especialista y cirujana"],
    ["pediatra", "Dr. Luis", "Pediatra y cirujano"],
    ["", "Dr. Luis", "Especialista y cirujano"],
    ["", "Luz", "Especialista y cirujana"],
  ])("name the specialist as %s of %s", (specialist, name, expected) => {
    const site = { ...siteContent, doctorInfo: { ...siteContent.doctorInfo, specialist, name } };
    expect(interpolate("{Specialist} y {surgeon}", site)).toBe(expected);
    expect(interpolate("{specialist}", site)).toBe(expected.split(" ")[0]?.toLowerCase());
  });

  test("of a price that is not shown take their sentence with them", () => {
    const site = { ...siteContent, consultationPrice: 0 };
    const texts = [
      "Te escucho y te explico, con {yearsOfExperience} años. La consulta cuesta {consultationPrice}.",
      "{consultationPrice}. El precio puede variar.",
      "Consulta: {consultationPrice}",
    ];
    expect(texts.map((text) => interpolate(text, site))).toEqual([
      "Te escucho y te explico, con 5 años.",
      "El precio puede variar.",
      "",
    ]);
    expect(whatsappMessage({ ...siteContent, consultationPrice: 0 })).toMatch(
      /Entiendo que el consultorio está en /,
    );
  });

  test("that are unknown stay, so that publishing can refuse them", () => {
    expect(interpolate("{horario} {toString} {constructor}", siteContent)).toBe(
      "{horario} {toString} {constructor}",
    );
  });

  test("are replaced once: a fact that looks like a placeholder stays unchanged", () => {
    const site = { ...siteContent, doctorInfo: { ...siteContent.doctorInfo, name: "{address}" } };
    expect(interpolate("{doctorName}", site)).toBe("{address}");
  });
});

test("a price is read in Mexican pesos with the thousands comma", () => {
  expect(formatPrice(1000)).toBe("$1,000 MXN");
  expect(formatPrice(1250.5)).toBe("$1,250.50 MXN");
  expect(formatPrice(0)).toBe("$0 MXN");
});

test("the office's own address replaces the doctor's", () => {
  expect(consultingAddress(siteContent)).toBe(siteContent.doctorInfo.address);
  const work = { ...siteContent.doctorWorkInfo, consultingAddress: "Calle Otra 5" };
  expect(consultingAddress({ ...siteContent, doctorWorkInfo: work })).toBe("Calle Otra 5");
});

test("each name between braces is listed once, with the value of the site", () => {
  const text =
    "{doctorName} tiene {yearsOfExperience} años; {doctorName} cobra {consultationPrice} y {algo}.";
  expect(placeholdersIn(text, siteContent)).toEqual([
    { name: "{doctorName}", value: siteContent.doctorInfo.name },
    { name: "{yearsOfExperience}", value: String(siteContent.aboutMe.yearsOfExperience) },
    { name: "{consultationPrice}", value: formatPrice(siteContent.consultationPrice) },
    { name: "{algo}", value: null },
  ]);
  expect(placeholdersIn("Sin llaves.", siteContent)).toEqual([]);
});
