import sharp from "sharp";

// Of all that libvips can read only our own drawings and pictures are on, and the format of stored uploads.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["Svg", "Webp", "Jpeg", "Png"].map((format) => `VipsForeignLoad${format}`) });
sharp.concurrency(1);

export { sharp };
