import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();

test("each finding leads to the field where it is put right", async () => {
  openAdmin("/lista");
  const legal = await screen.findByRole("region", { name: "Cédulas y aviso de publicidad" });
  expect(within(legal).getByRole("link", { name: "Ir a corregirlo" }).getAttribute("href")).toBe(
    "/admin/informacion?campo=doctorInfo.cedProf",
  );
  const risky = screen.getByRole("region", { name: "Palabras de riesgo en publicidad médica" });
  expect(within(risky).getByText("«resultados garantizados»")).toBeDefined();
  expect(within(risky).getByRole("link", { name: "Ir a corregirlo" }).getAttribute("href")).toBe(
    "/admin/colecciones/enfermedades?registro=2&campo=ctaText",
  );
});

test("a long topic shows its first ones, then all", async () => {
  const findings = Array.from({ length: 8 }, (_, index) => ({
    topic: "example",
    level: "warn",
    path: `testimonials.${index}.name`,
    place: `Testimonios › ${index}`,
    label: "Nombre",
    message: `Es de ejemplo, número ${index}.`,
    excerpt: "",
  }));
  api().answers("GET /api/checklist", { version: 7, findings });
  const { user } = openAdmin("/lista");
  const topic = await screen.findByRole("region", { name: "Contenido de ejemplo" });
  expect(within(topic).getAllByRole("listitem")).toHaveLength(5);
  await user.click(within(topic).getByRole("button", { name: "Ver 3 más" }));
  expect(within(topic).getAllByRole("listitem")).toHaveLength(8);
});

test("a draft with nothing to look at says so", async () => {
  api().answers("GET /api/checklist", { version: 7, findings: [] });
  openAdmin("/lista");
  await screen.findByText("Todo en orden: no hay nada que revisar.");
});
