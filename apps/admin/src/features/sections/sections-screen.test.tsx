import { contract } from "@consultorio/api/contract";
import { sectionTypes } from "@consultorio/content";
import { isLong } from "@consultorio/testkit/long-form";
import { sectionLabel, variantIds, variantInfo } from "@consultorio/ui/catalog";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();
const hero = sectionLabel("Hero");
const [first = "", second = ""] = variantIds("Hero");
const layout = (id: string) => variantInfo("Hero", id) ?? { label: "", description: "" };

async function openSections() {
  const { user } = openAdmin("/secciones");
  const card = await screen.findByRole("article", { name: hero });
  return { user, card };
}

const select = (card: HTMLElement) => within(card).getByRole("combobox", { name: `Diseño de ${hero}` });
const picture = (card: HTMLElement) => within(card).getByRole("img").getAttribute("src");
const storeOldHero = () =>
  api().changeRaw(({ selectedSections }) => {
    selectedSections.Hero = { component: "HeroOfOldTimes", display: true };
  });
const save = () => screen.getByRole("button", { name: "Guardar" });

test("there is a card for each section type", async () => {
  await openSections();
  const names = screen.getAllByRole("article").map((card) => card.getAttribute("aria-label"));
  expect(names.toSorted()).toEqual(sectionTypes.map(sectionLabel).toSorted());
});

test("choosing a layout replaces its picture and its description, and touches nothing else", async () => {
  await api().changeRaw(({ selectedSections }) => {
    selectedSections.Hero = { component: first, display: true, order: 3 };
  });
  const { user, card } = await openSections();
  expect(picture(card)).toBe(`/api/component-image?type=Hero&image=${first}`);
  expect(within(card).getByText(layout(first).description)).toBeDefined();
  await user.selectOptions(select(card), layout(second).label);
  expect(picture(card)).toBe(`/api/component-image?type=Hero&image=${second}`);
  expect(within(card).getByText(layout(second).description)).toBeDefined();
  expect(within(card).queryByText(layout(first).description)).toBeNull();
  expect(within(card).getByText("Sin guardar")).toBeDefined();

  await user.click(save());
  const alert = await screen.findByText("Secciones seleccionadas guardadas.");
  expect(alert.closest("[role=alert]")).not.toBeNull();
  expect((await api().draft()).selectedSections.Hero).toEqual({ component: second, display: true, order: 3 });
  expect(within(card).queryByText("Sin guardar")).toBeNull();
});

test.runIf(isLong)("a section that is not stored is shown, with the first layout of its type", async () => {
  await api().changeRaw(({ selectedSections }) => void delete selectedSections.Hero);
  const { card } = await openSections();
  expect(select(card)).toHaveProperty("value", first);
  expect(within(card).getByRole("switch")).toHaveProperty("checked", true);
});

test.runIf(isLong)("a section can be hidden", async () => {
  const { user, card } = await openSections();
  await user.click(within(card).getByRole("switch", { name: `Mostrar esta sección: ${hero}` }));
  expect(within(card).getByText("Oculta en el sitio")).toBeDefined();
  await user.click(save());
  await screen.findByText("Secciones seleccionadas guardadas.");
  expect((await api().draft()).selectedSections.Hero?.display).toBe(false);
});

test.runIf(isLong)("a save that fails says so, and the choice stays", async () => {
  await api().replaceAnswer("POST /api/selected-sections", 500);
  const { user, card } = await openSections();
  await user.selectOptions(select(card), second);
  await user.click(save());
  const alert = await screen.findByText("No pudieron actualizarse las secciones. Intentar de nuevo.");
  expect(alert.closest("[role=alert]")).not.toBeNull();
  expect(select(card)).toHaveProperty("value", second);
});

test.runIf(isLong)("a refused layout is named on its card", async () => {
  await storeOldHero();
  const { user, card } = await openSections();
  await user.click(within(card).getByRole("switch"));
  await user.click(save());
  expect(await within(card).findByText(/^Hero: .*HeroOfOldTimes/)).toBeDefined();
});

