import fc from "fast-check";
import { expect, test } from "vitest";
import { uploadAddress, uploadedFile, uploadedPicture, uploadFileAddress } from "./upload-address.ts";

const hash = "0123456789abcdef".repeat(4);

test("an address says the size of a picture, and whether it has a background", () => {
  expect(uploadedPicture(`/media/${hash}-1200x800.webp`)).toEqual({
    hash,
    width: 1200,
    height: 800,
    cutout: false,
  });
  expect(uploadedPicture(`/media/${hash}-900x1200-cutout.webp`)).toMatchObject({
    height: 1200,
    cutout: true,
  });
});

test("each file of a picture says its own width and form", () => {
  expect(uploadedFile(`/media/${hash}-900x1200-cutout.480.avif`)).toEqual({
    picture: { hash, width: 900, height: 1200, cutout: true },
    width: 480,
    format: "avif",
  });
  expect(uploadedFile(`/media/${hash}-900x1200.webp`)).toMatchObject({ width: 900, format: "webp" });
});

const picture = fc.record({
  hash: fc.stringMatching(/^[0-9a-f]{64}$/),
  width: fc.integer({ min: 1, max: 99999 }),
  height: fc.integer({ min: 1, max: 99999 }),
  cutout: fc.boolean(),
});

test("the parts of an address can be read from it", () => {
  fc.assert(
    fc.property(picture, (upload) => {
      expect(uploadedPicture(uploadAddress(upload))).toEqual(upload);
    }),
  );
  const file = fc.record({
    picture,
    width: fc.integer({ min: 1, max: 99999 }),
    format: fc.constantFrom("avif" as const, "webp" as const),
  });
  fc.assert(
    fc.property(file, (one) => {
      expect(uploadedFile(uploadFileAddress(one))).toEqual(one);
      expect(uploadedPicture(uploadFileAddress(one))).toBeNull();
    }),
  );
});

test.each([
  "",
  "/imagenes/doctor-cutout",
  "/media/logo.svg",
  `/media/${hash}.mp4`,
  `/media/${hash}-1200x800-cut.webp`,
  `/media/../${hash}-1200x800.webp`,
  `https://ejemplo.test/media/${hash}-1200x800.webp`,
])("%j is no uploaded picture", (path) => {
  expect(uploadedFile(path)).toBeNull();
  expect(uploadedPicture(path)).toBeNull();
});
