import { contract, type NewNote, reviewHeaders } from "@consultorio/api/contract";
import { isLong } from "@consultorio/testkit/long-form";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { FrameMessage } from "#live-preview/messages.ts";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();
/** Makes a link to a draft with another title of the home page, and opens it as somebody without an account. */
async function openLink() {
  await api().changeElsewhere(({ siteContent }) => {
    siteContent.doctorInfo.specialty = "Ahora es así";
  });
  const { token } = await api().createReviewLink();
  await api().setPerson("nobody");
  return { token, ...openAdmin(`/revision#${token}`) };
}

/** A note that a reader left before. */
const addNote = (token: string, note: Partial<NewNote>) =>
  api().as("nobody", contract.addReviewNote, {
    headers: reviewHeaders(token),
    body: { section: "Hero", path: "/", kind: "approved", text: "", name: "Dra. Ejemplo", ...note },
  });

const notes = async () => (await api().as("owner", contract.listReviewLinks)).links[0]?.notes;

const origin = () => window.location.origin;
const frame = () => screen.findByTitle<HTMLIFrameElement>("Vista del borrador");

/** A message of the frame, as it sends it with a page drawn in it. */
async function frameSends(data: FrameMessage) {
  const { contentWindow: source } = await frame();
  act(() => window.dispatchEvent(new MessageEvent("message", { data, origin: origin(), source })));
}

test("a reader reads what changed, approves a section and comments on another, by name", async () => {
  const { user } = await openLink();
  const changes = await screen.findByRole("region", { name: "Qué cambia" });
  within(changes).getByText("Ahora es así");
  await frameSends({ kind: "consultorio:parts", parts: [{ key: "Hero", label: "Portada" }] });

  await user.click(await screen.findByText("Opinar de una sola parte (1)"));
  await user.click(screen.getByRole("button", { name: "Aprobar «Portada»" }));
  screen.getByText("Escribe tu nombre.");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Tu nombre" }));
  await user.type(screen.getByRole("textbox", { name: "Tu nombre" }), "Dra. Ejemplo");
  await user.click(screen.getByRole("button", { name: "Aprobar «Portada»" }));
  await screen.findByText("Dra. Ejemplo: Aprobada");

  await user.click(screen.getByRole("button", { name: "Comentar «Portada»" }));
  await user.click(screen.getByRole("button", { name: "Enviar comentario" }));
  screen.getByText("Escribe qué cambiarías.");
  await user.type(screen.getByRole("textbox", { name: "Qué cambiarías" }), "Falta un acento.");
  await user.click(screen.getByRole("button", { name: "Enviar comentario" }));
  await screen.findByText("Dra. Ejemplo: Falta un acento.");
  expect(await notes()).toMatchObject([
    { section: "Hero", path: "/", kind: "approved", name: "Dra. Ejemplo" },
    { section: "Hero", path: "/", kind: "comment", text: "Falta un acento.", name: "Dra. Ejemplo" },
  ]);
});

test("every page is reached by its name or by a link in the page, and each is judged by itself", async () => {
  const { user, token } = await openLink();
  await frame();
  await addNote(token, {});
  await frameSends({ kind: "consultorio:parts", parts: [{ key: "Hero", label: "Portada" }] });
  await frameSends({ kind: "consultorio:leave", path: "/enfermedades/varices" });
  await screen.findByRole("region", { name: "Qué opinas de «Enfermedades: Várices»" });
  expect(screen.queryByText("Dra. Ejemplo: Aprobada")).toBeNull();
  await frameSends({ kind: "consultorio:parts", parts: [{ key: "Causas", label: "Causas" }] });
  screen.getByRole("button", { name: "Comentar «Causas»" });
  await frameSends({ kind: "consultorio:leave", path: "/no/existe" });
  await screen.findByText("Esa página no existe en el borrador.");

  await user.selectOptions(screen.getByRole("combobox", { name: "Página" }), "Contacto");
  await screen.findByRole("region", { name: "Qué opinas de «Contacto»" });
  await user.type(screen.getByRole("textbox", { name: "Tu nombre" }), "Dra. Ejemplo");
  await user.click(screen.getByRole("button", { name: "Aprobar «Toda la página»" }));
  await screen.findByText("Gracias: quedó anotado.");
  expect((await notes())?.at(-1)).toMatchObject({ section: "", path: "/contacto" });
});

