import { crc32 } from "node:zlib";
import fc from "fast-check";
import sharp, { type Sharp } from "sharp";
import { box } from "../threats/mp4-box.ts";

/** The formats that an upload may have. */
export const uploadFormats = ["jpeg", "png", "webp", "avif", "gif", "mp4", "webm"] as const;
export type UploadFormat = (typeof uploadFormats)[number];

/** Numbers that a reader multiplies, allocates or counts to. */
const hostileNumbers = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];
/** Where most of what a file says about itself stands, in bytes from its beginning. */
const headLength = 300;

/** Files of a format that are whole. */
export async function wholeFiles(format: UploadFormat): Promise<Buffer[]> {
  if (format === "mp4") return [video("stco", 1), video("co64", 2)];
  if (format === "webm") return [webm()];
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const drawn = (channels: 3 | 4) =>
    sharp({ create: { width: 48, height: 32, channels, background: "#888", noise } }).withExif({
      IFD0: { Copyright: "secreto" },
    });
  return Promise.all([drawn(3).toFormat(format).toBuffer(), ...variants(drawn(4), format)]);
}

function variants(picture: Sharp, format: Exclude<UploadFormat, "mp4" | "webm">): Promise<Buffer>[] {
  const files = {
    jpeg: [picture.clone().jpeg({ progressive: true, chromaSubsampling: "4:4:4" })],
    png: [picture.clone().png({ progressive: true }), picture.clone().png({ palette: true })],
    webp: [picture.clone().webp({ lossless: true })],
    avif: [picture.clone().avif({ lossless: true })],
    gif: [picture.clone().gif({ progressive: true })],
  }[format];
  return files.map((file) => file.toBuffer());
}

/** A video with a track of measurements, whose tables name every sample. */
function video(offsets: "stco" | "co64", version: number): Buffer {
  const numbers = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer).swap32();
  const places = Array.from({ length: 8 }, (_, index) =>
    offsets === "co64" ? [0, 40 + index] : [40 + index],
  );
  const kind = box("hdlr", numbers(0, 0), Buffer.from("meta"), numbers(0, 0, 0), Buffer.from("GPS\0"));
  const tables = box(
    "stbl",
    box("stsc", numbers(0, 2, 1, 1, 1, 4, 2, 1)),
    box("stsz", numbers(0, 0, 8), numbers(1, 1, 1, 1, 1, 1, 1, 1)),
    box(offsets, numbers(0, 8), numbers(...places.flat())),
  );
  return Buffer.concat([
    box("ftyp", Buffer.from("mp42\0\0\0\0")),
    box("mdat", Buffer.alloc(60, 7)),
    box(
      "moov",
      box("mvhd", Buffer.from([version, 0, 0, 0]), Buffer.alloc(96)),
      box("trak", box("tkhd", Buffer.alloc(84)), box("mdia", kind, box("minf", tables))),
      box("udta", Buffer.from("places")),
    ),
  ]);
}

function webm(): Buffer {
  const head = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x84, 0x42, 0x82, 0x84]);
  return Buffer.concat([head, Buffer.from("webm"), Buffer.alloc(300, 0x42)]);
}

/** A file damaged in one to three ways: cut, changed, with hostile numbers, with parts repeated, moved into boxes, or huge in its own words. */
export function damagedFile(format: UploadFormat, whole: readonly Buffer[]): fc.Arbitrary<Buffer> {
  const damages = fc.array(damage(format), { minLength: 1, maxLength: 3 });
  return fc
    .tuple(fc.constantFrom(...whole), damages)
    .map(([file, changes]) => changes.reduce<Buffer>((bytes, change) => change(bytes), file));
}

type Damage = (file: Buffer) => Buffer;

/** A share of a file, from 0 to 1; half of them in its head. */
const place = fc.oneof(
  fc.integer({ min: 0, max: headLength }).map((at) => (length: number) => Math.min(at, length)),
  fc.double({ min: 0, max: 1, noNaN: true }).map((share) => (length: number) => Math.floor(share * length)),
);

