import sharp from "sharp";

// Only the loaders of the accepted formats are on: libvips reads no SVG, PDF or TIFF.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((format) => `VipsForeignLoad${format}Buffer`),
});
// One thread for each picture, and no cache.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
