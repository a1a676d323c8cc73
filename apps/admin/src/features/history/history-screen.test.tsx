import { contract } from "@consultorio/api/contract";
import { isLong } from "@consultorio/testkit/long-form";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();
const hour = 60 * 60_000;
const firstPhone = "+525500000001";

/** Versions 2 and 3 are the editor's, and 3 is public; versions 4 and 5 are the owner's, two hours later. */
async function makeHistory() {
  await api().changeElsewhere(({ testimonials }) => void testimonials.pop());
  await api().changeElsewhere(({ testimonials }) => void testimonials.pop());
  await api().publish();
  await api().setClock(new Date(Date.now() + 2 * hour).toISOString());
  for (const phone of [firstPhone, "+525500000002"])
    await api().changeAs("owner", ({ siteContent }) => {
      siteContent.doctorInfo.phone = phone;
    });
}

const livePublication = async () =>
  (await api().as("owner", contract.listPublications)).publications.find(({ live }) => live)?.version;

/** Opens the history and asks for the version 1 to be public again. */
async function goBack() {
  const { user } = openAdmin("/historial");
  await user.click(await screen.findByRole("button", { name: "Volver a publicar la versión 1" }));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Volver a publicar" }),
  );
}

const region = (name: string) => screen.findByRole("region", { name });
const earlier = () => screen.findByRole("button", { name: /^Ver la anterior .* la versión 5$/ });
const checkbox = (version: number) => ({ name: `Comparar la versión ${version}` });

test.runIf(isLong)("the saves of one person in a row are one line, which opens", async () => {
  await makeHistory();
  const { user } = openAdmin("/historial");
  await screen.findByRole("checkbox", checkbox(3));
  expect(screen.queryByRole("checkbox", checkbox(4))).toBeNull();
  await user.click(await earlier());
  screen.getByRole("checkbox", checkbox(4));
  await user.click(await earlier());
  expect(screen.queryByRole("checkbox", checkbox(4))).toBeNull();
});

test.runIf(isLong)("older versions are read on demand, from the oldest that is there", async () => {
  await api().saveVersions(101);
  const { user } = openAdmin("/historial");
  const more = await screen.findByRole("button", { name: "Ver más versiones" });
  await api().replaceAnswer("GET /api/revisions", 500);
  await user.click(more);
  await screen.findByText("El historial no se pudo cargar.");
  screen.getByRole("checkbox", checkbox(102));
  expect(screen.queryByRole("checkbox", checkbox(1))).toBeNull();
  await api().restore("GET /api/revisions");
  await user.click(await screen.findByRole("button", { name: "Ver más versiones" }));
  await screen.findByRole("checkbox", checkbox(1));
  expect(screen.queryByRole("button", { name: "Ver más versiones" })).toBeNull();
  expect((await api().received("GET /api/revisions")).at(-1)?.query).toBe("?before=3&summaries=si");
});

test.runIf(isLong)("any two versions are compared", async () => {
  await makeHistory();
  const { user } = openAdmin("/historial");
  await user.click(await earlier());
  await user.click(await screen.findByRole("checkbox", checkbox(5)));
  await user.click(screen.getByRole("checkbox", checkbox(3)));
  const comparison = await region("De la versión 3 a la 5");
  await within(comparison).findByText("Teléfono para citas");
  await user.click(screen.getByRole("checkbox", checkbox(4)));
  await region("De la versión 3 a la 4");
});

test("an old version becomes the draft, after asking, and nothing is published", async () => {
  await makeHistory();
  const { user } = openAdmin("/historial");
  await user.click(await earlier());
  await user.click(await screen.findByRole("button", { name: "Recuperar la versión 4" }));
  const dialog = await screen.findByRole("dialog", { name: "Recuperar una versión anterior" });
  expect(dialog.textContent).toContain("No se publica nada");
  await user.click(within(dialog).getByRole("button", { name: "Recuperar" }));
  await screen.findByText("Recuperada: tu borrador es ahora la versión 6.");
  expect((await api().draft()).siteContent.doctorInfo.phone).toBe(firstPhone);
  expect(await livePublication()).toBe(3);
});

test("the public site goes back in one step", async () => {
  await makeHistory();
  await goBack();
  await screen.findByText("Tus pacientes ya ven la publicación anterior.");
  expect(await livePublication()).toBe(1);
});

test.runIf(isLong)("a way back that a cache did not notice says until when", async () => {
  await makeHistory();
  const notice = "El sitio ya es público, pero la caché que está delante no lo aceptó.";
  await api().setNotice(notice);
  await goBack();
  await screen.findByText(notice);
});

test("an editor sees the publications, without a button to go back", async () => {
  await makeHistory();
  await api().setPerson("editor");
  openAdmin("/historial");
  const published = await region("Lo publicado");
  await within(published).findByText("Versión 1");
  expect(within(published).queryByRole("button")).toBeNull();
});

