import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
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

test("a click in the preview leads to the field, and the way back to the list stays", async () => {
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
});
