import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();

async function openField(path: string, role: "textbox" | "group", name: string) {
  const { user } = openAdmin(`/informacion?campo=${path}`);
  return { user, field: await screen.findByRole(role, { name }) };
}

test.each([
  ["doctorInfo.phone", "Teléfono para citas", "llámame al 951 516 0000 ext. 12", "+529515160000,12"],
  ["doctorInfo.whatsapp", "WhatsApp", "https://wa.me/5219515160000?text=Hola", "+529515160000"],
  ["doctorInfo.email", "Correo electrónico", "Citas <citas@clinica.mx>", "citas@clinica.mx"],
  ["doctorInfo.facebookLink", "Facebook", "facebook.com/clinica", "https://facebook.com/clinica"],
  ["doctorInfo.instagramLink", "Instagram", "@clinica", "https://www.instagram.com/clinica"],
  [
    "doctorInfo.googleMapsEmbedLink",
    "Mapa incrustado",
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18" width="600"></iframe>',
    "https://www.google.com/maps/embed?pb=!1m18",
  ],
])("what is pasted into %s is understood at once, and saved", async (path, name, pasted, stored) => {
  const { user, field } = await openField(path, "textbox", name);
  await user.clear(field);
  await user.click(field);
  await user.paste(pasted);
  expect(field).toHaveProperty("value", stored);
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  await screen.findByText("Información del sitio actualizada correctamente");
  const { doctorInfo } = (await api().draft()).siteContent;
  expect(Object.values(doctorInfo)).toContain(stored);
});

test("a second number in a pasted text is named, and what is no number stays as it is typed", async () => {
  const { user, field } = await openField("doctorInfo.phone", "textbox", "Teléfono para citas");
  await user.clear(field);
  await user.click(field);
  await user.paste("Citas 951 516 0000, urgencias 951 128 0001");
  expect(field).toHaveProperty("value", "+529515160000");
  screen.getByText(/Ahí también venía 951 128 0001/);
  await user.clear(field);
  await user.type(field, "el de siempre");
  await user.tab();
  expect(field).toHaveProperty("value", "el de siempre");
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
});

test("hours that are pasted into a clock are understood", async () => {
  const { user } = openAdmin("/informacion?campo=doctorWorkInfo.consultingHours1");
  const [opens] = await screen.findAllByLabelText(/Primer horario.*Abre|Abre.*Primer horario/i);
  if (opens === undefined) throw new Error("There is no field for the opening time.");
  await user.click(opens);
  await user.paste("9 a 2 y 4 a 7 pm");
  screen.getByText("En tu sitio: 9:00 AM a 2:00 PM y 4:00 PM a 7:00 PM");
});
