import { contract, reviewHeaders } from "@consultorio/api/contract";
import { isLong } from "@consultorio/testkit/long-form";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();

const region = (name: string) => screen.findByRole("region", { name });

/** A new telephone number and a new disease, saved by the editor and not yet public. */
const changeTwice = () =>
  api().changeElsewhere(({ siteContent, diseases }) => {
    siteContent.doctorInfo.phone = "+525500000001";
    const [first] = diseases;
    if (first) diseases.push({ ...structuredClone(first), id: "una-nueva", name: "Una nueva" });
  });

test("changes are listed field by field, before and after", async () => {
  const { phone } = (await api().draft()).siteContent.doctorInfo;
  await changeTwice();
  openAdmin("/publicar");
  const changes = await region("Qué cambió");
  const [first] = await within(changes).findAllByRole("listitem");
  expect(first?.textContent).toBe(`Información del DoctorTeléfono para citasAntes${phone}Ahora+525500000001`);
  expect(within(changes).getByText("Se agregó: Una nueva")).toBeDefined();
  expect(changes.textContent).toContain("2 cambios sin publicar");
});

test.runIf(isLong)("a failure to compare says so, and can be tried again", async () => {
  await changeTwice();
  await api().replaceAnswer("GET /api/changes", 500);
  const { user } = openAdmin("/publicar");
  const changes = await region("Qué cambió");
  expect((await within(changes).findByRole("alert")).textContent).toBe("No se pudo consultar qué cambió.");
  await api().restore("GET /api/changes");
  await user.click(within(changes).getByRole("button", { name: "Intentar de nuevo" }));
  await within(changes).findByText("Se agregó: Una nueva");
});

test.runIf(isLong)("a failure to review the draft says so, and can be tried again", async () => {
  await api().replaceAnswer("GET /api/checklist", 500);
  const { user } = openAdmin("/publicar");
  const review = await region("Antes de publicar");
  expect((await within(review).findByRole("alert")).textContent).toBe("La lista no se pudo cargar.");
  await api().restore("GET /api/checklist");
  await user.click(within(review).getByRole("button", { name: "Intentar de nuevo" }));
  await waitFor(() => expect(review.textContent).toContain("Cédulas y aviso de publicidad"));
});

test("blocking problems are named before publishing, and nothing is published until they are solved", async () => {
  await api().changeRaw(({ siteContent }) => {
    for (const entry of siteContent.navMenu.slice(-1)) entry.path = "/blog";
  });
  const { user } = openAdmin("/publicar");
  const review = await region("Antes de publicar");
  expect((await within(review).findByText(/^Impide publicar:/)).parentElement?.textContent).toContain(
    "Enlaces que no llevan a ninguna parte",
  );
  expect(review.textContent).toContain("Cédulas y aviso de publicidad");
  await user.click(screen.getByRole("button", { name: "Publicar" }));
  const dialog = await screen.findByRole("dialog");
  const blocking = await within(dialog).findByRole("link", { name: /no lleva a ninguna página/ });
  expect(within(dialog).getByRole("button", { name: "Publicar" }).hasAttribute("disabled")).toBe(true);
  await within(dialog).findByRole("link", { name: "Quitar lo que queda del ejemplo" });
  await user.click(blocking);
  await waitFor(() => expect(window.location.search).toContain("campo=navMenu."));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a publication is scheduled, waits, and is taken back", async () => {
  const { user } = openAdmin("/publicar");
  const panel = await region("Publicar más tarde");
  await user.click(await within(panel).findByRole("button", { name: "Programar" }));
  expect(within(panel).getByRole("alert").textContent).toBe("Elige el día y la hora.");
  await user.type(within(panel).getByLabelText("Día"), "2030-05-04");
  await user.type(within(panel).getByLabelText("Hora del consultorio"), "10:00");
  await user.click(within(panel).getByRole("button", { name: "Programar" }));
  expect((await within(panel).findByRole("status")).textContent).toMatch(
    /^La versión 1 se publicará el 4 de mayo de 2030\D+10:00/,
  );
  const [scheduled] = (await api().as("owner", contract.readSchedule)).schedule;
  expect(scheduled).toMatchObject({ state: "pending", due: new Date("2030-05-04T16:00:00Z") });

  await api().replaceAnswer("DELETE /api/schedule", 500);
  await user.click(within(panel).getByRole("button", { name: "Cancelar la programación" }));
  await screen.findByText("La programación no se pudo cancelar. Intenta de nuevo.");
  await api().restore("DELETE /api/schedule");
  await user.click(within(panel).getByRole("button", { name: "Cancelar la programación" }));
  await within(panel).findByText("Cancelada");
});

