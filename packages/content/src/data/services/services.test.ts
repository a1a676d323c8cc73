import { describe, expect, test } from "vitest";
import { paragraphs } from "#site/text.ts";
import { services } from "./index.ts";

test("the eleven services of the specification are in its order", () => {
  expect(services.map(({ id }) => id)).toEqual([
    "consulta-angiologia",
    "ultrasonido-doppler-vascular",
    "cirugia-varices-minima-invasion",
    "escleroterapia",
    "tratamiento-ulceras-venosas",
    "trombectomia-venosa",
    "reparacion-endovascular-aneurismas",
    "angioplastia-arterial",
    "bypass-arterial",
    "creacion-fistulas-hemodialisis",
    "colocacion-angioaccesos",
  ]);
});

describe.each(services)("$title", (service) => {
  test("has every field filled", () => {
    const empty = Object.entries(service).filter(
      ([, value]) => value === "" || (Array.isArray(value) && value.length === 0),
    );
    expect(empty).toEqual([]);
  });

  test("says in a patient's words where it is done", () => {
    expect(service.hospitalOrAmbulatory).toMatch(/consultorio|hospital/);
    expect(service.hospitalOrAmbulatory).not.toMatch(/ambulatori|hospitalari/i);
  });

  test("is described in two or three paragraphs, and on a card in one sentence or two", () => {
    expect([2, 3]).toContain(paragraphs(service.description).length);
    expect(service.shortDescription.length).toBeLessThanOrEqual(150);
    expect(service.shortDescription).toMatch(/\.$/);
  });

  test("quotes each myth and answers it", () => {
    expect(service.myths.filter((myth) => !/^«[^»]+»\. \p{Lu}.+\.$/u.test(myth))).toEqual([]);
  });

  test("uses its own pictures", () => {
    expect(service.imageHome).toBe(`/imagenes/${service.id}-home`);
    expect(service.imageIndividual).toBe(`/imagenes/${service.id}-page`);
    expect(service.iconIndividual).toBe(`/imagenes/icons/${service.id}.svg`);
  });
});