test.runIf(isLong)(
  "a comment that is not sent yet is there again after another page, and another day",
  async () => {
    const { user, unmount, token } = await openLink();
    const comment = async () => {
      await user.click(await screen.findByRole("button", { name: "Comentar «Toda la página»" }));
      return screen.getByRole("textbox", { name: "Qué cambiarías" });
    };
    await user.type(await comment(), "El precio ya cambió");
    const pages = screen.getByRole("combobox", { name: "Página" });
    await user.selectOptions(pages, "Contacto");
    expect(await comment()).toHaveProperty("value", "");
    await user.selectOptions(pages, "Inicio");
    const field = await screen.findByRole("textbox", { name: "Qué cambiarías" });
    expect(field).toHaveProperty("value", "El precio ya cambió");
    unmount();
    openAdmin(`/revision#${token}`);
    await user.type(await screen.findByRole("textbox", { name: "Tu nombre" }), "Dra. Ejemplo");
    expect(screen.getByRole("textbox", { name: "Qué cambiarías" })).toHaveProperty(
      "value",
      "El precio ya cambió",
    );
    await user.click(screen.getByRole("button", { name: "Enviar comentario" }));
    await screen.findByText("Dra. Ejemplo: El precio ya cambió");
    expect(screen.queryByRole("textbox", { name: "Qué cambiarías" })).toBeNull();
    expect(window.localStorage.length).toBe(0);
  },
);

test.runIf(isLong)("one change is shown once and approved once, however many places it touches", async () => {
  await api().changeElsewhere(({ diseases, siteContent }) => {
    for (const disease of diseases) disease.ctaText = "Agenda tu cita.";
    siteContent.doctorInfo.email = "otra@example.com";
  });
  const { user } = await openLink();
  const changes = await screen.findByRole("region", { name: "Qué cambia" });
  await user.type(screen.getByRole("textbox", { name: "Tu nombre" }), "Dra. Ejemplo");
  await user.click(
    await within(changes).findByRole("button", {
      name: "Aprobar «Información del Doctor › Correo electrónico»",
    }),
  );
  await within(changes).findByText("Dra. Ejemplo: Aprobada");
  await user.click(within(changes).getByRole("button", { name: "Aprobar «Todos los cambios»" }));
  await waitFor(() => expect(within(changes).getAllByText("Dra. Ejemplo: Aprobada")).toHaveLength(2));
  expect(await notes()).toMatchObject([
    { section: "Información del Doctor › Correo electrónico", path: "/", kind: "approved" },
    { section: "Todos los cambios", path: "/", kind: "approved" },
  ]);
});

test.runIf(isLong)("the draft is seen as wide as a telephone, and as a computer", async () => {
  const { user } = await openLink();
  expect((await frame()).style.width).toBe("360px");
  await user.click(screen.getByRole("radio", { name: /^Computadora/ }));
  expect((await frame()).style.width).toBe("1280px");
});

test.runIf(isLong)(
  "a note stands beside the section and the record that it is about, until the link ends",
  async () => {
    const ended = await api().createReviewLink();
    await addNote(ended.token, { kind: "comment", text: "Ya no cuenta." });
    await api().as("owner", contract.revokeReviewLink, { params: { id: ended.link.id } });
    const { token } = await api().createReviewLink();
    await addNote(token, { kind: "comment", text: "Falta un acento." });
    await addNote(token, { section: "Causas", path: "/enfermedades/varices" });
    const { unmount } = openAdmin("/secciones");
    const card = await screen.findByRole("article", { name: "Portada" });
    const reviewNotes = await within(card).findByRole("complementary", { name: "Lo que dijeron al revisar" });
    expect(
      within(reviewNotes)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Dra. Ejemplo, en Inicio: Falta un acento."]);
    unmount();
    openAdmin("/colecciones/enfermedades?registro=varices");
    await screen.findByText("Dra. Ejemplo lo aprobó, en Enfermedades: varices.");
  },
);

test("a link that has ended says so", async () => {
  const { token, link } = await api().createReviewLink();
  await api().as("owner", contract.revokeReviewLink, { params: { id: link.id } });
  await api().setPerson("nobody");
  openAdmin(`/revision#${token}`);
  await screen.findByRole("heading", { name: "Este enlace ya no abre" });
});
