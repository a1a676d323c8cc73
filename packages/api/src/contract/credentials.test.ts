import { describe, expect, it } from "vitest";
import { z } from "zod";
import { HttpError } from "../http/http-error.ts";
import { parseBody } from "../http/parse-body.ts";
import { accountBody } from "./credentials.ts";
import { contract } from "./index.ts";

const reader =
  <T>(schema: z.ZodType<T>) =>
  (value: unknown) =>
    parseBody(schema, value);
const parseAccount = reader(accountBody);
const parsePassword = reader(contract.confirmSession.body);
const parseSetup = reader(contract.setUp.body);
const parseReset = reader(contract.redeemReset.body);
const parseCode = reader(contract.confirmSecondFactor.body);
const parseSignIn = reader(contract.signIn.body);
const parseRole = reader(contract.setRole.body);
const parseNewUser = reader(contract.createUser.body);
const parsePasswordChange = reader(contract.changePassword.body);

const problems = z.array(z.object({ path: z.string(), message: z.string() }));

const password = "una frase bastante larga";
const account = { email: "ana@ejemplo.mx", password };

/** The problems that a parser reports for a value, or null where the value is valid. */
function problemsOf(parse: (value: unknown) => unknown, value: unknown) {
  try {
    parse(value);
    return null;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    expect(error.status).toBe(422);
    return problems.parse(error.body.problems);
  }
}

describe("the e-mail of an account", () => {
  const longest = `${"a".repeat(242)}@ejemplo.mx`;

  it.each(["ana@ejemplo.mx", "a@b.c", "ana.lópez+web@clinica.ejemplo.mx", ` ${longest} `])(
    "may be %j",
    (email) => {
      expect(parseAccount({ email, password })).toEqual({ email: email.trim(), password });
    },
  );

  it.each([
    "",
    "ana",
    "ana@",
    "ana@ejemplo",
    "@ejemplo.mx",
    "ana@ejemplo.",
    "ana maría@ejemplo.mx",
    "a@b@c.mx",
    "ana@ejem plo.mx",
  ])("may not be %j", (email) => {
    expect(problemsOf(parseAccount, { email, password })).toEqual([
      { path: "email", message: "Correo: escribe una dirección, por ejemplo nombre@ejemplo.mx." },
    ]);
  });

  it("has 254 characters at most, and is a text", () => {
    expect(longest).toHaveLength(253);
    expect(problemsOf(parseAccount, { email: `a${longest}`, password })).toBeNull();
    expect(problemsOf(parseAccount, { email: `aa${longest}`, password })).toEqual([
      { path: "email", message: "Correo: como máximo 254 caracteres." },
    ]);
    expect(problemsOf(parseAccount, { email: 7, password })).toEqual([
      { path: "email", message: "Correo: se espera un texto." },
    ]);
  });
});

describe("a password", () => {
  const tooLong = "Contraseña: como máximo 1024 caracteres.";
  const noText = "Contraseña: se espera un texto.";

  it("that is new has 12 to 1024 characters", () => {
    const messagesOf = (value: unknown) =>
      problemsOf(parseAccount, { ...account, password: value })?.map(({ message }) => message) ?? null;
    expect(messagesOf("a".repeat(12))).toBeNull();
    expect(messagesOf("a".repeat(11))).toEqual(["Contraseña: usa al menos 12 caracteres."]);
    expect(messagesOf("a".repeat(1024))).toBeNull();
    expect(messagesOf("a".repeat(1025))).toEqual([tooLong]);
    expect(messagesOf(undefined)).toEqual([noText]);
  });

  it("that is in use may be of any length up to that", () => {
    const messagesOf = (value: unknown) =>
      problemsOf(parsePassword, { password: value })?.map(({ message }) => message) ?? null;
    expect(messagesOf("")).toBeNull();
    expect(messagesOf("a".repeat(1024))).toBeNull();
    expect(messagesOf("a".repeat(1025))).toEqual([tooLong]);
    expect(messagesOf(null)).toEqual([noText]);
  });
});

describe("the token of a link", () => {
  it.each([parseSetup, parseReset])("is a text of 200 characters at most", (parse) => {
    const tokenProblems = (token: unknown) =>
      problemsOf(parse, { token, password, ...(parse === parseSetup && account) });
    expect(tokenProblems("a".repeat(200))).toBeNull();
    expect(tokenProblems("a".repeat(201))).toEqual([
      { path: "token", message: "La clave del enlace es demasiado larga." },
    ]);
    expect(tokenProblems(undefined)).toEqual([{ path: "token", message: "Falta la clave del enlace." }]);
  });
});

describe("the code of the second step", () => {
  it("is a text of 40 characters at most, and may be missing at the sign-in alone", () => {
    expect(parseCode({ code: "123456" })).toEqual({ code: "123456" });
    expect(problemsOf(parseCode, { code: "1".repeat(40) })).toBeNull();
    expect(problemsOf(parseCode, { code: "1".repeat(41) })).toEqual([
      { path: "code", message: "Código: es demasiado largo." },
    ]);
    expect(problemsOf(parseCode, {})).toEqual([{ path: "code", message: "Código: se espera un texto." }]);
    expect(parseSignIn(account)).toEqual(account);
    expect(parseSignIn({ ...account, code: "1" })).toEqual({ ...account, code: "1" });
  });
});

describe("the role of an account", () => {
  it("is owner or editor", () => {
    expect(parseRole({ role: "owner" })).toEqual({ role: "owner" });
    expect(parseNewUser({ ...account, role: "editor" })).toEqual({
      ...account,
      role: "editor",
    });
    expect(problemsOf(parseRole, { role: "dueña" })).toEqual([
      { path: "role", message: "Permiso: elige propietaria o editora." },
    ]);
  });
});

describe("a change of password", () => {
  it("reports each of its fields", () => {
    expect(parsePasswordChange({ current: "x", password })).toEqual({ current: "x", password });
    expect(problemsOf(parsePasswordChange, { password: "corta" })?.map(({ path }) => path)).toEqual([
      "current",
      "password",
    ]);
  });
});

it("refuses unknown members, and names the first five", () => {
  const many = Object.fromEntries([..."abcdefg"].map((name) => [name, 1]));
  expect(problemsOf(parseAccount, { ...account, ...many })).toEqual([
    { path: "", message: "Campo desconocido «a», «b», «c», «d», «e»." },
  ]);
});
