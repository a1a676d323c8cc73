import { contract } from "@consultorio/api/contract";
import { isLong } from "@consultorio/testkit/long-form";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();

test("each finding leads to the field where it is put right", async () => {
  await api().changeElsewhere(({ siteContent, diseases }) => {
    siteContent.doctorInfo.cedProf = "";
    Object.assign(diseases[1] ?? {}, { ctaText: "Aquí hay resultados garantizados." });
  });
  openAdmin("/lista");
  await screen.findByText(/^Nada impide publicar/);
  const legal = await screen.findByRole("region", { name: "Cédulas y aviso de publicidad" });
  const correction = (part: HTMLElement, words: string) => {
    const finding = within(part)
      .getAllByRole("listitem")
      .find(({ textContent }) => textContent.includes(words));
    if (!finding) throw new Error(`No finding has «${words}».`);
    return within(finding).getByRole("link", { name: "Ir a corregirlo" }).getAttribute("href");
  };
  expect(correction(legal, "Cédula profesional: falta.")).toBe("/admin/informacion?campo=doctorInfo.cedProf");
  const risky = screen.getByRole("region", { name: "Palabras de riesgo en publicidad médica" });
  expect(correction(risky, "resultados garantizados")).toBe(
    "/admin/colecciones/enfermedades?registro=2&campo=ctaText",
  );
});

test.runIf(isLong)("a field that the list led to has the way back, also after a change of tab", async () => {
  const { user } = openAdmin("/lista");
  const legal = await screen.findByRole("region", { name: "Cédulas y aviso de publicidad" });
  const [first] = within(legal).getAllByRole("link", { name: "Ir a corregirlo" });
  if (!first) throw new Error("The bundled licences are to be corrected.");
  await user.click(first);
  await screen.findByRole("link", { name: "Volver a la lista para publicar" });
  await user.click(await screen.findByRole("tab", { name: "Experiencia" }));
  await screen.findByRole("tabpanel", { name: "Experiencia" });
  await user.click(screen.getByRole("link", { name: "En todo el sitio" }));
  await user.click(await screen.findByRole("link", { name: "Volver a la lista para publicar" }));
  await screen.findByRole("region", { name: "Cédulas y aviso de publicidad" });
  await user.click(screen.getByRole("link", { name: "Información del Sitio" }));
  await screen.findByRole("tab", { name: "Experiencia" });
  expect(screen.queryByRole("link", { name: "Volver a la lista para publicar" })).toBeNull();
});

test.runIf(isLong)("findings that prevent a publication come first, of any topic", async () => {
  await api().changeRaw(({ siteContent }) => {
    for (const entry of siteContent.navMenu.slice(-1)) entry.path = "/blog";
  });
  openAdmin("/lista");
  const blocking = await screen.findByRole("region", { name: "Impide publicar" });
  expect(screen.getAllByRole("region")[0]).toBe(blocking);
  expect(within(blocking).getAllByRole("listitem")).toHaveLength(1);
  expect(screen.queryByText(/^Nada impide publicar/)).toBeNull();
  await screen.findByRole("button", { name: "Quitar lo que queda del ejemplo" });
});

test.runIf(isLong)("a long topic shows its first ones, then all", async () => {
  const { findings } = await api().as("owner", contract.readChecklist);
  const examples = findings.filter(({ topic }) => topic === "example").length;
  const { user } = openAdmin("/lista");
  const topic = await screen.findByRole("region", { name: "Contenido de ejemplo" });
  expect(within(topic).getAllByRole("listitem")).toHaveLength(5);
  await user.click(within(topic).getByRole("button", { name: `Ver ${examples - 5} más` }));
  expect(within(topic).getAllByRole("listitem")).toHaveLength(examples);
});

test.runIf(isLong)("a draft with nothing to look at says so", async () => {
  // The bundled content is an example: the checklist always finds something in it.
  await api().replaceAnswer("GET /api/checklist", 200, { version: 1, findings: [], confirmed: [] });
  openAdmin("/lista");
  await screen.findByText("Todo en orden: no hay nada que revisar.");
});

test.runIf(isLong)(
  "what is her own is confirmed, stays so for others, is asked about again when it changes, and can be taken back",
  async () => {
    await api().changeElsewhere(({ siteContent }) => {
      siteContent.doctorInfo.name = "Dra. Luz Ejemplo";
    });
    const { user } = openAdmin("/lista");
    const topic = await screen.findByRole("region", { name: "Contenido de ejemplo" });
    await user.click(within(topic).getByRole("button", { name: "Sí, es mío: Nombre" }));
    const confirmed = await screen.findByRole("region", { name: "Confirmado como tuyo" });
    within(confirmed).getByText("«Dra. Luz Ejemplo»");
    expect(within(topic).queryByText("«Dra. Luz Ejemplo»")).toBeNull();
    expect(topic.contains(document.activeElement)).toBe(true);

    const read = async () => api().as("editor", contract.readChecklist);
    const marks = async () => (await read()).findings.map(({ excerpt }) => excerpt);
    expect(await marks()).not.toContain("Dra. Luz Ejemplo");
    await api().changeElsewhere(({ siteContent }) => {
      siteContent.doctorInfo.name = "Dra. Luz Mora Ejemplo";
    });
    expect(await marks()).toContain("Dra. Luz Mora Ejemplo");
    await api().changeElsewhere(({ siteContent }) => {
      siteContent.doctorInfo.name = "Dra. Luz Ejemplo";
    });
    expect(await marks()).not.toContain("Dra. Luz Ejemplo");

    await user.click(within(confirmed).getByRole("button", { name: "Volver a revisar: Nombre" }));
    await within(topic).findByText("«Dra. Luz Ejemplo»");
    expect(screen.queryByRole("region", { name: "Confirmado como tuyo" })).toBeNull();
  },
);
