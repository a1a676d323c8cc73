import { crc32 } from "node:zlib";
import fc from "fast-check";
import sharp, { type Sharp } from "sharp";
import { box, numbers } from "../threats/mp4-box.ts";

/** The formats that an upload may have. */
export const uploadFormats = ["jpeg", "png", "webp", "avif", "gif", "mp4", "webm"] as const;
export type UploadFormat = (typeof uploadFormats)[number];

/** Numbers that a reader multiplies, allocates or counts to. */
const hostileNumbers = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];
/** The part of a file that holds most of its header fields, in bytes from its beginning. */
const headLength = 300;

/** Undamaged files of a format, the same in each run. */
export async function wholeFiles(format: UploadFormat): Promise<Buffer[]> {
  if (format === "mp4") return [video("stco", 1), video("co64", 2)];
  if (format === "webm") return [webm()];
  return Promise.all([picture(3).toFormat(format).toBuffer(), ...variants(picture(4), format)]);
}

/** A small picture of noise that is the same in each run. */
function picture(channels: 3 | 4): Sharp {
  const [width, height] = [48, 32];
  const pixels = Uint8Array.from(
    { length: width * height * channels },
    (_, index) => Math.imul(index ^ (index >>> 7), 2654435761) >>> 24,
  );
  return sharp(pixels, { raw: { width, height, channels } }).withExif({ IFD0: { Copyright: "secreto" } });
}

function variants(source: Sharp, format: Exclude<UploadFormat, "mp4" | "webm">): Promise<Buffer>[] {
  const files = {
    jpeg: [source.clone().jpeg({ progressive: true, chromaSubsampling: "4:4:4" })],
    png: [source.clone().png({ progressive: true }), source.clone().png({ palette: true })],
    webp: [source.clone().webp({ lossless: true })],
    avif: [source.clone().avif({ lossless: true })],
    gif: [source.clone().gif({ progressive: true })],
  }[format];
  return files.map((file) => file.toBuffer());
}

/** A video with a track of measurements, whose tables name every sample. */
function video(offsets: "stco" | "co64", version: number): Buffer {
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

/**
 * A file damaged in one to three ways: cut, changed, with hostile numbers, with parts repeated, moved into boxes, or with
 * huge dimensions.
 */
export function damagedFile(format: UploadFormat, whole: readonly Buffer[]): fc.Arbitrary<Buffer> {
  const damages = fc.array(damage(format), { minLength: 1, maxLength: 3 });
  return fc
    .tuple(fc.constantFrom(...whole), damages)
    .map(([file, changes]) => changes.reduce<Buffer>((bytes, change) => change(bytes), file));
}

type Damage = (file: Buffer) => Buffer;

/** A position in a file of a given length; half of them in its header. */
const position = fc.oneof(
  fc.integer({ min: 0, max: headLength }).map((at) => (length: number) => Math.min(at, length)),
  fc.double({ min: 0, max: 1, noNaN: true }).map((share) => (length: number) => Math.floor(share * length)),
);

function damage(format: UploadFormat): fc.Arbitrary<Damage> {
  const cut = position.map(
    (at): Damage =>
      (file) =>
        file.subarray(0, at(file.length)),
  );
  const flips = fc.array(fc.tuple(position, fc.nat(255)), { minLength: 1, maxLength: 6 }).map(
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
    at: position,
    value: fc.constantFrom(...hostileNumbers),
    size: fc.constantFrom(1, 2, 4),
    little: fc.boolean(),
  });
  const hostile = number.map(
    ({ at, value, size, little }): Damage =>
      (file) =>
        withNumber(file, { at: at(file.length), value, size, little }),
  );
  const repeated = fc.tuple(position, fc.integer({ min: 1, max: 200 }), fc.integer({ min: 2, max: 60 })).map(
    ([at, length, times]): Damage =>
      (file) => {
        const from = at(file.length);
        const part = file.subarray(from, from + length);
        return Buffer.concat([file.subarray(0, from), ...Array(times).fill(part), file.subarray(from)]);
      },
  );
  const hugeSize = fc.tuple(fc.constantFrom(...hostileNumbers), fc.constantFrom(...hostileNumbers)).map(
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
    ? fc.oneof(cut, flips, hostile, repeated, hugeSize, nested)
    : fc.oneof(cut, flips, hostile, repeated, hugeSize);
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

/** Where each format has its width and height: the bytes before them, the distance from those, and the length of each. */
const sizeFields = {
  jpeg: { mark: "\u00ff\u00c0", after: 5, size: 2, little: false },
  png: { mark: "IHDR", after: 4, size: 4, little: false },
  webp: { mark: "\u009d\u0001\u002a", after: 3, size: 2, little: true },
  avif: { mark: "ispe", after: 8, size: 4, little: false },
  gif: { mark: "GIF8", after: 6, size: 2, little: true },
  mp4: { mark: "stsz", after: 8, size: 4, little: false },
  webm: { mark: "webm", after: 0, size: 4, little: false },
} as const;

/** Writes other dimensions into a file. In a PNG, the checksum of its header stays right. */
function withSize(file: Buffer, format: UploadFormat, width: number, height: number): Buffer {
  const { mark, after, size, little } = sizeFields[format];
  const at = file.indexOf(mark, 0, "latin1");
  if (at < 0) return file;
  const withWidth = withNumber(file, { at: at + after, value: width, size, little });
  const bytes = withNumber(withWidth, { at: at + after + size, value: height, size, little });
  if (format !== "png" || at + 21 > bytes.length) return bytes;
  bytes.writeUInt32BE(crc32(bytes.subarray(at, at + 17)), at + 17);
  return bytes;
}
