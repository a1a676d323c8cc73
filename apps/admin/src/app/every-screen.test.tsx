import { screen } from "@testing-library/react";
import axe from "axe-core";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();

type Opened = ReturnType<typeof openAdmin>;

async function openTab(name: string): Promise<Opened> {
  const opened = openAdmin("/informacion");
  await opened.user.click(await screen.findByRole("tab", { name }));
  return opened;
}

async function openScreen(path: string, words: string): Promise<Opened> {
  const opened = openAdmin(path);
  await screen.findAllByText(words, { exact: false });
  return opened;
}

/** Saves another telephone number, in another browser. */
const changePhone = () =>
  api().changeElsewhere(({ siteContent }) => {
    siteContent.doctorInfo.phone = "+525500000001";
  });

/** Every screen, and every state of it that looks different, opened as a person would. */
const screens: Record<string, () => Promise<Opened>> = {
  entrar: async () => {
    await api().setPerson("nobody");
    const opened = openAdmin("/entrar");
    await screen.findByRole("textbox");
    return opened;
  },
  configurar: async () => {
    await api().setPerson("nobody");
    const opened = openAdmin("/configurar");
    await screen.findByRole("textbox", { name: "Clave de un solo uso" });
    await opened.user.click(screen.getByRole("button", { name: "Crear cuenta" }));
    return opened;
  },
  contraseña: async () => {
    await api().setPerson("nobody");
    return openScreen("/contrasena?token=llave", "Elige una contraseña nueva");
  },
  doctor: () => openTab("Información del Doctor"),
  laboral: () => openTab("Información Laboral"),
  experiencia: () => openTab("Experiencia"),
  certificaciones: () => openTab("Certificaciones"),
  hero: () => openTab("Sección Hero"),
  acerca: () => openTab("Acerca de mí"),
  "guardar con errores": async () => {
    const opened = await openTab("Información del Doctor");
    await opened.user.clear(screen.getByRole("textbox", { name: "Nombre" }));
    await opened.user.click(screen.getByRole("button", { name: "Guardar" }));
    return opened;
  },
  publicar: async () => {
    const opened = await openTab("Información del Doctor");
    await opened.user.click(screen.getByRole("button", { name: "Publicar" }));
    await screen.findByRole("dialog");
    return opened;
  },
  imagen: async () => {
    const opened = await openTab("Acerca de mí");
    await opened.user.click(screen.getByRole("button", { name: "Elegir imagen: Imagen" }));
    await screen.findByRole("dialog");
    return opened;
  },
  secciones: async () => {
    const opened = openAdmin("/secciones");
    await screen.findAllByRole("article");
    return opened;
  },
  colecciones: () => openScreen("/colecciones", "Calendario de revisiones médicas"),
  registros: async () => {
    const opened = await openScreen("/colecciones/servicios", "Agregar servicio");
    await opened.user.click(screen.getAllByRole("button", { name: /^Quitar/ })[0] ?? document.body);
    return opened;
  },
  registro: () => openScreen("/colecciones/servicios?registro=consulta-angiologia", "Cambiar dirección"),
  "registro nuevo": async () => {
    const opened = await openScreen("/colecciones/servicios", "Agregar servicio");
    await opened.user.click(screen.getByRole("button", { name: "Agregar servicio" }));
    await opened.user.click(await screen.findByRole("button", { name: "Crear" }));
    return opened;
  },
  dirección: async () => {
    const opened = await openScreen("/colecciones/sintomas?registro=parestesias", "Cambiar dirección");
    await opened.user.click(screen.getByRole("button", { name: "Cambiar dirección" }));
    await screen.findByRole("dialog");
    return opened;
  },
  menú: async () => {
    const opened = await openTab("Encabezado, menú y pie");
    await opened.user.click(screen.getByRole("button", { name: "INICIO" }));
    await opened.user.click(screen.getByRole("button", { name: "Quitar CONTACTO" }));
    return opened;
  },
  "textos de servicios": () => openTab("Textos de servicios"),
  "vista previa": async () => {
    const opened = await openTab("Precio y pagos");
    await opened.user.click(screen.getByRole("button", { name: "Vista previa" }));
    return opened;
  },
  conflicto: async () => {
    const opened = await openTab("Información del Doctor");
    await api().changeElsewhere(({ siteContent }) => {
      siteContent.doctorInfo.name = "Lo de Eva";
    });
    await opened.user.type(screen.getByRole("textbox", { name: "Nombre" }), "!");
    await opened.user.click(screen.getByRole("button", { name: "Guardar" }));
    await screen.findByRole("dialog");
    return opened;
  },
  "sin base de datos": async () => {
    const opened = await openTab("Información del Doctor");
    await api().setDatabaseAway(true);
    await opened.user.type(screen.getByRole("textbox", { name: "Nombre" }), "!");
    await opened.user.click(screen.getByRole("button", { name: "Guardar" }));
    await screen.findByText("Por ahora no se puede guardar.");
    return opened;
  },
  diseños: async () => {
    const opened = openAdmin("/secciones");
    const [see] = await screen.findAllByRole("button", { name: /^Ver y comparar diseños/ });
    await opened.user.click(see ?? document.body);
    await screen.findByRole("dialog");
    return opened;
  },
  comparar: async () => {
    const opened = openAdmin("/secciones");
    const [see] = await screen.findAllByRole("button", { name: /^Ver y comparar diseños/ });
    await opened.user.click(see ?? document.body);
    const [compare] = await screen.findAllByRole("button", { name: /^Comparar con el mío/ });
    await opened.user.click(compare ?? document.body);
    return opened;
  },
  "publicar con cambios": async () => {
    await changePhone();
    return openScreen("/publicar", "Información del Doctor");
  },
  lista: () => openScreen("/lista", "Cédula profesional: "),
  historial: async () => {
    await changePhone();
    return openScreen("/historial", "Versión 2");
  },
  multimedia: async () => {
    await api().storePicture("retrato.jpg", 1200, 800);
    return openScreen("/multimedia", "retrato.jpg");
  },
  archivo: async () => {
    await api().storePicture("retrato.jpg", 1200, 800);
    const opened = await openScreen("/multimedia", "retrato.jpg");
    await opened.user.click(screen.getByRole("button", { name: /retrato\.jpg/ }));
    await screen.findByRole("dialog");
    return opened;
  },
  horarios: () => openScreen("/horarios", "Días de cierre"),
  cuenta: () => openScreen("/cuenta", "eva@ejemplo.mx"),
  "contraseña restablecida": async () => {
    const opened = await openScreen("/cuenta", "eva@ejemplo.mx");
    await opened.user.click(screen.getByRole("button", { name: /^Restablecer la contraseña/ }));
    await opened.user.click(await screen.findByRole("button", { name: "Restablecer contraseña" }));
    await screen.findByRole("textbox", { name: "Enlace de un solo uso" });
    return opened;
  },
  revisión: async () => {
    await changePhone();
    const { token } = await api().createReviewLink();
    await api().setPerson("nobody");
    return openScreen(`/revision/${token}`, "Qué opinas de «Inicio»");
  },
  "no existe": async () => {
    const opened = openAdmin("/otra-cosa");
    await screen.findByRole("heading", { name: "Esta página no existe" });
    return opened;
  },
};

