import type { Site } from "@consultorio/content";
import { isLong } from "@consultorio/testkit/long-form";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();
const day = 24 * 60 * 60_000;
const bin = () => screen.findByRole("region", { name: "Papelera" });

/** Deletes a disease from the draft some days ago, and resolves with it. Nobody was signed in at that time. */
async function deleteDisease(daysAgo = 0): Promise<Site["diseases"][number]> {
  await api().setClock(new Date(Date.now() - daysAgo * day).toISOString());
  const [first] = (await api().draft()).diseases;
  if (!first) throw new Error("The bundled site has diseases.");
  await api().changeRaw(({ diseases }) => void diseases.shift());
  await api().setClock(new Date().toISOString());
  return first;
}

/** Opens a collection and asks to delete one of its records. */
async function askToDelete(collection: string, name: string) {
  const { user } = openAdmin(`/colecciones/${collection}`);
  await user.click(await screen.findByRole("button", { name: `Borrar ${name}` }));
  return { user, dialog: await screen.findByRole("dialog", { name: `Borrar «${name}»` }) };
}

test("a deleted record is in the bin with who and when, and comes back as and where it was", async () => {
  const { user, dialog } = await askToDelete("sintomas", "Parestesias");
  const before = (await api().draft()).symptoms;
  expect(before.at(-1)?.name).not.toBe("Parestesias");
  await user.click(within(dialog).getByRole("button", { name: "Borrar" }));
  await screen.findByRole("button", { name: "Regresarlo a su lugar" });
  await user.click(screen.getByRole("button", { name: "Guardar" }));

  const recover = await within(await bin()).findByRole("button", { name: "Recuperar Parestesias" });
  expect((await bin()).textContent).toContain("Lo que borras se queda aquí 90 días.");
  expect((await bin()).textContent).toContain(`Lo borró ${api().emails.owner} el`);
  expect((await api().draft()).symptoms.some(({ name }) => name === "Parestesias")).toBe(false);

  await user.click(recover);
  await within(await bin()).findByText(/^Está vacía\./);
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(async () => expect((await api().draft()).symptoms).toEqual(before));
});

test.runIf(isLong)("a recovered record goes back into the bin when that is undone", async () => {
  const { name } = await deleteDisease();
  const { user } = openAdmin("/colecciones/enfermedades");
  await user.click(await within(await bin()).findByRole("button", { name: `Recuperar ${name}` }));
  await screen.findByRole("link", { name: new RegExp(`^Editar.*${name}`) });
  await user.keyboard("{Control>}z{/Control}");
  await within(await bin()).findByRole("button", { name: `Recuperar ${name}` });
  expect(screen.queryByRole("link", { name: new RegExp(`^Editar.*${name}`) })).toBeNull();
});

test.runIf(isLong)("the bin keeps a record for ninety days, and each record once", async () => {
  const early = await deleteDisease(91);
  const late = await deleteDisease(89);
  await api().changeElsewhere(({ diseases }) => void diseases.push(late));
  await api().changeElsewhere(({ diseases }) => void diseases.pop());
  openAdmin("/colecciones/enfermedades");
  expect(await within(await bin()).findAllByRole("button")).toHaveLength(1);
  within(await bin()).getByRole("button", { name: `Recuperar ${late.name}` });
  expect(within(await bin()).queryByText(early.name)).toBeNull();
});

test.runIf(isLong)("a bin that cannot be read says so, and the list stays", async () => {
  await api().replaceAnswer("GET /api/bin/diseases", 500);
  const { user } = openAdmin("/colecciones/enfermedades");
  expect((await within(await bin()).findByRole("alert")).textContent).toBe("La papelera no se pudo cargar.");
  await api().restore("GET /api/bin/diseases");
  await user.click(within(await bin()).getByRole("button", { name: "Intentar de nuevo" }));
  await within(await bin()).findByText(/^Está vacía\./);
});

test("before a record is deleted the dialog lists its uses, and the future of its address", async () => {
  await api().changeElsewhere(({ siteContent, diseases, symptoms, services, guides }) => {
    for (const record of [...diseases, ...symptoms, ...services, ...guides]) delete record.relations;
    const relations = { symptoms: [], diseases: ["varices"], services: [] };
    Object.assign(services[0] ?? {}, { relations });
    Object.assign(diseases.find(({ id }) => id === "varices") ?? {}, { formerIds: ["venas"] });
    siteContent.navMenu.push({ label: "VÁRICES", path: "/enfermedades/varices" });
  });
  const [service] = (await api().draft()).services;
  const { dialog } = await askToDelete("enfermedades", "Várices");
  const uses = await within(dialog).findByRole("region", { name: "Se usa en…" });
  expect(
    within(uses)
      .getAllByRole("listitem")
      .map((item) => item.querySelector("p")?.textContent),
  ).toEqual(["Menú de navegación › VÁRICES › Enlace"]);
  expect(within(uses).getAllByRole("link", { name: /Ir a/ })).toHaveLength(1);
  expect(uses.textContent).toContain(`Como página relacionada: ${service?.plainName}. Se quita sola`);
  expect(uses.textContent).toContain("Menú de navegación › ENFERMEDADES · Página de inicio › Enfermedades.");
  expect(dialog.textContent).toContain("Al publicar, /enfermedades/varices deja de existir");
  expect(dialog.textContent).toContain("También las direcciones que tuvo antes: /enfermedades/venas.");
});

test.runIf(isLong)("a testimonial has no address, and deleting can be left alone", async () => {
  const [first] = (await api().draft()).testimonials;
  const name = first?.name ?? "";
  const { user, dialog } = await askToDelete("testimonios", name);
  await within(dialog).findByText(/Página de inicio › Testimonios\.$/);
  expect(dialog.textContent).not.toContain("deja de existir");
  await user.click(within(dialog).getByRole("button", { name: "Cancelar" }));
  await screen.findByRole("link", { name: new RegExp(`^Editar.*${name}`) });
});

test.runIf(isLong)("a record can be deleted also where nobody can say where it is used", async () => {
  await api().replaceAnswer("GET /api/uses/diseases/varices", 500);
  const { user, dialog } = await askToDelete("enfermedades", "Várices");
  expect((await within(dialog).findByRole("alert")).textContent).toBe("No se pudo consultar dónde se usa.");
  await user.click(within(dialog).getByRole("button", { name: "Borrar" }));
  await screen.findByText("Quitaste «Várices».");
});
