import { StoreError } from "@consultorio/store";
import { expect, it } from "vitest";
import { noteCopy } from "./note-copy.ts";

it("says why a copy is not in the activity, and lets no other failure pass", async () => {
  const failing = (error: Error) => ({ noteCopy: () => Promise.reject(error) });
  const full = new StoreError("sqlite-disk-full", { file: "site.db" });
  expect(await noteCopy({ noteCopy: async () => {} }, "copy.exported")).toBe("");
  expect(await noteCopy(failing(full), "copy.exported")).toBe(
    "\nNo se pudo anotar en la actividad: No queda espacio para la base de datos site.db.",
  );
  await expect(noteCopy(failing(new Error("otra")), "copy.exported")).rejects.toThrow("otra");
});
