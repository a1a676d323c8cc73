import sharp from "sharp";

// Of all that libvips can read only the accepted formats are on: a drawing, a PDF or a TIFF reaches no code of theirs.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((format) => `VipsForeignLoad${format}Buffer`),
});
// One picture at a time, on one processor, and nothing of it is kept afterwards.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