test.runIf(isLong)("a stored layout that no longer exists is shown as a problem", async () => {
  await storeOldHero();
  const { user, card } = await openSections();
  expect(within(card).getByText(/El diseño guardado «HeroOfOldTimes» ya no existe/)).toBeDefined();
  expect(select(card)).toHaveProperty("value", "HeroOfOldTimes");
  await user.selectOptions(select(card), second);
  expect(within(card).queryByText(/ya no existe/)).toBeNull();
});

test("a broken picture becomes a text, and the next layout gets its picture again", async () => {
  const { user, card } = await openSections();
  fireEvent.error(within(card).getByRole("img"));
  expect(within(card).getByText("No hay imagen disponible")).toBeDefined();
  expect(within(card).queryByRole("img")).toBeNull();
  await user.selectOptions(select(card), second);
  expect(picture(card)).toContain(second);
});

test.runIf(isLong)(
  "a click on a picture enlarges it; a click on the large one, or Escape, closes it",
  async () => {
    const { user, card } = await openSections();
    const small = within(card).getByRole("button", { name: /^Ampliar imagen/ });
    await user.click(small);
    const overlay = await screen.findByRole("dialog");
    const onPhone = within(overlay).getByRole("img", { name: /en un celular$/ });
    expect(onPhone.getAttribute("src")).toMatch(/^\/api\/component-image\?type=Hero&image=\w+&width=360$/);
    await user.click(onPhone);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(small);
    await screen.findByRole("dialog");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
);

const live = () => screen.getByRole("button", { name: "Ver en vivo con mi contenido" });

test("pictures stand first: nothing is live until a layout is changed or somebody asks for it", async () => {
  const { user, card } = await openSections();
  expect(document.querySelector("iframe")).toBeNull();
  expect(live()).toBeDefined();
  await user.selectOptions(select(card), second);
  expect(screen.getByTitle("Vista previa del sitio con tus cambios")).toBeDefined();
});

test.runIf(isLong)(
  "the preview answers its frame with the whole draft and the unsaved selection",
  async () => {
    const { user, card } = await openSections();
    await user.click(live());
    const frame = screen.getByTitle<HTMLIFrameElement>("Vista previa del sitio con tus cambios");
    expect(frame.getAttribute("src")).toBe("/admin/preview.html");
    const messageEvents: MessageEvent[] = [];
    frame.contentWindow?.addEventListener("message", (event) => messageEvents.push(event));
    await user.selectOptions(select(card), second);
    const { services, siteContent } = await api().draft();
    window.dispatchEvent(
      new MessageEvent("message", {
        data: { kind: "consultorio:ready" },
        origin: window.location.origin,
        source: frame.contentWindow,
      }),
    );
    await waitFor(() =>
      expect(messageEvents.at(-1)?.data).toMatchObject({
        section: "Hero",
        route: { page: "home" },
        site: {
          selectedSections: { Hero: { component: second } },
          services,
          siteContent: { doctorInfo: { name: siteContent.doctorInfo.name } },
        },
      }),
    );
  },
);

test.runIf(isLong)("the preview can be as wide as a phone, a tablet or a computer", async () => {
  const { user } = await openSections();
  await user.click(live());
  const frame = screen.getByTitle("Vista previa del sitio con tus cambios");
  expect(frame.style.width).toBe("1280px");
  await user.click(screen.getByRole("radio", { name: "Celular, 360 px" }));
  expect(frame.style.width).toBe("360px");
  await user.click(screen.getByRole("radio", { name: "Tableta, 768 px" }));
  expect(frame.style.width).toBe("768px");
});

/** The message of the frame to the editor. */
function say(frame: HTMLIFrameElement, data: unknown) {
  const { origin } = window.location;
  act(() => window.dispatchEvent(new MessageEvent("message", { data, origin, source: frame.contentWindow })));
}

test.runIf(isLong)(
  "a click in the preview leads to the section's card, and words that do not fit are named",
  async () => {
    const { user } = await openSections();
    await user.click(live());
    const frame = screen.getByTitle<HTMLIFrameElement>("Vista previa del sitio con tus cambios");
    say(frame, { kind: "consultorio:pick", section: "Footer", text: "Contacto" });
    expect(document.activeElement).toBe(
      screen.getByRole("combobox", { name: `Diseño de ${sectionLabel("Footer")}` }),
    );
    say(frame, { kind: "consultorio:clipped", words: ["Un título demasiado largo"] });
    expect(screen.getByText("En este ancho se corta: «Un título demasiado largo»")).toBeDefined();
  },
);

test.runIf(isLong)("the home page is put in another order by keyboard, and undone in one step", async () => {
  const { user } = await openSections();
  const home = screen.getByRole("region", { name: "Página de inicio" });
  const order = () =>
    within(home)
      .getAllByRole("article")
      .map((card) => card.getAttribute("aria-label"));
  const before = order();
  screen.getByRole("button", { name: `Mover ${before[0]}` }).focus();
  await user.keyboard("{ArrowDown}");
  expect(order().slice(0, 2)).toEqual([before[1], before[0]]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: `Mover ${before[0]}` }));
  await user.click(save());
  await screen.findByText("Secciones seleccionadas guardadas.");
  const { Hero, Announcement } = (await api().draft()).selectedSections;
  expect(Hero?.order).toBeGreaterThan(Announcement?.order ?? Number.POSITIVE_INFINITY);
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  expect(order()).toEqual(before);
});

