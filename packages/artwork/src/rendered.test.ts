import { isSubjectId, pictures } from "@consultorio/pictures";
import { expect, it } from "vitest";
import { fileNames, fingerprint, stands } from "./rendered.ts";

it("a picture's fingerprint is its source's: shared by the two cuts of one scene, and by no others", () => {
  expect(fingerprint("varices-home")).toBe(fingerprint("varices-page"));
  expect(fingerprint("varices-home")).not.toBe(fingerprint("linfedema-home"));
  expect(fingerprint("certificate-1")).not.toBe(fingerprint("certificate-2"));
});

it("a picture is whole with each width in both formats and the preview", () => {
  expect(fileNames("doctor")).toEqual([
    "doctor.480.avif",
    "doctor.480.webp",
    "doctor.960.avif",
    "doctor.960.webp",
    "doctor.1440.avif",
    "doctor.1440.webp",
    "doctor.1200.jpg",
  ]);
});

it.each(Object.keys(pictures).filter(isSubjectId))("%s was made of its source as it is now", (id) => {
  expect(stands(id), `run: pnpm --filter @consultorio/pictures render ${id}`).toBe(true);
});
