import { type Box, type ByteRange, readBoxes } from "./mp4-boxes.ts";
import { UnreadableUpload } from "./unreadable-upload.ts";

/**
 * The parts to clear in a video, as places in its bytes. Lists of numbers, because they go from one process to another.
 */
export interface Mp4Notes {
  /** Where the types of the boxes are written that become free boxes. */
  boxes: Uint32Array;
  /** Beginnings and ends, in turn, of the ranges that are overwritten with zeros. */
  ranges: Uint32Array;
}

/** Boxes with notes of a camera: place, camera and owner (`sefd` is Samsung's), and leftovers. */
const notes = new Set(["udta", "meta", "uuid", "sefd", "free", "skip"]);
/** Boxes with the moments at which the file and its tracks were made. */
const dated = new Set(["mvhd", "tkhd", "mdhd"]);
/** The tracks of picture and sound. Any other track is the camera's own, such as the places of a GoPro second by second. */
const shownTracks = new Set(["vide", "soun", "subt", "sbtl", "text", "clcp"]);

/**
 * The most entries in the tables of all tracks of measurements together. A camera that measures two hundred times a
 * second writes as many in an hour and a half.
 */
const mostEntries = 1_000_000;
/** Places to clear: the process that serves visitors clears them, one after the other. */
const mostRanges = 100_000;

const damaged = "El video está dañado o incompleto. Guárdalo de nuevo como MP4 y vuelve a subirlo.";
const tooMany =
  "El video trae demasiadas notas de su cámara. Guárdalo de nuevo como MP4, sin ellas, y vuelve a subirlo.";

/**
 * The notes of the camera in an MP4: places, names, makes, moments, and whole tracks of measurements with their samples.
 * Null for any other file. Throws `UnreadableUpload` where the tables of a track cannot be true.
 */
export function mp4Notes(video: Buffer): Mp4Notes | null {
  const boxes = readBoxes(video);
  if (boxes === null) return null;
  const cleared = new ClearedParts(video);
  const tracks: { box: Box; inner: Map<string, ByteRange> }[] = [];
  for (const box of boxes) {
    const { type, content } = box;
    const track = tracks.at(-1);
    if (track && content.from < track.box.content.to && !track.inner.has(type))
      track.inner.set(type, content);
    if (notes.has(type)) cleared.addBox(box);
    else if (dated.has(type)) cleared.add(moments(video, content));
    // After its kind comes the name that the maker gave it.
    else if (type === "hdlr") cleared.add({ from: content.from + 24, to: content.to });
    else if (type === "trak") tracks.push({ box, inner: new Map() });
  }
  for (const { box, inner } of tracks) {
    const handler = inner.get("hdlr");
    const kind = handler
      ? video.toString("latin1", handler.from + 8, Math.min(handler.from + 12, handler.to))
      : "";
    if (shownTracks.has(kind)) continue;
    for (const chunk of cleared.chunksOf(inner)) cleared.add(chunk);
    cleared.addBox(box);
  }
  return cleared.notes();
}

/** The two moments of a dated box. Version 1 writes them with eight bytes each. */
function moments(video: Buffer, { from, to }: ByteRange): ByteRange {
  const length = from < to && video[from] === 1 ? 16 : 8;
  return { from: from + 4, to: Math.min(from + 4 + length, to) };
}

/** The parts to clear in a video, and the number of table entries that were read so far. */
class ClearedParts {
  readonly #video: Buffer;
  readonly #boxes: number[] = [];
  readonly #ranges: number[] = [];
  #entries = 0;
  #chunkBytes = 0;

  constructor(video: Buffer) {
    this.#video = video;
  }

  add({ from, to }: ByteRange): void {
    if (from >= to) return;
    // Chunks mostly follow each other.
    if (this.#ranges.at(-1) === from) this.#ranges[this.#ranges.length - 1] = to;
    else this.#ranges.push(from, to);
    if (this.#ranges.length > mostRanges * 2) throw new UnreadableUpload(tooMany);
  }

  addBox({ typeAt, content }: Box): void {
    this.#boxes.push(typeAt);
    this.add(content);
  }

  notes(): Mp4Notes {
    return { boxes: Uint32Array.from(this.#boxes), ranges: Uint32Array.from(this.#ranges) };
  }

  /**
   * Where the samples of a track lie in the file; nowhere where its tables are not whole. Each table is read once, from its
   * beginning to its end. Throws where its chunks lie over each other.
   */
  *chunksOf(boxes: ReadonlyMap<string, ByteRange>): Generator<ByteRange> {
    const long = this.#table(boxes.get("co64"), 4, 8);
    const offsets = long && long.count > 0 ? long : this.#table(boxes.get("stco"), 4, 4);
    const sizes = this.#table(boxes.get("stsz"), 8, 4);
    const runs = this.#table(boxes.get("stsc"), 4, 12);
    if (!offsets || !sizes || !runs) return;
    const video = this.#video;
    const sameSize = video.readUInt32BE(sizes.start - 8);
    const firstOf = (run: number) => video.readUInt32BE(runs.start + run * 12);
    let run = -1;
    let sample = 0;
    for (let chunk = 0; chunk < offsets.count; chunk += 1) {
      while (run + 1 < runs.count && firstOf(run + 1) <= chunk + 1) run += 1;
      const samples = run < 0 ? 0 : video.readUInt32BE(runs.start + run * 12 + 4);
      let length = sameSize * samples;
      for (let end = sample + samples; sameSize === 0 && sample < end && sample < sizes.count; sample += 1)
        length += video.readUInt32BE(sizes.start + sample * 4);
      const at = offsets.start + chunk * offsets.size;
      const from = offsets.size === 8 ? Number(video.readBigUInt64BE(at)) : video.readUInt32BE(at);
      const to = Math.min(from + length, video.length);
      this.#chunkBytes += Math.max(0, to - from);
      if (this.#chunkBytes > video.length) throw new UnreadableUpload(damaged);
      yield { from, to };
    }
  }

  /** A table that begins with the number of its entries, with as many of them as there really are; null for none. */
  #table(content: ByteRange | undefined, countAt: number, size: number) {
    if (content === undefined || content.to - content.from < countAt + 4) return null;
    const start = content.from + countAt + 4;
    const written = this.#video.readUInt32BE(content.from + countAt);
    const count = Math.min(written, Math.floor((content.to - start) / size));
    this.#entries += count;
    if (this.#entries > mostEntries) throw new UnreadableUpload(tooMany);
    return { start, count, size };
  }
}

/** Clears the notes of the camera in the bytes of a video. A removed box becomes a free one of the same length. */
export function clearNotes(video: Buffer, { boxes, ranges }: Mp4Notes): void {
  for (const typeAt of boxes) video.write("free", typeAt, "latin1");
  for (let index = 0; index < ranges.length; index += 2) video.fill(0, ranges[index], ranges[index + 1]);
}
