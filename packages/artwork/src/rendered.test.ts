import { isPictureId, pictures } from "@consultorio/pictures";
import { expect, it } from "vitest";
import { fileNames, fingerprint, isUpToDate } from "./rendered.ts";

it("gives the two pictures of one scene the same fingerprint, and all others another one", () => {
  expect(fingerprint("varices-home")).toBe(fingerprint("varices-page"));
  expect(fingerprint("varices-home")).not.toBe(fingerprint("linfedema-home"));
  expect(fingerprint("certificate-1")).not.toBe(fingerprint("certificate-2"));
});

it("expects each width in both formats, and the link preview", () => {
  expect(fileNames("doctor")).toEqual([
    "doctor.480.avif",
    "doctor.720.avif",
    "doctor.960.avif",
    "doctor.1440.avif",
    "doctor.480.webp",
    "doctor.960.webp",
    "doctor.1440.webp",
    "doctor.1200.jpg",
  ]);
});

it.each(Object.keys(pictures).filter(isPictureId))("%s was rendered from its present source", (id) => {
  expect(isUpToDate(id), `run: pnpm --filter @consultorio/artwork render ${id}`).toBe(true);
});
