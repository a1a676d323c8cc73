import { contract } from "@consultorio/api/contract";
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
  await waitFor(async () =>
    expect((await api().draft()).siteContent.aboutMe.imagePath).toBe("/imagenes/hero-2"),
  );
});

test("an upload is used once it is described; a refused one says why", async () => {
  const { user, dialog } = await openChooser();
  const textFile = new File(["not a picture"], "nota.png", { type: "image/png" });
  const picture = new File([await api().picture(4, 3)], "foto.png", { type: "image/png" });
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no file input.");
  await user.upload(input, textFile);
  expect((await within(dialog).findByRole("alert")).textContent).toContain("no es una imagen");
  await user.upload(input, picture);
  const describing = await screen.findByRole("dialog", { name: "Describe la imagen" });
  await user.click(within(describing).getByRole("button", { name: "Guardar" }));
  within(describing).getByText("Describe la imagen, o márcala como decorativa.");
  const before = (await api().draft()).siteContent.aboutMe.imagePath;
  expect(field()).toHaveProperty("value", before);
  await user.type(within(describing).getByRole("textbox", { name: "Texto alternativo" }), "El consultorio");
  await user.click(within(describing).getByRole("button", { name: "Guardar" }));
  const [stored] = (await api().as("owner", contract.listMedia)).media;
  expect(stored).toMatchObject({ name: "foto.png", width: 4, height: 3 });
  await waitFor(() => expect(field()).toHaveProperty("value", stored?.path));
  expect(await api().received("POST /api/site-content")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(async () =>
    expect((await api().draft()).siteContent.pictures).toContainEqual({
      path: stored?.path,
      alt: "El consultorio",
      decorative: false,
      focusX: 50,
      focusY: 50,
    }),
  );
  expect(await api().received("POST /api/media/notes")).toEqual([]);
});

test("a picture can be taken away", async () => {
  const { user, dialog } = await openChooser();
  await user.click(within(dialog).getByRole("button", { name: "Sin imagen" }));
  await waitFor(() => expect(field()).toHaveProperty("value", ""));
});