function damage(format: UploadFormat): fc.Arbitrary<Damage> {
  const cut = place.map(
    (at): Damage =>
      (file) =>
        file.subarray(0, at(file.length)),
  );
  const flips = fc.array(fc.tuple(place, fc.nat(255)), { minLength: 1, maxLength: 6 }).map(
    (changes): Damage =>
      (file) => {
        const bytes = Buffer.from(file);
        for (const [at, mask] of changes) {
          const index = at(file.length);
          const byte = bytes[index];
          if (byte !== undefined) bytes[index] = byte ^ mask;
        }
        return bytes;
      },
  );
  const number = fc.record({
    at: place,
    value: fc.constantFrom(...hostileNumbers),
    size: fc.constantFrom(1, 2, 4),
    little: fc.boolean(),
  });
  const numbers = number.map(
    ({ at, value, size, little }): Damage =>
      (file) =>
        withNumber(file, { at: at(file.length), value, size, little }),
  );
  const repeated = fc.tuple(place, fc.integer({ min: 1, max: 200 }), fc.integer({ min: 2, max: 60 })).map(
    ([at, length, times]): Damage =>
      (file) => {
        const from = at(file.length);
        const part = file.subarray(from, from + length);
        return Buffer.concat([file.subarray(0, from), ...Array(times).fill(part), file.subarray(from)]);
      },
  );
  const vast = fc.tuple(fc.constantFrom(...hostileNumbers), fc.constantFrom(...hostileNumbers)).map(
    ([width, height]): Damage =>
      (file) =>
        withSize(file, format, width, height),
  );
  const nested = fc.integer({ min: 1, max: 60 }).map(
    (depth): Damage =>
      (file) =>
        Buffer.concat([file.subarray(0, 20), inBoxes(file.subarray(20), depth)]),
  );
  return format === "mp4" || format === "avif"
    ? fc.oneof(cut, flips, numbers, repeated, vast, nested)
    : fc.oneof(cut, flips, numbers, repeated, vast);
}

function inBoxes(content: Buffer, depth: number): Buffer {
  return depth === 0 ? content : box("moov", inBoxes(content, depth - 1));
}

function withNumber(
  file: Buffer,
  { at, value, size, little }: { at: number; value: number; size: number; little: boolean },
): Buffer {
  if (at + size > file.length) return file;
  const bytes = Buffer.from(file);
  const short = size === 4 ? value : value % 2 ** (size * 8);
  if (little) bytes.writeUIntLE(short, at, size);
  else bytes.writeUIntBE(short, at, size);
  return bytes;
}

/** Where each format says how wide and high it is: what comes before it, how far behind that, in how many bytes. */
const sizeFields = {
  jpeg: { mark: "\u00ff\u00c0", after: 5, size: 2, little: false },
  png: { mark: "IHDR", after: 4, size: 4, little: false },
  webp: { mark: "\u009d\u0001\u002a", after: 3, size: 2, little: true },
  avif: { mark: "ispe", after: 8, size: 4, little: false },
  gif: { mark: "GIF8", after: 6, size: 2, little: true },
  mp4: { mark: "stsz", after: 8, size: 4, little: false },
  webm: { mark: "webm", after: 0, size: 4, little: false },
} as const;

/** A small file that says to be vast; in a PNG the sum that stands behind its size is right. */
function withSize(file: Buffer, format: UploadFormat, width: number, height: number): Buffer {
  const { mark, after, size, little } = sizeFields[format];
  const at = file.indexOf(mark, 0, "latin1");
  if (at < 0) return file;
  const wide = withNumber(file, { at: at + after, value: width, size, little });
  const bytes = withNumber(wide, { at: at + after + size, value: height, size, little });
  if (format !== "png" || at + 21 > bytes.length) return bytes;
  bytes.writeUInt32BE(crc32(bytes.subarray(at, at + 17)), at + 17);
  return bytes;
}
