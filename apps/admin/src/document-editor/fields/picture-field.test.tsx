import { pictures } from "@consultorio/pictures";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();

async function openChooser() {
  const { user } = openAdmin("/informacion");
  await user.click(await screen.findByRole("tab", { name: "Acerca de mí" }));
  await user.click(screen.getByRole("button", { name: "Elegir imagen: Imagen" }));
  return { user, dialog: await screen.findByRole("dialog", { name: "Elegir imagen" }) };
}

const field = () => screen.getByRole("textbox", { name: "Imagen" });

test("a picture is chosen by its looks and saved by its path", async () => {
  const { user, dialog } = await openChooser();
  const library = within(dialog).getByRole("region", { name: "Biblioteca" });
  await user.click(within(library).getByRole("button", { name: pictures["hero-2"].alt }));
  await waitFor(() => expect(field()).toHaveProperty("value", "/imagenes/hero-2"));
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(() => expect(api().site.siteContent.aboutMe.imagePath).toBe("/imagenes/hero-2"));
});

test("an upload is used once it is described; a refused one says why", async () => {
  const { user, dialog } = await openChooser();
  const file = new File(["not a picture"], "foto.png", { type: "image/png" });
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no file input.");
  api().refuse("POST /api/media", { status: 422, body: { error: "El archivo no es una imagen." } });
  await user.upload(input, file);
  expect((await within(dialog).findByRole("alert")).textContent).toBe("El archivo no es una imagen.");
  api().answers("POST /api/media", { path: "/media/abc-4x3.webp", width: 4, height: 3 }, 201);
  await user.upload(input, file);
  const describing = await screen.findByRole("dialog", { name: "Describe la imagen" });
  await user.click(within(describing).getByRole("button", { name: "Guardar" }));
  within(describing).getByText("Describe la imagen, o márcala como decorativa.");
  expect(field()).not.toHaveProperty("value", "/media/abc-4x3.webp");
  await user.type(within(describing).getByRole("textbox", { name: "Texto alternativo" }), "El consultorio");
  await user.click(within(describing).getByRole("button", { name: "Guardar" }));
  await waitFor(() => expect(field()).toHaveProperty("value", "/media/abc-4x3.webp"));
  expect(api().received.some(({ call }) => call === "POST /api/site-content")).toBe(false);
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(() =>
    expect(api().site.siteContent.pictures).toContainEqual({
      path: "/media/abc-4x3.webp",
      alt: "El consultorio",
      decorative: false,
      focusX: 50,
      focusY: 50,
    }),
  );
  expect(api().received.some(({ call }) => call === "POST /api/media/notes")).toBe(false);
});

test("a picture can be taken away", async () => {
  const { user, dialog } = await openChooser();
  await user.click(within(dialog).getByRole("button", { name: "Sin imagen" }));
  await waitFor(() => expect(field()).toHaveProperty("value", ""));
});