test("a way back that fails says so, and leaves the site", async () => {
  await makeHistory();
  const { publications } = await api().as("owner", contract.listPublications);
  await api().replaceAnswer(
    `POST /api/publications/${publications.find(({ version }) => version === 1)?.id}/live`,
    500,
  );
  await goBack();
  await screen.findByText("No se pudo volver. El sitio sigue como estaba.");
  expect(await livePublication()).toBe(3);
});

test("a history that cannot be read says so, and can be tried again", async () => {
  await api().replaceAnswer("GET /api/publications", 500);
  const { user } = openAdmin("/historial");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("El historial no se pudo cargar."));
  await api().restore("GET /api/publications");
  await user.click(screen.getByRole("button", { name: "Intentar de nuevo" }));
  await region("Lo publicado");
});

test.runIf(isLong)(
  "each version says in one line what it changed, an edit session for all its saves",
  async () => {
    await makeHistory();
    const { user } = openAdmin("/historial");
    const item = async (version: number) =>
      (await screen.findByRole("checkbox", checkbox(version))).closest("li")?.textContent;
    expect(await item(5)).toContain("Versión 5Información del Doctor: Teléfono para citas");
    expect(await item(3)).toMatch(/Versión 3Testimonio .+ borrado; testimonio .+ borrado/);
    await user.click(await earlier());
    expect(await item(4)).toContain("Versión 4Información del Doctor: Teléfono para citas");
  },
);

/** Changes two fields of the site, a section, a record, and takes a service away, as version 2. */
const changeMuch = () =>
  api().changeElsewhere(({ siteContent, selectedSections, diseases, services }) => {
    siteContent.doctorInfo.phone = firstPhone;
    siteContent.doctorInfo.name = "Dra. Otra";
    selectedSections.Hero = { ...selectedSections.Hero, component: "HeroSplit", display: true };
    const varices = diseases.find(({ id }) => id === "varices");
    Object.assign(varices ?? {}, { causes: ["Otra"], ctaText: "Otra" });
    services.splice(1, 1);
  });

/** Opens the differences of version 1 from today. */
async function openDifferences() {
  const { user } = openAdmin("/historial");
  await user.click(await screen.findByRole("button", { name: "Diferencias con hoy, de la versión 1" }));
  return { user, differences: await region("De la versión 1 a tu borrador de hoy") };
}

test.runIf(isLong)("one field comes back alone, and that is undone with one press", async () => {
  const before = await api().draft();
  await changeMuch();
  const after = await api().draft();
  const { user, differences } = await openDifferences();
  const name = "Recuperar sólo esto: Información del Doctor › Teléfono para citas";
  await user.click(await within(differences).findByRole("button", { name }));
  await within(differences).findByText(/Tu borrador tiene otra vez lo de antes en «.+Teléfono para citas»\./);
  const doctorInfo = { ...after.siteContent.doctorInfo, phone: before.siteContent.doctorInfo.phone };
  expect(await api().draft()).toEqual({ ...after, siteContent: { ...after.siteContent, doctorInfo } });
  expect(await api().version()).toBe(3);
  await waitFor(() => expect(within(differences).queryByRole("button", { name })).toBeNull());

  await user.click(within(differences).getByRole("button", { name: "Deshacer" }));
  await within(differences).findByRole("button", { name });
  expect(await api().draft()).toEqual(after);
});

test.runIf(isLong)(
  "after a whole version was recovered, no list is of before it, and no undo takes it back as well",
  async () => {
    await changeMuch();
    const { user, differences } = await openDifferences();
    const phone = "Recuperar sólo esto: Información del Doctor › Teléfono para citas";
    await user.click(await within(differences).findByRole("button", { name: phone }));
    await within(differences).findByRole("button", { name: "Deshacer" });
    await user.click(screen.getByRole("button", { name: "Recuperar la versión 1" }));
    const dialog = await screen.findByRole("dialog", { name: "Recuperar una versión anterior" });
    await user.click(within(dialog).getByRole("button", { name: "Recuperar" }));
    await within(differences).findByText("Las dos versiones dicen lo mismo.");
    await waitFor(() => expect(within(differences).queryByRole("button", { name: "Deshacer" })).toBeNull());
  },
);

test.runIf(isLong)("a deleted record, a variant and all of a record come back alone", async () => {
  const before = await api().draft();
  await changeMuch();
  const { user, differences } = await openDifferences();
  const title = before.services[1]?.title;
  const recovered = (name: string) =>
    within(differences).findByText(`Tu borrador tiene otra vez lo de antes en «${name}».`);
  await user.click(await within(differences).findByRole("button", { name: `Recuperar sólo esto: ${title}` }));
  await recovered(title ?? "");
  expect((await api().draft()).services).toEqual(before.services);
  await user.click(
    await within(differences).findByRole("button", { name: "Recuperar sólo esto: Portada › Diseño" }),
  );
  await recovered("Portada › Diseño");
  const { Hero } = before.selectedSections;
  expect((await api().draft()).selectedSections.Hero?.component).toBe(Hero?.component);
  await user.click(
    await within(differences).findByRole("button", { name: "Recuperar todo de «Várices»: 2 cambios" }),
  );
  await recovered("Várices");
  expect((await api().draft()).diseases).toEqual(before.diseases);
  expect((await api().draft()).siteContent.doctorInfo.name).toBe("Dra. Otra");
});