test("the home page is put in order in a short list, where the focus stays on the moved section", async () => {
  const { user } = await openSections();
  const home = screen.getByRole("region", { name: "Página de inicio" });
  await user.click(within(home).getByRole("button", { name: "Ordenar" }));
  expect(within(home).queryByRole("combobox")).toBeNull();
  const order = () =>
    within(home)
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
  const before = order();
  const [first, second, third] = before;
  await user.click(within(home).getByRole("button", { name: `Bajar ${first}` }));
  await user.keyboard("{Enter}");
  expect(order().slice(0, 3)).toEqual([second, third, first]);
  await waitFor(() =>
    expect(document.activeElement).toBe(within(home).getByRole("button", { name: `Bajar ${first}` })),
  );
  within(home).getByText(`${first}: ahora en el lugar 3 de ${before.length}`);
  await user.click(within(home).getByRole("button", { name: `Subir ${third}` }));
  await waitFor(() =>
    expect(document.activeElement).toBe(within(home).getByRole("button", { name: `Mover ${third}` })),
  );
  await user.click(within(home).getByRole("button", { name: "Terminar de ordenar" }));
  expect(order().slice(0, 3)).toEqual([third, second, first]);
  expect(within(home).getAllByRole("combobox")).toHaveLength(before.length);
});

test.runIf(isLong)("a look that cannot be saved names the unfinished field, and leads there", async () => {
  const { siteContent } = await api().draft();
  await api().as("owner", contract.keepUnfinished, {
    params: { name: "siteContent" },
    body: { siteContent: { ...siteContent, doctorInfo: { ...siteContent.doctorInfo, name: "" } } },
  });
  const { user } = await openSections();
  await user.click(screen.getByRole("button", { name: "Guardar el aspecto actual" }));
  const naming = await screen.findByRole("dialog", { name: "Guardar el aspecto actual" });
  await user.type(within(naming).getByRole("textbox", { name: "Nombre del aspecto" }), "Invierno");
  await user.click(within(naming).getByRole("button", { name: "Guardar aspecto" }));
  const note = await screen.findByText(/hay algo sin terminar \(.*nombre.*\)/i);
  expect(within(note).getByRole("link", { name: "Ir a corregirlo" }).getAttribute("href")).toContain(
    "doctorInfo.name",
  );
});

test.runIf(isLong)("a layout that the content does not fill shows the missing content", async () => {
  await api().changeRaw(({ siteContent, selectedSections }) => {
    siteContent.photosGallery.images.length = 2;
    selectedSections.PhotosGallery = { component: "PhotosGalleryGrid", display: true, order: 120 };
  });
  await openSections();
  const card = screen.getByRole("article", { name: sectionLabel("PhotosGallery") });
  expect(await within(card).findByText("Necesita 4 fotos; tienes 2.")).toBeDefined();
});

