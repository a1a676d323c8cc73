import { contract, reviewHeaders } from "@consultorio/api/contract";
import { type Site, withoutLeftovers } from "@consultorio/content";
import { isLong } from "@consultorio/testkit/long-form";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();

const region = (name: string | RegExp) => screen.findByRole("region", { name });
const chip = () => screen.getByRole("status", { name: "Estado" }).textContent;

const takeFirstStep = ({ siteContent }: Site) => {
  siteContent.doctorInfo.name = "Dra. Luz Mora";
  siteContent.aboutMe.yearsOfExperience = 12;
};

test("the first screen tells the truth about the bundled site: published, and invented", async () => {
  openAdmin("/");
  const site = await region("Tu sitio");
  await within(site).findByText(/^Tus pacientes todavía leen \d+ datos inventados del ejemplo\.$/);
  expect(
    within(site)
      .getByRole("link", { name: /^Ver el sitio/ })
      .getAttribute("href"),
  ).toBe("/");
  await waitFor(() => expect(chip()).toBe("Publicado con datos de ejemplo"));
});

test.runIf(isLong)(
  "Inicio names published facts of the example without a confirmation, and links to the list",
  async () => {
    await api().changeElsewhere((site) => {
      const { doctorInfo, privacy } = site.siteContent;
      Object.assign(doctorInfo, {
        name: "Dra. Luz Mora",
        address: "Av. Juárez 10, Oaxaca",
        portraitPath: "",
      });
      Object.assign(doctorInfo, { phone: "+529511234567", whatsapp: "", urgenciesPhone: "" });
      Object.assign(doctorInfo, { cedProf: "1234567 · UNAM", cedEsp: "12345678 · UNAM" });
      Object.assign(privacy, { simplified: "Cuido tus datos.", sections: [] });
      Object.assign(site, withoutLeftovers(site));
    });
    await api().publish();
    openAdmin("/");
    const site = await region("Tu sitio");
    await within(site).findByText(
      /^Tus pacientes leen 6 datos que venían en el ejemplo y que nadie ha confirmado\./,
    );
    const list = within(site).getByRole("link", { name: "Revisarlos en la lista" });
    expect(list.getAttribute("href")).toBe("/admin/lista");
  },
);

test("nine steps have their state from the draft, and each leads to its field", async () => {
  await api().changeElsewhere(takeFirstStep);
  openAdmin("/");
  const steps = await region("Te faltan 7 de 9 pasos");
  expect(
    within(steps)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Nombre y especialidad: Listo",
    "Foto: Pendiente",
    "Logotipo: Listo",
    "Cédulas y aviso: Pendiente",
    "Teléfonos y WhatsApp: Pendiente",
    "Consultorio y horario: Pendiente",
    "Primer horario",
    "Precio de la consulta",
    "Aviso de privacidad: Pendiente",
    "Colores: Pendiente",
    "Primera publicación: Pendiente",
    "Ver cuáles",
  ]);
  const logo = within(steps).getByRole("link", { name: /^Logotipo/ });
  expect(logo.getAttribute("href")).toBe("/admin/marca?campo=doctorInfo.logoStyle");
});

test.runIf(isLong)("the last step names its condition, and the backup its folder", async () => {
  openAdmin("/");
  const steps = await region(/^Te faltan/);
  within(steps).getByText(/^Se completa cuando lo publicado ya no tenga nada inventado/);
  expect(within(steps).getByRole("link", { name: "Ver cuáles" }).getAttribute("href")).toBe("/admin/lista");
  await screen.findByText(/está en el servidor\. Desde aquí no se descarga/);
});

test.runIf(isLong)(
  "the path leads from step to step, saves what was typed, and ends where it began",
  async () => {
    const { user } = openAdmin("/");
    await user.click(await screen.findByRole("button", { name: "Empezar" }));
    const bar = await screen.findByRole("complementary", { name: "Primeros pasos" });
    expect(bar.textContent).toContain("Paso 1 de 9");
    expect(bar.textContent).toContain("«Siguiente» te lleva después a: Años de experiencia.");
    const name = await screen.findByRole("textbox", { name: "Nombre" });
    await waitFor(() => expect(document.activeElement).toBe(name));
    await user.clear(name);
    await user.type(name, "Dra. Luz Mora");
    await user.click(within(bar).getByRole("button", { name: "Siguiente" }));
    const years = await screen.findByLabelText("Años de experiencia");
    await waitFor(() => expect(document.activeElement).toBe(years));
    expect(bar.textContent).toContain("Este dato viene del ejemplo.");
    await user.click(await screen.findByRole("button", { name: "Sí, es mío: Años de experiencia" }));
    await waitFor(() => expect(bar.textContent).toContain("Listo"));
    expect(document.activeElement).toBe(years);
    expect(screen.queryByRole("button", { name: "Sí, es mío: Años de experiencia" })).toBeNull();
    await user.click(within(bar).getByRole("button", { name: "Siguiente" }));
    await waitFor(() => expect(bar.textContent).toContain("Paso 2 de 9"));
    const { siteContent } = await api().draft();
    expect(siteContent.doctorInfo.name).toBe("Dra. Luz Mora");
    expect(siteContent.confirmed?.map(({ label }) => label)).toEqual(["Años de experiencia"]);
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(within(bar).getByRole("button", { name: "Anterior" }));
    await waitFor(() => expect(bar.textContent).toContain("Paso 1 de 9"));
    await user.click(within(bar).getByRole("button", { name: "Terminar" }));
    await region("Te faltan 7 de 9 pasos");
    expect(screen.queryByRole("complementary", { name: "Primeros pasos" })).toBeNull();
  },
);

