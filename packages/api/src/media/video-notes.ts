import { type Box, readBoxes } from "./video-boxes.ts";

/** Boxes with notes of a camera: where, with what and by whom it was taken (`sefd` is Samsung's), and what was left behind. */
const notes = new Set(["udta", "meta", "uuid", "sefd", "free", "skip"]);
/** Boxes with the moments at which the file and its tracks were made. */
const dated = new Set(["mvhd", "tkhd", "mdhd"]);
/** The tracks of picture and sound. Any other track is the camera's own, such as the places of a GoPro second by second. */
const shownTracks = new Set(["vide", "soun", "subt", "sbtl", "text", "clcp"]);

/**
 * Overwrites in an MP4 what its camera noted: places, names, makes, moments, and whole tracks of measurements with their
 * samples. Everything else stays where it is: a box that goes becomes a free one of the same length.
 */
export function blankNotes(video: Buffer): void {
  const tracks: Box[] = [];
  readBoxes(video, (box) => {
    const { type, content } = box;
    if (notes.has(type)) blank(box);
    else if (dated.has(type)) content.subarray(4, content[0] === 1 ? 20 : 12).fill(0);
    // After its kind comes the name that the maker gave it.
    else if (type === "hdlr") content.fill(0, 24);
    else if (type === "trak") tracks.push(box);
  });
  for (const track of tracks) {
    const inner = innerBoxes(track.content);
    const kind = inner.get("hdlr")?.toString("latin1", 8, 12) ?? "";
    if (shownTracks.has(kind)) continue;
    for (const [from, length] of chunksOf(inner)) video.fill(0, from, Math.min(from + length, video.length));
    blank(track);
  }
}

function blank({ typeBytes, content }: Box): void {
  typeBytes.write("free", "latin1");
  content.fill(0);
}

/** The first box of each type in a track. */
function innerBoxes(track: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  readBoxes(track, ({ type, content }) => {
    if (!found.has(type)) found.set(type, content);
  });
  return found;
}

/** Where the samples of a track lie in the file, and how long they are; none where its tables are not whole. */
function chunksOf(boxes: ReadonlyMap<string, Buffer>): [from: number, length: number][] {
  const offsets = offsetsOf(boxes);
  const runs = table(boxes.get("stsc"), 4, 12).map((entry) => ({
    first: entry.readUInt32BE(0),
    samples: entry.readUInt32BE(4),
  }));
  const sizes = boxes.get("stsz");
  if (sizes === undefined || sizes.length < 12) return [];
  const same = sizes.readUInt32BE(4);
  let sample = 0;
  return offsets.map((from, index) => {
    const count = runs.findLast(({ first }) => first <= index + 1)?.samples ?? 0;
    let length = same * count;
    for (let end = sample + count; same === 0 && sample < end && 16 + sample * 4 <= sizes.length; sample += 1)
      length += sizes.readUInt32BE(12 + sample * 4);
    return [from, length];
  });
}

function offsetsOf(boxes: ReadonlyMap<string, Buffer>): number[] {
  const long = table(boxes.get("co64"), 4, 8).map((entry) => Number(entry.readBigUInt64BE(0)));
  return long.length > 0 ? long : table(boxes.get("stco"), 4, 4).map((entry) => entry.readUInt32BE(0));
}

/** The entries of a table that begins with their number, as many as there really are. */
function table(content: Buffer | undefined, countAt: number, size: number): Buffer[] {
  if (content === undefined || content.length < countAt + 4) return [];
  const start = countAt + 4;
  const count = Math.min(content.readUInt32BE(countAt), Math.floor((content.length - start) / size));
  return Array.from({ length: count }, (_, index) =>
    content.subarray(start + index * size, start + (index + 1) * size),
  );
}
