import { describe, expect, it } from "vitest";
import { passwordProblem } from "./password-problem.ts";

const knownTexts = [
  "ana.lopez@clinica.mx",
  "Dra. Ana Hernández Ruiz",
  "Consultorio",
  "www.vascularoaxaca.mx",
];
const isEasy = expect.stringContaining("fácil de adivinar");
const containsKnownText = expect.stringContaining("no la hagas con tu correo");

describe("a new password", () => {
  it.each([
    "123456789012",
    "password1234",
    "contraseña123",
    "qwertyuiop12",
    "guadalupe1985",
    "abcdefghijkl",
    "futbolfutbol",
    "México2026México2026",
    "11111111111111111111",
  ])("may not be the common «%s»", async (password) => {
    expect(await passwordProblem(password, knownTexts)).toEqual(isEasy);
  });

  it.each([
    "            ",
    "............",
    "ana.lopez@clinica.mx",
    "ANA.LOPEZ@CLINICA.MX1",
    "DraHernandez2026",
    "Hernández-Ruiz",
    "vascularoaxaca1",
    "Consultorio2026!",
    "clinica-lopez-ana",
  ])("may not be made of what is known: «%s»", async (password) => {
    expect(await passwordProblem(password, knownTexts)).toEqual(containsKnownText);
  });

  it.each([
    "una frase bastante larga",
    "correcto caballo batería grapa",
    "q8Zr!mT2wLp9",
    "doce caracteres o más",
    "hernandez toma café los lunes",
    "🩺 latido río paraguas 🌵",
    `una frase bastante larga ${"x".repeat(900)}`,
  ])("may be «%s»", async (password) => {
    expect(await passwordProblem(password, knownTexts)).toBeNull();
  });
});