test("«Siguiente» leads to the facts that a step names, and confirms none of them", async () => {
  const { user } = openAdmin("/");
  await user.click(await screen.findByRole("button", { name: "Empezar" }));
  const bar = await screen.findByRole("complementary", { name: "Primeros pasos" });
  const next = within(bar).getByRole("button", { name: "Siguiente" });
  await screen.findByRole("textbox", { name: "Nombre" });
  await user.click(next);
  const years = await screen.findByLabelText("Años de experiencia");
  await waitFor(() => expect(document.activeElement).toBe(years));
  expect(bar.textContent).toContain("Paso 1 de 9");
  await user.click(next);
  await waitFor(() => expect(bar.textContent).toContain("Paso 2 de 9"));
  expect((await api().draft()).siteContent.confirmed).toBeUndefined();
});

test.runIf(isLong)(
  "after the licences the path visits the notice that is not granted yet, once",
  async () => {
    await api().changeElsewhere(({ siteContent: { doctorInfo, aboutMe } }) => {
      Object.assign(doctorInfo, { name: "Dra. Luz Mora", portraitPath: "", cedEsp: "12345678 · UNAM" });
      aboutMe.yearsOfExperience = 12;
    });
    const { user } = openAdmin("/");
    await user.click(await screen.findByRole("button", { name: "Continuar" }));
    const bar = await screen.findByRole("complementary", { name: "Primeros pasos" });
    const licence = await screen.findByRole("textbox", { name: "Cédula profesional" });
    await user.clear(licence);
    await user.type(licence, "1234567 · UNAM");
    const next = within(bar).getByRole("button", { name: "Siguiente" });
    await user.click(next);
    const notice = await screen.findByRole("textbox", { name: "Aviso de publicidad COFEPRIS" });
    await waitFor(() => expect(document.activeElement).toBe(notice));
    expect(bar.textContent).toContain("Paso 4 de 9");
    await user.click(next);
    await waitFor(() => expect(bar.textContent).toContain("Paso 5 de 9"));
  },
);

test("a step with a wrong field is not left", async () => {
  const { user } = openAdmin("/");
  await user.click(await screen.findByRole("button", { name: "Empezar" }));
  const bar = await screen.findByRole("complementary", { name: "Primeros pasos" });
  await user.clear(await screen.findByRole("textbox", { name: "Nombre" }));
  await user.click(within(bar).getByRole("button", { name: "Siguiente" }));
  expect((await within(bar).findByText(/^No se pudo guardar\./)).getAttribute("role")).toBe("alert");
  expect(bar.textContent).toContain("Paso 1 de 9");
});

test.runIf(isLong)(
  "a step that the server does not answer is not left, and nothing is called wrong",
  async () => {
    const { user } = openAdmin("/");
    await user.click(await screen.findByRole("button", { name: "Empezar" }));
    const bar = await screen.findByRole("complementary", { name: "Primeros pasos" });
    await user.type(await screen.findByRole("textbox", { name: "Nombre" }), " Otra");
    await api().setDatabaseAway(true);
    await user.click(within(bar).getByRole("button", { name: "Siguiente" }));
    await within(bar).findByText(/^Todavía no se guarda: el servidor no responde\./);
    expect(bar.textContent).not.toContain("Corrige");
  },
);

test("the rest of the example is removed from the draft at once", async () => {
  const { user } = openAdmin("/");
  const left = await region("Lo que queda del ejemplo");
  await user.click(within(left).getByRole("button", { name: "Quitar lo que queda del ejemplo" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Quitar lo que queda del ejemplo" }));
  await screen.findByText("Lo que quedaba del ejemplo ya no está en tu borrador.");
  const { testimonials, siteContent } = await api().draft();
  expect(testimonials.every(({ visible }) => visible === false)).toBe(true);
  expect(siteContent.doctorInfo.facebookLink).toBe("");
});

test("pending changes, comments, schedule and reviews are listed, each with its link", async () => {
  const { token } = await api().createReviewLink();
  const note = { section: "Hero", path: "/", kind: "comment" as const, text: "Más claro", name: "Dra. Luz" };
  await api().as("nobody", contract.addReviewNote, { headers: reviewHeaders(token), body: note });
  await api().changeElsewhere((site) => {
    takeFirstStep(site);
    const review = { reviewedBy: "Dra. Luz", reviewedOn: "2024-01-01", nextReview: "2025-01-01" };
    Object.assign(site.diseases[0] ?? {}, { review });
  });
  const due = new Date(Date.now() + 86_400_000).toISOString();
  await api().as("owner", contract.schedulePublication, { body: { due } });
  openAdmin("/");
  const news = await region("Qué hay pendiente");
  await within(news).findByText("5 cambios sin publicar");
  within(news).getByText("Información del Sitio: 2");
  within(news).getByText("Enfermedades: 3");
  await within(news).findByText("Dra. Luz: «Más claro»");
  expect(within(news).getByRole("link", { name: "Ir a corregirlo" }).getAttribute("href")).toBe(
    "/admin/secciones?campo=Hero",
  );
  await within(news).findByText(/^Se publica el /);
  await within(news).findByText("1 página por revisar");
  screen.getByRole("link", { name: /^Inicio.*1 comentario de la revisión/ });
});

test("without an answer, each line shows its failure and the rest stays", async () => {
  for (const call of ["overview", "changes", "review-links", "schedule", "backups"])
    await api().replaceAnswer(`GET /api/${call}`, 500, { error: "SQLITE_ERROR: secret" });
  openAdmin("/");
  const news = await region("Qué hay pendiente");
  await waitFor(() => expect(within(news).getAllByText("No se pudo consultar.")).toHaveLength(5));
  await screen.findByText("No se pudo consultar el estado del sitio.");
  expect(document.body.textContent).not.toContain("SQLITE");
  expect(chip()).not.toContain("Publicado");
});
