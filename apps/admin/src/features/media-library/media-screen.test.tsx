import { contract } from "@consultorio/api/contract";
import { isLong } from "@consultorio/testkit/long-form";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();
const files = async () => (await api().as("owner", contract.listMedia)).media;

/** The smallest file that counts as a video: one box. */
const video = new TextEncoder().encode("\0\0\0\u0018ftypmp42............");

/** Opens the library with a photograph of 1200 by 800 that the page about the doctor uses. */
async function openPicture() {
  const path = await storeUsedPicture();
  const { user } = openAdmin("/multimedia");
  await user.click(await screen.findByRole("button", { name: /retrato\.jpg/ }));
  return { path, user, dialog: await screen.findByRole("dialog", { name: "retrato.jpg" }) };
}

async function storeUsedPicture(): Promise<string> {
  const path = await api().storePicture("retrato.jpg", 1200, 800);
  await api().changeElsewhere(({ siteContent }) => {
    siteContent.aboutMe.imagePath = path;
  });
  return path;
}

/** Opens the library and returns a function that drops files on it. */
async function openForDropping() {
  openAdmin("/multimedia");
  const area = await screen.findByRole("region", { name: "Suelta aquí tus fotos o videos" });
  const target = area.firstElementChild;
  if (!target) throw new Error("There is nowhere to drop.");
  return { area, drop: (...dropped: File[]) => fireEvent.drop(target, { dataTransfer: { files: dropped } }) };
}

test("dropped files are uploaded; a file that is no picture shows its problem and the others go on", async () => {
  const { area, drop } = await openForDropping();
  drop(new File(["x"], "nota.txt"), new File([new Uint8Array(16 * 1024 * 1024)], "enorme.jpg"));
  await within(area).findByText("El archivo no es una imagen que se pueda leer. Usa JPG, PNG o WebP.");
  within(area).getByText(/^Pesa más de 15 MB\. Guárdala más chica con el editor de fotos/);
  drop(new File([await api().picture(40, 30)], "foto.png"));
  await within(area).findByText("Listo");
  expect(await files()).toMatchObject([{ name: "foto.png", width: 40, height: 30 }]);
});

test.runIf(isLong)(
  "several files are shown at once, each with its own picture, before the server has them",
  async () => {
    const { area, drop } = await openForDropping();
    const picture = await api().picture(1000, 30);
    const release = await api().hold("POST /api/media");
    drop(new File([picture], "una.png"), new File([await api().picture(41, 31)], "otra.png"));
    const shown = () => [...area.querySelectorAll("img")].map(({ src }) => src);
    await waitFor(() => expect(shown()).toEqual(["blob:una.png", "blob:otra.png"]));
    await release();
    await waitFor(() => expect(within(area).getAllByText("Listo")).toHaveLength(2));
    // The server makes the sizes of a large picture after its answer.
    await waitFor(async () => {
      const stored = await files();
      expect(stored.map(({ name }) => name).toSorted()).toEqual(["otra.png", "una.png"]);
      for (const { sizes } of stored) expect(sizes.made).toBe(sizes.wanted);
    });
  },
);

test.runIf(isLong)(
  "an upload for which there is no space says so, and is sent again with one click",
  async () => {
    const { area, drop } = await openForDropping();
    const error = "No queda espacio en el disco de la base de datos. Hay que liberar espacio.";
    await api().replaceAnswer("POST /api/media", 507, { error });
    drop(new File([await api().picture(40, 30)], "foto.png"));
    await within(area).findByText(error);
    await api().restore("POST /api/media");
    fireEvent.click(within(area).getByRole("button", { name: "Intentar de nuevo: foto.png" }));
    await within(area).findByText("Listo");
    expect(await files()).toMatchObject([{ name: "foto.png" }]);
  },
);

test("pictures that came with the site are found, tell where they are used, and cannot be deleted", async () => {
  const { user } = openAdmin("/multimedia");
  await user.type(await screen.findByRole("searchbox", { name: "Buscar por nombre" }), "VARICES");
  const bundled = screen.getByRole("region", { name: "Del ejemplo" });
  const calf = within(bundled).getByRole("button", { name: /Pantorrilla morena/ });
  expect(calf.textContent).toMatch(/del ejemploSe usa en 3 lugares$/);
  await user.click(calf);
  const dialog = await screen.findByRole("dialog", { name: /^Pantorrilla/ });
  within(dialog).getByText("Viene con el sitio y no se puede borrar.");
  expect(within(dialog).queryByRole("button", { name: "Borrar" })).toBeNull();
  within(dialog).getByText(/Enfermedades.*Várices/);
});

test.runIf(isLong)(
  "the address of a file is copied, and is shown where the browser does not let it",
  async () => {
    const { path, user, dialog } = await openPicture();
    await user.click(within(dialog).getByRole("button", { name: "Copiar dirección" }));
    expect(await navigator.clipboard.readText()).toBe(path);
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    await user.click(within(dialog).getByRole("button", { name: "Copiar dirección" }));
    await screen.findByText(`Este navegador no dejó copiar. La dirección es ${path}`);
  },
);

