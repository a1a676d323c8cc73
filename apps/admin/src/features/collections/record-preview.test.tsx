import { isLong } from "@consultorio/testkit/long-form";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import type { Snapshot } from "#live-preview/messages.ts";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();

test("the preview of a hidden testimonial shows it, among those that visitors see", async () => {
  await api().changeElsewhere(({ testimonials }) => {
    for (const testimonial of testimonials) testimonial.visible = false;
  });
  const { user } = openAdmin("/colecciones/testimonios?registro=2");
  await user.click(await screen.findByRole("button", { name: "Vista previa" }));
  const frame = await screen.findByTitle<HTMLIFrameElement>("Vista previa del sitio con tus cambios");
  const drawn: Snapshot[] = [];
  frame.contentWindow?.addEventListener("message", ({ data }) => drawn.push(data));
  const { contentWindow: source } = frame;
  const data = { kind: "consultorio:ready" };
  act(() =>
    window.dispatchEvent(new MessageEvent("message", { data, origin: window.location.origin, source })),
  );
  await waitFor(() => expect(drawn.at(-1)).toMatchObject({ section: "Testimonials", slide: 0 }));
  const shown = drawn.at(-1)?.site.testimonials.map(({ visible }) => visible);
  expect(shown?.slice(0, 3)).toEqual([false, true, false]);
});

test.runIf(isLong)(
  "the preview of a new record waits while something in its collection is wrong",
  async () => {
    await api().changeElsewhere(({ testimonials }) => {
      for (const testimonial of testimonials) testimonial.visible = false;
    });
    const { user } = openAdmin("/colecciones/sintomas?registro=1");
    await user.clear(await screen.findByRole("textbox", { name: "Nombre" }));
    await user.click(screen.getByRole("link", { name: "Volver a Síntomas" }));
    await user.click(await screen.findByRole("button", { name: "Agregar síntoma" }));
    const dialog = await screen.findByRole("dialog", { name: "Agregar síntoma" });
    await user.type(within(dialog).getByRole("textbox", { name: "Nombre" }), "Úlcera");
    await user.type(within(dialog).getByRole("textbox", { name: "Descripción corta" }), "Una herida.");
    await user.click(within(dialog).getByRole("button", { name: "Crear" }));
    await user.click(await screen.findByRole("button", { name: "Vista previa" }));
    const preview = await screen.findByRole("complementary", { name: "Vista previa" });
    await within(preview).findByText("Aquí se verá su página cuando corrijas lo que está marcado.");
  },
);

test.runIf(isLong)(
  "a preview over the form has the keyboard, and goes where a click leads to a field",
  async () => {
    const { matchMedia } = window;
    window.matchMedia = (media) => ({ ...matchMedia(media), matches: media.startsWith("(max-width") });
    onTestFinished(() => {
      window.matchMedia = matchMedia;
    });
    const { user } = openAdmin("/colecciones/sintomas?registro=1");
    const open = await screen.findByRole("button", { name: "Vista previa" });
    await user.click(open);
    const close = await screen.findByRole("button", { name: "Cerrar vista previa" });
    await waitFor(() => expect(document.activeElement).toBe(close));
    await user.click(close);
    await waitFor(() => expect(document.activeElement).toBe(open));
    await user.click(open);
    const { contentWindow: source } = await screen.findByTitle<HTMLIFrameElement>(
      "Vista previa del sitio con tus cambios",
    );
    const pick = (text: string) => {
      const data = { kind: "consultorio:pick", section: null, text };
      act(() =>
        window.dispatchEvent(new MessageEvent("message", { data, origin: window.location.origin, source })),
      );
    };
    pick("Nada de esto está en el registro");
    expect(screen.getByRole("complementary", { name: "Vista previa" })).toBeDefined();
    const text = (await api().draft()).symptoms[0]?.name ?? "";
    pick(text);
    await waitFor(() => expect(screen.queryByRole("complementary", { name: "Vista previa" })).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveProperty("value", text));
  },
);

test.runIf(isLong)(
  "a click in the preview leads to the field, and the way back to the list stays",
  async () => {
    await api().changeElsewhere(({ diseases }) => {
      Object.assign(diseases[1] ?? {}, { ctaText: "Aquí hay resultados garantizados." });
    });
    const { user } = openAdmin("/lista");
    const risky = await screen.findByRole("region", { name: "Palabras de riesgo en publicidad médica" });
    await user.click(within(risky).getByRole("link", { name: "Ir a corregirlo" }));
    await user.click(await screen.findByRole("button", { name: "Vista previa" }));
    const frame = await screen.findByTitle<HTMLIFrameElement>("Vista previa del sitio con tus cambios");
    const text = (await api().draft()).diseases[1]?.name ?? "";
    const { contentWindow: source } = frame;
    const data = { kind: "consultorio:pick", section: null, text };
    act(() =>
      window.dispatchEvent(new MessageEvent("message", { data, origin: window.location.origin, source })),
    );
    await waitFor(() => expect(document.activeElement).toHaveProperty("value", text));
    expect(screen.getByRole("link", { name: "Volver a la lista para publicar" })).toBeDefined();
  },
);
