import type { AuditEntry } from "@consultorio/store";
import { expect, it } from "vitest";
import { aboutWords, actionWords, originOf } from "./action-words.ts";

const entry = (action: string, detail: AuditEntry["detail"]): AuditEntry => ({
  id: "1",
  author: { id: null, name: "Sistema" },
  action,
  detail,
  createdAt: new Date(0),
});

it.each<[string, AuditEntry["detail"], string]>([
  ["session.refused", { reason: "code", email: "ana@ejemplo.mx" }, "ana@ejemplo.mx, código equivocado"],
  ["session.refused", { reason: "tries" }, "ninguna cuenta, demasiados intentos"],
  ["draft.saved", { version: 3, note: "Textos" }, "versión 3, Textos"],
  ["draft.saved", { version: 3, note: null }, "versión 3"],
  ["user.role", { email: "a@b.mx", role: "editor", sessions: 1 }, "a@b.mx, editora"],
  ["policy.second-factor", { required: true }, "a todas las cuentas"],
  ["policy.second-factor", { required: false }, "a ninguna cuenta"],
  ["media.deleted", { name: "foto.jpg", hash: "x" }, "«foto.jpg»"],
  [
    "schedule.set",
    { version: 2, due: "2026-12-01T00:00:00.000Z" },
    "versión 2, para el 30 de noviembre de 2026 a las 6:00 p.m.",
  ],
  ["schedule.cancelled", null, ""],
  ["otra", [1], ""],
])("%s with %j is about «%s»", (action, detail, about) => {
  expect(aboutWords(entry(action, detail))).toBe(about);
});

it("names an action in Spanish, and keeps the name of an unknown one", () => {
  expect(actionWords(entry("session.opened", null))).toBe("Entró");
  expect(actionWords(entry("review.revoked", null))).toBe("Terminó un enlace de revisión");
  expect(actionWords(entry("nave.llegada", null))).toBe("nave.llegada");
});

it("has the browser and the mark of the network where there are some", () => {
  expect(originOf(entry("session.opened", { agent: "x", network: "abc" }))).toEqual({
    userAgent: "x",
    network: "abc",
  });
  expect(originOf(entry("session.opened", null))).toEqual({ userAgent: "", network: "" });
});
