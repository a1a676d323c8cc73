// @vitest-environment jsdom
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cleanInput } from "./clean-input.ts";

let end: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <input aria-label="Nombre" value="Dra.  Sol"><textarea></textarea>
    <input type="email"><input type="password" autocomplete="new-password"><button>Guardar</button>`;
  end = cleanInput();
});
afterEach(() => {
  end();
  document.body.innerHTML = "";
});

function find<Control extends HTMLInputElement | HTMLTextAreaElement>(
  selector: string,
  kind: new () => Control,
): Control {
  const control = document.querySelector(selector);
  if (!(control instanceof kind)) throw new Error(`${selector}: there is none.`);
  return control;
}

test("pasted text loses invisible characters, and the caret stands behind it", async () => {
  const user = userEvent.setup({ delay: null });
  const name = find("input", HTMLInputElement);
  const typed = vi.fn();
  name.addEventListener("input", typed);
  await user.click(name);
  name.setSelectionRange(5, 5);
  await user.paste("\u200bAna\u202e Ma\u00adría\ufeff");
  expect(name.value).toBe("Dra. Ana María Sol");
  expect(name.selectionStart).toBe("Dra. Ana María".length);
  expect(typed).toHaveBeenCalledOnce();
});

test("a long text keeps its line breaks", async () => {
  const user = userEvent.setup({ delay: null });
  const text = find("textarea", HTMLTextAreaElement);
  await user.click(text);
  await user.paste("Uno\r\ndos\u2028tres\u200b");
  expect(text.value).toBe("Uno\ndos\ntres");
});

test("text that came in another way is clean once the field is left", async () => {
  const user = userEvent.setup({ delay: null });
  const name = find("input", HTMLInputElement);
  await user.click(name);
  name.value = "\u2067Ana\u0000";
  await user.tab();
  expect(name.value).toBe("Ana");
});

test("an address is taken clean, a password unchanged", async () => {
  const user = userEvent.setup({ delay: null });
  const email = find("[type=email]", HTMLInputElement);
  const password = find("[type=password]", HTMLInputElement);
  await user.click(email);
  await user.paste("\u202aana@ejemplo.mx\u202c");
  await user.click(password);
  await user.paste("se\u200bcreta");
  await user.tab();
  expect(email.value).toBe("ana@ejemplo.mx");
  expect(password.value).toBe("se\u200bcreta");
  password.type = "text";
  await user.click(password);
  await user.tab();
  expect(password.value).toBe("se\u200bcreta");
});