test.runIf(isLong)("a field that somebody changed meanwhile is not restored, and is shown", async () => {
  await changeMuch();
  const { user, differences } = await openDifferences();
  const button = await within(differences).findByRole("button", { name: /Teléfono para citas/ });
  await api().changeElsewhere(({ siteContent }) => {
    siteContent.doctorInfo.phone = "+525500000009";
  });
  await user.click(button);
  await screen.findByText(/Ese dato cambió desde que abriste esta lista/);
  await within(differences).findByText("+525500000009");
  expect((await api().draft()).siteContent.doctorInfo.phone).toBe("+525500000009");
});

test.runIf(isLong)("unfinished content is not removed: it has to be finished first", async () => {
  await changeMuch();
  const { siteContent } = await api().draft();
  await api().as("editor", contract.keepUnfinished, {
    params: { name: "siteContent" },
    body: { siteContent: { ...siteContent, doctorInfo: { ...siteContent.doctorInfo, name: "" } } },
  });
  const { user, differences } = await openDifferences();
  await user.click(await within(differences).findByRole("button", { name: /Teléfono para citas/ }));
  await screen.findByText(/Primero termina lo que quedó a medias\. /);
  expect((await api().draft()).siteContent.doctorInfo.phone).toBe(firstPhone);
});

test.runIf(isLong)("the chosen version and the draft are compared with the same ways back", async () => {
  await makeHistory();
  const { user } = openAdmin("/historial");
  await user.click(await screen.findByRole("checkbox", checkbox(5)));
  await user.click(screen.getByRole("checkbox", checkbox(3)));
  const comparison = await region("De la versión 3 a la 5");
  await within(comparison).findByRole("button", { name: /^Recuperar sólo esto: .*Teléfono para citas$/ });
});

/** Takes the last testimonial out of the draft and publishes that; resolves with it. */
async function takeTestimonialOut() {
  const [testimonial] = (await api().draft()).testimonials.slice(-1);
  if (!testimonial) throw new Error("The bundled site has testimonials.");
  await api().changeElsewhere(({ testimonials }) => void testimonials.pop());
  await api().publish();
  return testimonial;
}

test("a deleted testimonial is erased from everything before, after asking", async () => {
  const { name, shortTestimonial } = await takeTestimonialOut();
  const { user } = openAdmin("/historial");
  const panel = within(await region("Borrar del historial"));
  const what = await panel.findByRole("option", { name: `Testimonio borrado de ${name}` });
  await user.selectOptions(panel.getByRole("combobox", { name: "Qué se borra" }), what);
  expect(panel.queryByRole("textbox")).toBeNull();
  await user.click(panel.getByRole("button", { name: "Borrar para siempre" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Borrar del historial" }));
  dialog.getByText(`«${shortTestimonial}»`);
  await user.click(dialog.getByRole("button", { name: "Borrar para siempre" }));
  await panel.findByText(
    /^Borrado\. Versiones que lo tenían: 1; publicaciones anteriores: 1\. Los respaldos .+ el \d+ de /,
  );
  await waitFor(() => expect(panel.queryByRole("option", { name: what.textContent ?? "" })).toBeNull());
});

test.runIf(isLong)("words that are still in the draft are not erased", async () => {
  const [{ shortTestimonial } = { shortTestimonial: "" }] = (await api().draft()).testimonials;
  const { user } = openAdmin("/historial");
  const panel = within(await region("Borrar del historial"));
  const action = panel.getByRole<HTMLButtonElement>("button", { name: "Borrar para siempre" });
  expect(action.disabled).toBe(true);
  await user.type(panel.getByRole("textbox", { name: "Nombre o frase" }), shortTestimonial);
  await user.click(action);
  const dialog = within(await screen.findByRole("dialog", { name: "Borrar del historial" }));
  await user.click(dialog.getByRole("button", { name: "Borrar para siempre" }));
  await screen.findByText(/^Tu borrador todavía dice eso\./);
});

test("words without a match are reported as in no version, with the backups that stay", async () => {
  await api().replaceAnswer("POST /api/erasures", 200, {
    versions: 0,
    publications: 0,
    others: 0,
    backupsGoneBy: null,
  });
  const { user } = openAdmin("/historial");
  const panel = within(await region("Borrar del historial"));
  await user.type(panel.getByRole("textbox", { name: "Nombre o frase" }), "Nadie dijo esto");
  await user.click(panel.getByRole("button", { name: "Borrar para siempre" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Borrar del historial" }));
  await user.click(dialog.getByRole("button", { name: "Borrar para siempre" }));
  await panel.findByText(/^Ninguna versión guardada lo tenía\. .+ no se borran solos/);
});

test("an editor erases nothing from the history", async () => {
  await api().setPerson("editor");
  openAdmin("/historial");
  await region("Versiones guardadas");
  expect(screen.queryByRole("region", { name: "Borrar del historial" })).toBeNull();
});