test("a section that another one's design shows too says where it is", async () => {
  await api().changeRaw(({ selectedSections }) => {
    selectedSections.GeneralCallToAction = {
      component: "GeneralCallToActionCosts",
      display: true,
      order: 70,
    };
  });
  await openSections();
  const card = screen.getByRole("article", { name: sectionLabel("Insurance") });
  const place = `En la página de inicio se ve dentro de «${sectionLabel("GeneralCallToAction")}», no por separado.`;
  expect(await within(card).findByText(place)).toBeDefined();
  const shown = screen.getByRole("article", { name: sectionLabel("Services") });
  expect(within(shown).queryByText(/se ve dentro de/)).toBeNull();
});

test("a section that another page always shows says where it is", async () => {
  await api().changeRaw(({ selectedSections }) => {
    selectedSections.Appointment = { component: "AppointmentChat", display: false, order: 155 };
  });
  await openSections();
  const card = screen.getByRole("article", { name: sectionLabel("Appointment") });
  expect(await within(card).findByText("Oculta en la página de inicio")).toBeDefined();
  expect(within(card).getByText(/Además está siempre en la página de contacto/)).toBeDefined();
});

test.runIf(isLong)(
  "layouts are seen by their pictures, and two of them side by side with the site's own words",
  async () => {
    const { user, card } = await openSections();
    await user.click(within(card).getByRole("button", { name: `Ver y comparar diseños: ${hero}` }));
    const dialog = await screen.findByRole("dialog", { name: `Diseños de ${hero}` });
    expect(within(dialog).getAllByRole("img")).toHaveLength(variantIds("Hero").length);
    await user.click(
      within(dialog).getByRole("button", { name: `Comparar con el mío: ${layout(second).label}` }),
    );
    expect(within(dialog).getAllByTitle(/^Vista previa con el diseño/)).toHaveLength(2);
    const other = within(dialog).getByRole("region", { name: layout(second).label });
    await user.click(within(other).getByRole("button", { name: "Usar este diseño" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(select(card)).toHaveProperty("value", second);
  },
);

test.runIf(isLong)("a section goes back to how it began", async () => {
  await api().changeRaw(({ selectedSections }) => {
    selectedSections.Hero = { component: second, display: false, order: 10 };
  });
  const { user, card } = await openSections();
  await user.click(within(card).getByRole("button", { name: `Volver al original: ${hero}` }));
  expect(select(card)).toHaveProperty("value", first);
  expect(within(card).getByRole("switch")).toHaveProperty("checked", true);
  expect(within(card).queryByRole("button", { name: /Volver al original/ })).toBeNull();
});

test.runIf(isLong)("a whole set of layouts is kept under a name, used again, and forgotten", async () => {
  const { user, card } = await openSections();
  await user.selectOptions(select(card), second);
  await user.click(screen.getByRole("button", { name: "Guardar el aspecto actual" }));
  const dialog = await screen.findByRole("dialog", { name: "Guardar el aspecto actual" });
  await user.type(within(dialog).getByRole("textbox", { name: "Nombre del aspecto" }), "Primavera");
  await user.click(within(dialog).getByRole("button", { name: "Guardar aspecto" }));
  await waitFor(async () =>
    expect((await api().draft()).siteContent.looks?.[0]?.sections.Hero?.component).toBe(second),
  );
  await user.selectOptions(select(card), first);
  await user.click(await screen.findByRole("button", { name: "Usar «Primavera»" }));
  expect(select(card)).toHaveProperty("value", second);
  await user.click(save());
  await screen.findByText("Secciones seleccionadas guardadas.");
  expect((await api().draft()).selectedSections.Hero?.component).toBe(second);
  await user.click(screen.getByRole("button", { name: "Quitar «Primavera»" }));
  await waitFor(async () => expect((await api().draft()).siteContent.looks).toEqual([]));
});

test.runIf(isLong)(
  "a section that the selection does not name yet is listed where the page shows it",
  async () => {
    await api().changeRaw(({ selectedSections }) => void delete selectedSections.Guides);
    await openSections();
    const names = screen.getAllByRole("article").map((card) => card.getAttribute("aria-label"));
    expect(names.indexOf(sectionLabel("Guides"))).toBe(names.indexOf(sectionLabel("Comparison")) + 1);
  },
);
