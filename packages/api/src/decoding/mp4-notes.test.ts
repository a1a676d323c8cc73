import { expect, it } from "vitest";
import { readBoxes } from "./mp4-boxes.ts";
import { clearNotes, mp4Notes } from "./mp4-notes.ts";

/** Clears the notes of the camera in a video. Throws where it is no MP4. */
function clear(video: Buffer): void {
  const notes = mp4Notes(video);
  if (notes === null) throw new Error("No MP4.");
  clearNotes(video, notes);
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, content]);
}

const latin1 = (text: string) => Buffer.from(text, "latin1");
const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

const moment = 0xe2f1a3b5;
const dated = (type: string) => box(type, numbers(0, moment, moment, 1000, 5000));
const handler = (kind: string, name: string) =>
  box("hdlr", numbers(0, 0), latin1(kind), numbers(0, 0, 0), latin1(`${name}\0`));

/** A track whose samples are in two chunks. */
function track(kind: string, name: string, tables: Buffer[]): Buffer {
  return box(
    "trak",
    dated("tkhd"),
    box("mdia", dated("mdhd"), handler(kind, name), box("minf", box("stbl", ...tables))),
  );
}

const shown = latin1("the picture itself");
const places = ["GPS5 17.06N", "96.72W GPS5"];

/** An MP4 whose samples lie right after `ftyp`: the picture, and the places in two chunks. */
function camera(offsetsBox: (offsets: number[]) => Buffer, sizes: Buffer): Buffer {
  const ftyp = box("ftyp", latin1("isom"), numbers(0));
  const media = box("mdat", shown, ...places.map(latin1));
  const first = ftyp.length + 8 + shown.length;
  const offsets = [first, first + (places[0]?.length ?? 0)];
  const tables = [box("stsc", numbers(0, 1, 1, 1, 1)), sizes, offsetsBox(offsets)];
  return Buffer.concat([
    ftyp,
    media,
    box(
      "moov",
      box("mvhd", Buffer.from([1, 0, 0, 0]), numbers(0, moment, 0, moment, 1000)),
      track("vide", "GoPro AVC", [box("stsz", numbers(0, 0, 0))]),
      track("meta", "GoPro MET", tables),
      box("udta", latin1("owner Ana")),
    ),
    box("sefd", latin1("SEFHe Samsung SM-G991")),
    box("skip", latin1("left behind")),
  ]);
}

const momentBytes = numbers(moment).toString("latin1");

it.each([
  [
    "short offsets, a size for each",
    (all: number[]) => box("stco", numbers(0, 2, ...all)),
    box("stsz", numbers(0, 0, 2, 11, 11)),
  ],
  [
    "long offsets, one size",
    (all: number[]) => box("co64", numbers(0, 2, ...all.flatMap((offset) => [0, offset]))),
    box("stsz", numbers(0, 11, 2)),
  ],
] as const)("an MP4 keeps nothing of its camera's notes: %s", (_, offsets, sizes) => {
  const video = camera(offsets, sizes);
  const before = Buffer.from(video);

  clear(video);

  const text = video.toString("latin1");
  for (const note of [
    "GPS5",
    "17.06",
    "96.72",
    "GoPro",
    "Samsung",
    "owner",
    "Ana",
    "left behind",
    momentBytes,
  ])
    expect(text).not.toContain(note);
  expect(text).toContain(shown.toString("latin1"));
  expect(text).toContain("vide");
  expect(video.length).toBe(before.length);
  expect(readBoxes(video)).not.toBeNull();
});

it("an MP4 whose times are cut off loses the part of them that is there", () => {
  const video = Buffer.concat([
    box("ftyp", latin1("isom")),
    box("moov", box("mvhd"), box("tkhd", numbers(0, moment)), box("hdlr", latin1("x"))),
    box("mdat", shown),
  ]);
  clear(video);
  expect(video.toString("latin1")).not.toContain(momentBytes);
  expect(video.toString("latin1")).toContain(shown.toString("latin1"));
});

it.each([
  ["no tables", []],
  [
    "a table that is cut off",
    [box("stsc", numbers(0)), box("stsz", numbers(0)), box("stco", numbers(0, 9, 1))],
  ],
  [
    "more entries than bytes",
    [
      box("stsc", numbers(0, 9, 1, 9, 1)),
      box("stsz", numbers(0, 0, 900)),
      box("stco", numbers(0, 9, 1_000_000)),
    ],
  ],
])("a track of measurements with %s goes without touching anything else", (_, tables) => {
  const video = Buffer.concat([
    box("ftyp", latin1("isom")),
    box("mdat", shown),
    box("moov", track("meta", "x", [...tables])),
  ]);
  clear(video);
  expect(video.toString("latin1")).toContain(shown.toString("latin1"));
  expect(video.toString("latin1")).not.toContain("trak");
});

/** A video whose track of measurements has `chunks` chunks, each of `length` bytes from the byte `from` on. */
function measured(chunks: number, length: number, from = 0): Buffer {
  const tables = [
    box("stsc", numbers(0, 1, 1, 1, 1)),
    box("stsz", numbers(0, length, chunks)),
    box("stco", numbers(0, chunks), Buffer.alloc(chunks * 4, numbers(from))),
  ];
  return Buffer.concat([
    box("ftyp", latin1("isom")),
    box("mdat", shown),
    box("moov", track("meta", "x", tables)),
  ]);
}

it("refuses a track whose chunks lie over each other", () => {
  expect(() => mp4Notes(measured(2, 0x7fffffff))).toThrow("El video está dañado");
});

it("refuses more entries than a camera writes, without reading them", () => {
  expect(() => mp4Notes(measured(1_000_001, 0))).toThrow("demasiadas notas de su cámara");
});

it("refuses more places to clear than the server clears at once", () => {
  const apart = Buffer.from(Uint32Array.from({ length: 100_001 }, (_, chunk) => chunk * 2).buffer).swap32();
  const tables = [
    box("stsc", numbers(0, 1, 1, 1, 1)),
    box("stsz", numbers(0, 1, 100_001)),
    box("stco", numbers(0, 100_001), apart),
  ];
  const video = Buffer.concat([
    box("ftyp", latin1("isom")),
    box("moov", track("meta", "x", tables)),
    box("mdat", shown),
  ]);
  expect(() => mp4Notes(video)).toThrow("demasiadas notas de su cámara");
});

it("clears chunks that follow each other as one", () => {
  const ftyp = box("ftyp", latin1("isom"));
  const [media, from] = [box("mdat", latin1("GPS5GPS5GPS5")), ftyp.length + 8];
  const offsets = numbers(0, 3, from, from + 4, from + 8);
  const tables = [box("stsc", numbers(0, 1, 1, 1, 1)), box("stsz", numbers(0, 4, 3)), box("stco", offsets)];
  const notes = mp4Notes(Buffer.concat([ftyp, media, box("moov", track("meta", "x", tables))]));
  expect([...(notes?.ranges ?? [])].slice(-4, -2)).toEqual([from, from + 12]);
});
