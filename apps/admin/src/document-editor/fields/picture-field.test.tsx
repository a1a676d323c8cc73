import { contract } from "@consultorio/api/contract";
import { pictures } from "@consultorio/pictures";
import { isLong } from "@consultorio/testkit/long-form";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();

async function openChooser() {
  const { user } = openAdmin("/informacion");
  await user.click(await screen.findByRole("tab", { name: "Acerca de mí" }));
  const change = screen.getByRole("button", { name: "Cambiar imagen: Imagen de fondo" });
  const group = change.closest("fieldset") ?? document.body;
  await waitFor(() => expect(group.querySelector("label img")).not.toBeNull());
  // The picture does what the button does.
  await user.click(group.querySelector("label img") ?? change);
  return { user, dialog: await screen.findByRole("dialog", { name: "Elegir imagen" }) };
}

/** The picture that the field shows, by its path. */
const field = () => screen.getByLabelText("Dirección de la imagen: Imagen de fondo");

function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no file input.");
  return input;
}

test("a picture is chosen by its looks and saved by its path", async () => {
  const { user, dialog } = await openChooser();
  const library = within(dialog).getByRole("region", { name: "Del ejemplo" });
  await user.click(within(library).getByRole("button", { name: pictures["hero-2"].alt }));
  await waitFor(() => expect(field()).toHaveProperty("value", "/imagenes/hero-2"));
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(async () =>
    expect((await api().draft()).siteContent.aboutMe.backgroundImagePath).toBe("/imagenes/hero-2"),
  );
});

test("an upload is used once it is described; a refused one says why", async () => {
  const { user } = await openChooser();
  const textFile = new File(["not a picture"], "nota.png", { type: "image/png" });
  const picture = new File([await api().picture(4, 3)], "foto.png", { type: "image/png" });
  await user.upload(fileInput(), textFile);
  expect((await screen.findByRole("alert")).textContent).toContain("no es una imagen");
  await user.upload(fileInput(), picture);
  const describing = await screen.findByRole("dialog", { name: "Describe la imagen" });
  await user.click(within(describing).getByRole("button", { name: "Guardar" }));
  await within(describing).findByText("Describe la imagen, o márcala como decorativa.");
  const before = (await api().draft()).siteContent.aboutMe.backgroundImagePath;
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

test.runIf(isLong)(
  "an upload without a connection leaves the old picture, keeps its words, and is tried again with one click",
  async () => {
    const { user } = await openChooser();
    const before = (await api().draft()).siteContent.aboutMe.backgroundImagePath;
    await api().replaceAnswer("POST /api/media", 502, {});
    await user.upload(fileInput(), new File([await api().picture(5, 4)], "foto.png", { type: "image/png" }));
    const describing = await screen.findByRole("dialog", { name: "Describe la imagen" });
    expect(describing.querySelector("img")?.src).toBe("blob:foto.png");
    await user.type(within(describing).getByRole("textbox", { name: "Texto alternativo" }), "El consultorio");
    await user.click(within(describing).getByRole("button", { name: "Guardar" }));
    const retry = await within(describing).findByRole("button", { name: "Intentar de nuevo: foto.png" });
    expect(field()).toHaveProperty("value", before);
    await api().restore("POST /api/media");
    await user.click(retry);
    await waitFor(() => expect(field()).toHaveProperty("value", expect.stringMatching(/^\/media\/.*5x4/)));
    screen.getByText("El consultorio");
  },
);

test.runIf(isLong)(
  "a picture says what it shows and that it came with the site; it can be described and taken away",
  async () => {
    openAdmin("/informacion?campo=aboutMe.backgroundImagePath");
    const user = userEvent.setup();
    const group = await screen.findByRole("group", { name: "Imagen de fondo" });
    within(group).getByText("Del ejemplo");
    await user.click(within(group).getByRole("button", { name: "Describir imagen: Imagen de fondo" }));
    const describing = await screen.findByRole("dialog", { name: "Describe la imagen" });
    await user.type(within(describing).getByRole("textbox", { name: "Texto alternativo" }), "La doctora");
    await user.click(within(describing).getByRole("button", { name: "Guardar" }));
    await within(group).findByText("La doctora");
    await user.click(within(group).getByRole("button", { name: "Quitar imagen: Imagen de fondo" }));
    expect(field()).toHaveProperty("value", "");
    expect(document.activeElement).toBe(
      within(group).getByRole("button", { name: "Elegir imagen: Imagen de fondo" }),
    );
  },
);

test("a photograph that the practice takes itself comes with advice, and no other picture does", async () => {
  const { user } = openAdmin("/marca?campo=doctorInfo.portraitPath");
  const advice = await screen.findByLabelText("Cómo tomar esta foto: Foto");
  const details = advice.closest("details");
  expect(details?.open).toBe(false);
  await user.click(advice);
  expect(details?.open).toBe(true);
  expect(screen.getByText("De frente a una ventana: la luz en tu cara, no a tu espalda.")).toBeDefined();
  expect(screen.getByRole("group", { name: "Logotipo" })).toBeDefined();
  expect(screen.queryByLabelText("Cómo tomar esta foto: Logotipo")).toBeNull();
});
