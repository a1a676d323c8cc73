import { isLong } from "@consultorio/testkit/long-form";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();
const soon = { autosaveDelay: 50 };
const field = () => screen.getByRole("textbox", { name: "Nombre" });
const saves = () => api().received("POST /api/site-content");

async function openContent(options = {}) {
  const opened = openAdmin("/informacion", options);
  await screen.findByRole("textbox", { name: "Nombre" });
  return opened;
}

function change(value: string) {
  fireEvent.change(field(), { target: { value } });
}

test("a draft saves itself once nobody types, and says when", async () => {
  await openContent(soon);
  change("  Dra. Otra ");
  expect(await screen.findByText("Guardado hace un momento")).toBeDefined();
  expect((await api().draft()).siteContent.doctorInfo.name).toBe("Dra. Otra");
  // The layout does not move while somebody types, and nothing covers the screen.
  expect(field()).toHaveProperty("value", "  Dra. Otra ");
  expect(screen.queryByText("Éxito")).toBeNull();
});

test.runIf(isLong)("a screen reader announces the save once, and not its age each minute", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await openContent(soon);
  change("Dra. Otra");
  const saved = await screen.findByText("Guardado hace un momento");
  expect(saved.getAttribute("aria-live")).toBe("polite");
  act(() => void vi.advanceTimersByTime(2 * 60_000));
  expect((await screen.findByText(/^Guardado hace \d minutos?$/)).getAttribute("aria-live")).toBe("off");
  change("Dra. Otra Más");
  expect((await screen.findByText("Cambios sin guardar")).getAttribute("aria-live")).toBe("polite");
});

test.runIf(isLong)(
  "what is wrong is kept apart by itself, without moving the focus, until it is right",
  async () => {
    const before = (await api().draft()).siteContent.doctorInfo;
    const { user, unmount } = await openContent(soon);
    fireEvent.change(screen.getByRole("textbox", { name: "Especialidad, corta" }), {
      target: { value: "Mía" },
    });
    await user.clear(field());
    expect(await screen.findByText(/Para publicar, corrige lo que está marcado/)).toBeDefined();
    expect(document.activeElement).toBe(field());
    expect(await saves()).toEqual([]);
    // The publishable part stays unchanged.
    expect((await api().draft()).siteContent.doctorInfo).toEqual(before);
    unmount();
    // Another day, on another computer.
    window.localStorage.clear();
    await openContent(soon);
    expect(field()).toHaveProperty("value", "");
    expect(screen.getByRole("textbox", { name: "Especialidad, corta" })).toHaveProperty("value", "Mía");
    await waitFor(() => expect(field().getAttribute("aria-invalid")).toBe("true"));
    change("Dra. Otra");
    expect(await screen.findByText("Guardado hace un momento")).toBeDefined();
    expect((await api().draft()).siteContent.doctorInfo).toMatchObject({
      name: "Dra. Otra",
      specialtyShort: "Mía",
    });
  },
);

test.runIf(isLong)(
  "what was kept wrong is marked when it is opened again, also under the focus",
  async () => {
    const { user, unmount } = await openContent(soon);
    await user.clear(field());
    await screen.findByText(/Para publicar, corrige lo que está marcado/);
    unmount();
    openAdmin("/informacion?campo=doctorInfo.name", soon);
    await waitFor(() => expect(document.activeElement).toBe(field()));
    await waitFor(() => expect(field().getAttribute("aria-invalid")).toBe("true"));
    expect(document.activeElement).toBe(field());
  },
);

test.runIf(isLong)("a wrong field is marked when the focus leaves it, on its tab too", async () => {
  const { user } = await openContent();
  await user.clear(field());
  expect(field().getAttribute("aria-invalid")).not.toBe("true");
  await user.tab();
  await waitFor(() => expect(field().getAttribute("aria-invalid")).toBe("true"));
  const tab = screen.getByRole("tab", { selected: true });
  expect(within(tab).getByRole("img")).toBeDefined();
  change("Dra. Otra");
  await waitFor(() => expect(within(tab).queryByRole("img")).toBeNull());
});

