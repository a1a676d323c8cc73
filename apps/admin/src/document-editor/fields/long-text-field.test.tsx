import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

useApi();

test("the sentence that says that a text is an example goes with one button, and comes back with undo", async () => {
  const { user } = openAdmin("/informacion?campo=privacy.simplified");
  const notice = await screen.findByRole("textbox", { name: "Aviso simplificado" });
  const button = "Ya lo leí: quitar esa frase";
  await user.click(await screen.findByRole("button", { name: button }));
  expect(notice).toHaveProperty(
    "value",
    expect.stringMatching(/^\{doctorName\}, con domicilio en \{address\}/),
  );
  expect(document.activeElement).toBe(notice);
  expect(screen.queryByRole("button", { name: button })).toBeNull();
  await user.keyboard("{Control>}z{/Control}");
  await screen.findByRole("button", { name: button });
});

test("a name between braces shows its value for visitors, also while the value is typed", async () => {
  const { user } = openAdmin("/informacion?campo=aboutMe.description");
  const text = await screen.findByRole("textbox", { name: "Descripción" });
  expect(text).toHaveProperty("value", expect.stringContaining("{yearsOfExperience}"));
  await screen.findByText(/\{yearsOfExperience\} se lee «5»\./);
  const years = await screen.findByLabelText("Años de experiencia");
  await user.clear(years);
  await user.type(years, "12");
  await screen.findByText(/\{yearsOfExperience\} se lee «12»\./);
  await user.type(text, " {{algo}");
  await screen.findByText(/\{algo\} no es un dato del sitio: corrígelo o bórralo\./);
});