/** Words that English interfaces have and Spanish does not. `Loading...` is the specification's own. */
const english =
  /\b(the|and|or|of|to|with|your|you|is|are|not|open|close|closed|toggle|save|saved|saving|cancel|delete|remove|add|edit|select|choose|pick|search|upload|show|hide|visibility|password|sign|log|error:|loading(?!\.\.\.)|required|invalid|settings|next|previous|picker|value|increment|decrement|step)\b/i;

function wordsOf(root: HTMLElement): string[] {
  const named = [...root.querySelectorAll("*")].flatMap((element) =>
    ["aria-label", "title", "alt", "placeholder", "aria-description", "aria-roledescription"].map(
      (name) => element.getAttribute(name) ?? "",
    ),
  );
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent?.closest("style, script")) texts.push(walker.currentNode.textContent ?? "");
  }
  return [...named, ...texts];
}

test.each(Object.entries(screens))(
  "%s has no English word, and nothing that axe objects to",
  async (_, open) => {
    await open();
    expect.soft(wordsOf(document.body).filter((words) => english.test(words))).toEqual([]);
    const { violations } = await axe.run(document.body, {
      // Only a browser draws colours; the regions around a dialog's portal and the toasts are Mantine's.
      rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
      resultTypes: ["violations"],
      // The page in a frame is tested where it is drawn.
      iframes: false,
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  },
);