test.runIf(isLong)("a schedule that cannot be read says so, and nothing is scheduled over it", async () => {
  await api().replaceAnswer("GET /api/schedule", 500);
  const { user } = openAdmin("/publicar");
  const panel = await region("Publicar más tarde");
  await within(panel).findByText("No se pudo consultar si hay algo programado.");
  expect(within(panel).queryByRole("button", { name: "Programar" })).toBeNull();
  await api().restore("GET /api/schedule");
  await user.click(within(panel).getByRole("button", { name: "Intentar de nuevo" }));
  await within(panel).findByRole("button", { name: "Programar" });
});

test.runIf(isLong)("a scheduled publication that failed says why", async () => {
  await api().failScheduled("No se publicó; el sitio sigue como estaba.");
  openAdmin("/publicar");
  expect(await screen.findByText("No se publicó; el sitio sigue como estaba.")).toBeDefined();
});

test("a review link is made, shown once, and ended", async () => {
  const { user } = openAdmin("/publicar");
  const panel = await region("Enlace de revisión");
  await within(panel).findByText("Todavía no has creado ninguno.");
  await user.click(within(panel).getByRole("button", { name: "Crear enlace" }));
  const address = await within(panel).findByRole("textbox", { name: "Enlace nuevo" });
  expect(address).toHaveProperty("value", expect.stringMatching(/^http.+\/admin\/revision#[\w-]{20,}$/));

  const { links } = await api().as("owner", contract.listReviewLinks);
  expect(links).toMatchObject([{ version: 1, revoked: false }]);
  const call = `DELETE /api/review-links/${links[0]?.id}`;
  await api().replaceAnswer(call, 500);
  await user.click(within(panel).getByRole("button", { name: "Terminar el enlace de la versión 1" }));
  await screen.findByText("El enlace no se pudo terminar. Intenta de nuevo.");
  await api().restore(call);
  await user.click(within(panel).getByRole("button", { name: "Terminar el enlace de la versión 1" }));
  await within(panel).findByText("Terminado");
});

test.runIf(isLong)("a double click makes one review link", async () => {
  const { user } = openAdmin("/publicar");
  const panel = await region("Enlace de revisión");
  const button = within(panel).getByRole("button", { name: "Crear enlace" });
  await user.dblClick(button);
  await within(panel).findByRole("textbox", { name: "Enlace nuevo" });
  expect((await api().as("owner", contract.listReviewLinks)).links).toHaveLength(1);
});

test.runIf(isLong)("wrong fields are named apart from unfinished ones", async () => {
  const { siteContent } = await api().draft();
  await api().as("editor", contract.keepUnfinished, {
    params: { name: "siteContent" },
    body: { siteContent: { ...siteContent, doctorInfo: { ...siteContent.doctorInfo, name: "" } } },
  });
  openAdmin("/publicar");
  const review = await region("Antes de publicar");
  expect((await within(review).findByText(/^Impide publicar:/)).parentElement?.textContent).toContain(
    "Datos por corregir",
  );
  expect(within(review).getByText(/^Para tu información:/).parentElement?.textContent).toContain(
    "Sin terminar",
  );
});

test.runIf(isLong)("a review link of no days is refused in words", async () => {
  const { user } = openAdmin("/publicar");
  const panel = await region("Enlace de revisión");
  const days = await within(panel).findByRole("textbox", { name: "Días que dura" });
  await user.clear(days);
  await user.type(days, "0");
  await user.click(within(panel).getByRole("button", { name: "Crear enlace" }));
  await screen.findByText("Duración: elige de 1 a 30 días.");
  expect((await api().as("owner", contract.listReviewLinks)).links).toEqual([]);
});

test("notes of the readers of a review link are listed", async () => {
  const { token } = await api().createReviewLink();
  await api().as("nobody", contract.addReviewNote, {
    headers: reviewHeaders(token),
    body: { section: "Hero", path: "/", kind: "comment", text: "Falta un acento.", name: "Dra. Ejemplo" },
  });
  openAdmin("/publicar");
  const panel = await region("Enlace de revisión");
  expect(await within(panel).findByText("Dra. Ejemplo: Comentó «Portada», en Inicio")).toBeDefined();
});
