import sharp from "sharp";

// Only the loaders of our own drawings and pictures, and of stored uploads (WebP), are on.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["Svg", "Webp", "Jpeg", "Png"].map((format) => `VipsForeignLoad${format}`) });
sharp.concurrency(1);

export { sharp };
