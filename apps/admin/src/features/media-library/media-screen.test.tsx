import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { picturePath } from "#test/kept-answers.ts";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();
const sent = (call: string) => api().received.find((received) => received.call === call)?.body;

async function openPicture() {
  const { user } = openAdmin("/multimedia");
  await user.click(await screen.findByRole("button", { name: /retrato\.jpg/ }));
  return { user, dialog: await screen.findByRole("dialog", { name: "retrato.jpg" }) };
}

test("dropped files are uploaded; one that is no picture says so and the others go on", async () => {
  openAdmin("/multimedia");
  const area = await screen.findByRole("region", { name: "Suelta aquí tus fotos o videos" });
  api().answers(
    "POST /api/media",
    { error: "El archivo no es una imagen que se pueda leer. Usa JPG, PNG o WebP." },
    422,
  );
  const target = area.firstElementChild;
  if (!target) throw new Error("There is nowhere to drop.");
  const huge = new File([new Uint8Array(16 * 1024 * 1024)], "enorme.jpg");
  fireEvent.drop(target, { dataTransfer: { files: [new File(["x"], "nota.txt"), huge] } });
  await within(area).findByText("El archivo no es una imagen que se pueda leer. Usa JPG, PNG o WebP.");
  within(area).getByText("Pesa más de 15 MB. Hazlo más pequeño e inténtalo de nuevo.");
  api().answers("POST /api/media", { path: picturePath, width: 1, height: 1 }, 201);
  fireEvent.drop(target, { dataTransfer: { files: [new File(["x"], "foto.jpg")] } });
  await within(area).findByText("Listo");
});

test("a video is sent as it is; one of more than 60 MB is told what to do instead", async () => {
  openAdmin("/multimedia");
  const area = await screen.findByRole("region", { name: "Suelta aquí tus fotos o videos" });
  const target = area.firstElementChild;
  if (!target) throw new Error("There is nowhere to drop.");
  const video = (megabytes: number, name: string) => {
    const file = new File(["x"], name, { type: "video/mp4" });
    Object.defineProperty(file, "size", { value: megabytes * 1024 * 1024 });
    return file;
  };
  api().answers("POST /api/media", { path: "/media/v.mp4", width: 0, height: 0 }, 201);
  fireEvent.drop(target, { dataTransfer: { files: [video(61, "larga.mp4"), video(59, "mi consulta.mp4")] } });
  within(area).getByText(/^El video pesa más de 60 MB.*YouTube/);
  await within(area).findByText("Listo");
  expect(api().received.find(({ call }) => call === "POST /api/media")).toMatchObject({
    query: "?name=mi+consulta.mp4",
    type: "video/mp4",
  });
});

test("files are found by name, and tell where they are used and what they lack", async () => {
  const { user } = openAdmin("/multimedia");
  const file = await screen.findByRole("button", { name: /retrato\.jpg/ });
  expect(file.textContent).toBe("Abrir retrato.jpgSe usa en 1 lugarFalta texto alternativo");
  await user.type(screen.getByRole("searchbox", { name: "Buscar por nombre" }), "CONSULTA");
  expect(screen.queryByRole("button", { name: /retrato\.jpg/ })).toBeNull();
  expect(screen.getByRole("button", { name: /consulta\.mp4/ })).toBeDefined();
});

test("a picture needs words, or to be called decorative; the focal point moves by keyboard", async () => {
  api().answers("POST /api/media/notes", { version: 8 });
  const { user, dialog } = await openPicture();
  await user.click(within(dialog).getByRole("button", { name: "Guardar" }));
  within(dialog).getByText("Describe la imagen, o márcala como decorativa.");
  expect(sent("POST /api/media/notes")).toBeUndefined();
  await user.type(within(dialog).getByRole("textbox", { name: "Texto alternativo" }), "La doctora sonríe");
  const [across] = within(dialog).getAllByRole("slider", { name: /De izquierda a derecha/ });
  if (!across) throw new Error("There is a slider.");
  fireEvent.change(across, { target: { value: "20" } });
  await user.click(within(dialog).getByRole("button", { name: "Guardar" }));
  await screen.findByText("Quedó en tu borrador. Se verá cuando publiques.");
  expect(sent("POST /api/media/notes")).toEqual({
    path: picturePath,
    alt: "La doctora sonríe",
    decorative: false,
    focusX: 20,
    focusY: 50,
  });
});