test.runIf(isLong)(
  "a save that is asked for while another one runs is no conflict with oneself",
  async () => {
    await openContent();
    change("Dra. Otra");
    fireEvent.keyDown(field(), { key: "s", ctrlKey: true });
    change("Dra. Otra Más");
    fireEvent.keyDown(field(), { key: "s", ctrlKey: true });
    await waitFor(async () =>
      expect((await api().draft()).siteContent.doctorInfo.name).toBe("Dra. Otra Más"),
    );
    await screen.findByText("Guardado hace un momento");
    expect(await saves()).toHaveLength(2);
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);

test.runIf(isLong)(
  "a save whose answer was lost is no conflict with oneself, though one typed on",
  async () => {
    const { user } = await openContent();
    const release = await loseAnswers();
    change("Dra. Otra");
    await user.click(screen.getByRole("button", { name: "Guardar" }));
    await screen.findByText("Por ahora no se puede guardar.");
    release();
    expect((await api().draft()).siteContent.doctorInfo.name).toBe("Dra. Otra");
    change("Dra. Otra Más");
    await user.click(screen.getByRole("button", { name: "Guardar" }));
    await screen.findByText("Guardado hace un momento");
    expect((await api().draft()).siteContent.doctorInfo.name).toBe("Dra. Otra Más");
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);

/** The network goes away after each save has reached the server, until the returned function runs. */
async function loseAnswers(): Promise<() => void> {
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (...call) => {
    const answer = await fetch(...call);
    if (call[1]?.method === "POST") throw new TypeError("Failed to fetch");
    return answer;
  });
  onTestFinished(() => spy.mockRestore());
  return () => spy.mockRestore();
}

test("typed text survives a crash, and is offered for recovery", async () => {
  const { unmount } = await openContent();
  change("Lo que no se guardó");
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
  unmount();
  const { user } = await openContent();
  const offer = await screen.findByRole("region", { name: /cambios tuyos que no se alcanzaron a guardar/ });
  screen.getByText("Arriba puedes recuperar lo que no se guardó");
  await user.click(within(offer).getByRole("button", { name: "Recuperar mis cambios" }));
  expect(field()).toHaveProperty("value", "Lo que no se guardó");
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(async () =>
    expect((await api().draft()).siteContent.doctorInfo.name).toBe("Lo que no se guardó"),
  );
  await waitFor(() => expect(window.localStorage.length).toBe(0));
});

test.runIf(isLong)(
  "a copy that somebody saved past is offered with a warning, and can be thrown away",
  async () => {
    const { unmount } = await openContent();
    change("Lo que no se guardó");
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    unmount();
    await api().changeElsewhere(({ testimonials }) => void testimonials.pop());
    const { user } = await openContent();
    expect(await screen.findByText(/Desde entonces se guardó otra versión/)).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Descartarlos" }));
    expect(screen.queryByText(/no se alcanzaron a guardar/)).toBeNull();
    expect(window.localStorage.length).toBe(0);
  },
);

test.runIf(isLong)(
  "a copy that was neither recovered nor discarded stays while the editor types and saves",
  async () => {
    const { unmount } = await openContent();
    change("Lo que no se guardó");
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    unmount();
    const second = await openContent(soon);
    fireEvent.change(screen.getByRole("textbox", { name: "Especialidad, corta" }), {
      target: { value: "Otra" },
    });
    await waitFor(async () =>
      expect((await api().draft()).siteContent.doctorInfo.specialtyShort).toBe("Otra"),
    );
    await screen.findByText("Arriba puedes recuperar lo que no se guardó");
    second.unmount();
    const { user } = await openContent();
    await user.click(await screen.findByRole("button", { name: "Recuperar mis cambios" }));
    expect(field()).toHaveProperty("value", "Lo que no se guardó");
  },
);

test.runIf(isLong)(
  "what two windows could not save is offered, one each time that the document is opened",
  async () => {
    const first = await openContent();
    change("De la primera ventana");
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    const copies = Object.entries(window.localStorage);
    first.unmount();
    window.localStorage.clear();
    const second = await openContent();
    change("De la segunda ventana");
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    second.unmount();
    for (const [key, copy] of copies) window.localStorage.setItem(key, copy);
    const windows = [
      { said: "De la segunda ventana", left: 1 },
      { said: "De la primera ventana", left: 0 },
    ];
    for (const { said, left } of windows) {
      const { user, unmount } = await openContent();
      const offer = { name: "Recuperar mis cambios" };
      await user.click(await screen.findByRole("button", offer));
      expect(field()).toHaveProperty("value", said);
      expect(screen.queryByRole("button", offer)).toBeNull();
      await user.click(screen.getByRole("button", { name: "Guardar" }));
      await waitFor(() => expect(window.localStorage.length).toBe(left));
      unmount();
    }
  },
);

test("steps are undone and redone, by button and by keys", async () => {
  const before = (await api().draft()).siteContent.doctorInfo.name;
  const { user } = await openContent();
  change("Otra");
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  expect(field()).toHaveProperty("value", before);
  expect(screen.getByText("Todo está guardado")).toBeDefined();
  field().focus();
  await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  expect(field()).toHaveProperty("value", "Otra");
  await user.keyboard("{Control>}z{/Control}");
  expect(field()).toHaveProperty("value", before);
});

test("after another's save both versions are joined, field by field", async () => {
  const { user } = await openContent();
  await api().changeElsewhere(({ siteContent: { doctorInfo } }) => {
    doctorInfo.name = "Lo de Eva";
    doctorInfo.email = "nueva@ejemplo.mx";
    doctorInfo.specialtyShort = "De Eva";
  });
  change("Lo mío");
  fireEvent.change(screen.getByRole("textbox", { name: "Especialidad, corta" }), {
    target: { value: "Mía" },
  });
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  const dialog = await screen.findByRole("dialog", { name: "Alguien más guardó cambios" });
  expect(dialog.textContent).toContain("Cambios que sólo hizo la otra persona: 1.");
  const name = within(dialog).getByRole("radiogroup", { name: "Información del Doctor › Nombre" });
  await user.click(within(name).getByRole("radio", { name: "Lo suyo: Lo de Eva" }));
  await user.click(within(dialog).getByRole("button", { name: "Combinar y guardar" }));
  await waitFor(async () =>
    expect((await api().draft()).siteContent.doctorInfo).toMatchObject({
      name: "Lo de Eva",
      specialtyShort: "Mía",
      email: "nueva@ejemplo.mx",
    }),
  );
  expect(field()).toHaveProperty("value", "Lo de Eva");
});

test.runIf(isLong)("an automatic save with a conflict opens no dialog until the editor asks", async () => {
  const { user } = await openContent(soon);
  await api().changeElsewhere(({ siteContent }) => {
    siteContent.doctorInfo.name = "Lo de Eva";
  });
  change("Lo mío");
  await user.click(await screen.findByRole("button", { name: "Resolver" }));
  const dialog = await screen.findByRole("dialog", { name: "Alguien más guardó cambios" });
  await user.click(within(dialog).getByRole("button", { name: "Cargar su versión" }));
  await waitFor(() => expect(field()).toHaveProperty("value", "Lo de Eva"));
  // Even then, undo restores the typed text.
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  expect(field()).toHaveProperty("value", "Lo mío");
});

/** Lets the next question whether the server is back come at once. */
function useQuickTimers() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
}