test.runIf(isLong)(
  "a video is sent as it is; one of more than 60 MB is refused with another way",
  async () => {
    const { area, drop } = await openForDropping();
    const large = new File([video], "larga.mp4", { type: "video/mp4" });
    Object.defineProperty(large, "size", { value: 61 * 1024 * 1024 });
    drop(large, new File([video], "mi consulta.mp4", { type: "video/mp4" }));
    within(area).getByText(/^El video pesa más de 60 MB.*YouTube/);
    await within(area).findByText("Listo");
    expect(await files()).toMatchObject([{ name: "mi consulta.mp4", kind: "video", size: video.length }]);
  },
);

test("files are found by name, with their uses and missing descriptions", async () => {
  await storeUsedPicture();
  await api().storeVideo("consulta.mp4", video);
  const { user } = openAdmin("/multimedia");
  const file = await screen.findByRole("button", { name: /retrato\.jpg/ });
  expect(file.textContent).toBe("Abrir retrato.jpgSe usa en 1 lugarFalta texto alternativo");
  await user.type(screen.getByRole("searchbox", { name: "Buscar por nombre" }), "CONSULTA");
  expect(screen.queryByRole("button", { name: /retrato\.jpg/ })).toBeNull();
  expect(screen.getByRole("button", { name: /consulta\.mp4/ })).toBeDefined();
});

test.runIf(isLong)(
  "a picture needs words, or to be called decorative; the focal point moves by keyboard",
  async () => {
    const { path, user, dialog } = await openPicture();
    const notes = async () => (await api().draft()).siteContent.pictures;
    const before = await notes();
    await user.click(within(dialog).getByRole("button", { name: "Guardar" }));
    within(dialog).getByText("Describe la imagen, o márcala como decorativa.");
    expect(await api().received("POST /api/media/notes")).toEqual([]);
    await user.type(within(dialog).getByRole("textbox", { name: "Texto alternativo" }), "La doctora sonríe");
    const [across] = within(dialog).getAllByRole("slider", { name: /De izquierda a derecha/ });
    if (!across) throw new Error("There is a slider.");
    fireEvent.change(across, { target: { value: "20" } });
    await user.click(within(dialog).getByRole("button", { name: "Guardar" }));
    await screen.findByText("Quedó en tu borrador. Se verá cuando publiques.");
    const note = { path, alt: "La doctora sonríe", decorative: false, focusX: 20, focusY: 50 };
    expect(await notes()).toEqual([...(before ?? []), note]);
  },
);

test.runIf(isLong)("closing a file keeps a description that is not saved, the first time", async () => {
  const { user, dialog } = await openPicture();
  const close = within(dialog).getByRole("button", { name: "Cerrar" });
  const alt = within(dialog).getByRole("textbox", { name: "Texto alternativo" });
  await user.type(alt, "La doctora");
  await user.click(close);
  expect((await within(dialog).findByRole("alert")).textContent).toContain("se pierde lo que escribiste");
  await user.type(alt, " sonríe");
  await user.click(within(dialog).getByRole("button", { name: "Guardar" }));
  await screen.findByText("Quedó en tu borrador. Se verá cuando publiques.");
  await user.click(close);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test.runIf(isLong)("a picture in use cannot be deleted, but another takes its place everywhere", async () => {
  const { user, dialog } = await openPicture();
  within(dialog).getByText("Acerca de mí › Imagen");
  expect(within(dialog).getByRole("button", { name: "Borrar" }).hasAttribute("disabled")).toBe(true);
  await user.click(within(dialog).getByRole("button", { name: "Cambiar en todo el sitio" }));
  const chooser = await screen.findByRole("dialog", { name: "Elegir imagen" });
  const library = within(chooser).getByRole("region", { name: "Del ejemplo" });
  const [other] = within(library).getAllByRole("button");
  if (!other) throw new Error("The library has pictures.");
  await user.click(other);
  await screen.findByText("Se cambió en todo el borrador.");
  expect((await api().draft()).siteContent.aboutMe.imagePath).toMatch(/^\/imagenes\//);
});

test.runIf(isLong)(
  "the frame of a crop is dragged, pulled at its corner, and moved by keyboard, within the picture",
  async () => {
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
    await screen.findByText("El recorte quedó en Multimedia.");
  },
);

test.runIf(isLong)("a part of a picture becomes a picture of its own", async () => {
  const { user, dialog } = await openPicture();
  await user.click(within(dialog).getByText("Recortar"));
  await user.click(within(dialog).getByRole("button", { name: "Guardar recorte" }));
  await screen.findByText("El recorte quedó en Multimedia.");
  expect((await files()).map(({ width, height }) => [width, height])).toContainEqual([640, 640]);
});

test("a file that is not in use is deleted after asking; one that came into use meanwhile is not", async () => {
  const path = await api().storeVideo("consulta.mp4", video);
  const { user } = openAdmin("/multimedia");
  await user.click(await screen.findByRole("button", { name: /consulta\.mp4/ }));
  const dialog = await screen.findByRole("dialog", { name: "consulta.mp4" });
  await user.click(within(dialog).getByRole("button", { name: "Borrar" }));
  const sure = await screen.findByRole("dialog", { name: "Borrar un archivo" });
  const use = (videoPath: string) =>
    api().changeElsewhere(({ siteContent }) => {
      siteContent.aboutMe.imagePath = videoPath;
    });
  await use(path);
  await user.click(within(sure).getByRole("button", { name: "Borrar" }));
  await screen.findByText("Este archivo está en uso. Cámbialo por otro antes de borrarlo.");
  expect(await files()).toHaveLength(1);
});