test("a picture in use cannot be deleted, but another takes its place everywhere", async () => {
  api().answers("POST /api/media/replace", { version: 8 });
  const { user, dialog } = await openPicture();
  within(dialog).getByText("Acerca de mí › Imagen");
  expect(within(dialog).getByRole("button", { name: "Borrar" }).hasAttribute("disabled")).toBe(true);
  await user.click(within(dialog).getByRole("button", { name: "Cambiar en todo el sitio" }));
  const chooser = await screen.findByRole("dialog", { name: "Elegir imagen" });
  const library = within(chooser).getByRole("region", { name: "Biblioteca" });
  const [other] = within(library).getAllByRole("button");
  if (!other) throw new Error("The library has pictures.");
  await user.click(other);
  await screen.findByText("Se cambió en todo el borrador.");
  expect(sent("POST /api/media/replace")).toMatchObject({ from: picturePath });
});

test("the frame of a crop is dragged, pulled at its corner, and moved by keyboard, within the picture", async () => {
  api().answers(
    `POST /api/media/${"a".repeat(64)}/crop`,
    { path: picturePath, width: 600, height: 600 },
    201,
  );
  const { user, dialog } = await openPicture();
  await user.click(within(dialog).getByText("Recortar"));
  const frame = within(dialog).getByRole("button", { name: /^Mover el recorte/ });
  const corner = within(dialog).getByRole("button", { name: /^Cambiar el tamaño del recorte/ });
  const box = { left: 0, top: 0, width: 600, height: 400, right: 600, bottom: 400, x: 0, y: 0 };
  const stage = frame.parentElement;
  if (!stage) throw new Error("The frame stands on the picture.");
  stage.getBoundingClientRect = () => ({ ...box, toJSON: () => box });
  const at = () => [frame.style.left, frame.style.top, frame.style.width].map(Number.parseFloat);

  // A square of 80 percent in the middle of 1200 by 800.
  expect(at().map(Math.round)).toEqual([23, 10, 53]);
  fireEvent.pointerDown(frame, { clientX: 300, clientY: 200 });
  fireEvent.pointerMove(window, { clientX: 240, clientY: 1000 });
  fireEvent.pointerUp(window);
  expect(at().map(Math.round)).toEqual([13, 20, 53]);
  fireEvent.pointerMove(window, { clientX: 600, clientY: 0 });
  expect(at().map(Math.round)).toEqual([13, 20, 53]);

  fireEvent.pointerDown(corner, { clientX: 400, clientY: 400 });
  fireEvent.pointerMove(window, { clientX: 280, clientY: 400 });
  fireEvent.pointerUp(window);
  expect(at().map(Math.round)).toEqual([13, 20, 33]);
  frame.focus();
  await user.keyboard("{ArrowRight}{Shift>}{ArrowUp}{/Shift}");
  expect(at().map(Math.round)).toEqual([14, 10, 33]);
  corner.focus();
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(at().map(Math.round)).toEqual([14, 10, 35]);
  await user.click(within(dialog).getByRole("button", { name: "Guardar recorte" }));
  await screen.findByText("El recorte quedó en tu biblioteca.");
});

test("a part of a picture becomes a picture of its own", async () => {
  api().answers(
    `POST /api/media/${"a".repeat(64)}/crop`,
    { path: picturePath, width: 600, height: 600 },
    201,
  );
  const { user, dialog } = await openPicture();
  await user.click(within(dialog).getByText("Recortar"));
  await user.click(within(dialog).getByRole("button", { name: "Guardar recorte" }));
  await screen.findByText("El recorte quedó en tu biblioteca.");
  expect(sent(`POST /api/media/${"a".repeat(64)}/crop`)).toMatchObject({ height: 0.8 });
});

test("a file that is not in use is deleted after asking; a refusal is told", async () => {
  api().answers(
    `DELETE /api/media/${"b".repeat(64)}`,
    { error: "Este archivo está en uso. Cámbialo por otro antes de borrarlo." },
    409,
  );
  const { user } = openAdmin("/multimedia");
  await user.click(await screen.findByRole("button", { name: /consulta\.mp4/ }));
  const dialog = await screen.findByRole("dialog", { name: "consulta.mp4" });
  await user.click(within(dialog).getByRole("button", { name: "Borrar" }));
  const sure = await screen.findByRole("dialog", { name: "Borrar un archivo" });
  await user.click(within(sure).getByRole("button", { name: "Borrar" }));
  await screen.findByText("Este archivo está en uso. Cámbialo por otro antes de borrarlo.");
});