test("while the database is away one goes on typing, and it is saved once it is back", async () => {
  useQuickTimers();
  await openContent(soon);
  await api().setDatabaseAway(true);
  change("Lo mío");
  expect(await screen.findByText("Por ahora no se puede guardar.")).toBeDefined();
  expect(field()).toHaveProperty("readOnly", false);
  change("Lo mío, y más");
  await api().setDatabaseAway(false);
  vi.advanceTimersByTime(4000);
  await waitFor(() => expect(screen.queryByText("Por ahora no se puede guardar.")).toBeNull());
  await waitFor(async () => expect((await api().draft()).siteContent.doctorInfo.name).toBe("Lo mío, y más"));
});

test("a session that ended asks for the password in place, and goes on saving by itself", async () => {
  const { user } = await openContent(soon);
  await api().endSession("owner");
  change("Lo mío");
  const dialog = await screen.findByRole("dialog", { name: "Tu sesión terminó" });
  const email = within(dialog).getByRole("textbox", { name: "Correo electrónico" });
  expect(email).toHaveProperty("value", "doctora@ejemplo.mx");
  await user.type(within(dialog).getByLabelText("Contraseña"), api().password);
  await user.click(within(dialog).getByRole("button", { name: "Entrar" }));
  await waitFor(async () => expect((await api().draft()).siteContent.doctorInfo.name).toBe("Lo mío"));
});
