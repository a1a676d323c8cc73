import { deflateSync, gzipSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { box } from "./mp4-box.ts";

/** A file that somebody sends, and the exact answer to it. */
export interface Sample {
  name: string;
  bytes: Buffer;
  /** The size of the picture that is kept, `video` for one that is kept as it is, or null where it is refused. */
  kept: [width: number, height: number] | "video" | null;
}

/** Data that must not come out again. */
export const payload = "<script>secreto()</script>";

const drawn = (width = 40, height = 30, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 160, g: 50, b: 50, alpha: 0.5 } } });

const tagged = (picture: Sharp) =>
  picture.withExif({
    IFD0: { Copyright: payload, ImageDescription: payload },
    IFD3: { GPSLatitude: "17/1 3/1 0/1", GPSLongitude: "96/1 43/1 0/1" },
  });

/** Sixty files: pictures of every kind, pictures with something in or behind them, and what is none. */
export async function uploadCorpus(): Promise<Sample[]> {
  return [...(await pictures()), ...(await polyglots()), ...(await broken()), ...strangers(), ...videos()];
}

const yes = (name: string, bytes: Buffer, kept: Sample["kept"] = [40, 30]): Sample => ({ name, bytes, kept });
const no = (name: string, bytes: Buffer | string): Sample => ({
  name,
  bytes: Buffer.from(bytes),
  kept: null,
});

async function pictures(): Promise<Sample[]> {
  return [
    yes("foto.jpg", await drawn().jpeg().toBuffer()),
    yes("progresiva.jpg", await drawn().jpeg({ progressive: true }).toBuffer()),
    yes("gris.jpg", await drawn().greyscale().jpeg().toBuffer()),
    yes("cmyk.jpg", await drawn().toColourspace("cmyk").jpeg().toBuffer()),
    yes("perfil.jpg", await drawn().withIccProfile("p3").jpeg().toBuffer()),
    yes("lugar.jpg", await tagged(drawn()).jpeg().toBuffer()),
    yes("foto.png", await drawn().png().toBuffer()),
    yes("transparente.png", await drawn(40, 30, 4).png().toBuffer()),
    yes("paleta.png", await drawn().png({ palette: true }).toBuffer()),
    yes("dieciseis.png", await drawn().toColourspace("rgb16").png().toBuffer()),
    yes("lugar.png", await tagged(drawn()).png().toBuffer()),
    yes("foto.webp", await drawn().webp().toBuffer()),
    yes("exacta.webp", await drawn().webp({ lossless: true }).toBuffer()),
    yes("lugar.webp", await tagged(drawn()).webp().toBuffer()),
    yes("foto.avif", await drawn().avif().toBuffer()),
    yes("foto.gif", await drawn().gif().toBuffer()),
    yes("punto.png", await drawn(1, 1).png().toBuffer(), [1, 1]),
    yes("raya.png", await drawn(1, 900).png().toBuffer(), [1, 900]),
    yes("jpg-con-nombre-de.png", await drawn().jpeg().toBuffer()),
    yes("../../etc/passwd", await drawn().png().toBuffer()),
    yes(`${"ñ".repeat(250)}.png`, await drawn().png().toBuffer()),
    yes('<img src=x onerror="alert(1)">.png', await drawn().png().toBuffer()),
  ];
}

/** Pictures that are also another file: after drawing anew, only the picture is left. */
async function polyglots(): Promise<Sample[]> {
  const jpeg = await drawn().jpeg().toBuffer();
  const png = await drawn().png().toBuffer();
  const gif = await drawn().gif().toBuffer();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, payload.length + 2]), Buffer.from(payload)]);
  return [
    yes("pagina-detras.jpg", Buffer.concat([jpeg, Buffer.from(payload)])),
    yes("comentario.jpg", Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])),
    yes("archivo-detras.png", Buffer.concat([png, Buffer.from(`PK\u0003\u0004${payload}`)])),
    yes(
      "texto-dentro.png",
      Buffer.concat([png.subarray(0, 33), chunk("tEXt", `Comment\0${payload}`), png.subarray(33)]),
    ),
    yes("script-detras.gif", Buffer.concat([gif, Buffer.from(`/*${payload}*/`)])),
    yes("php-detras.webp", Buffer.concat([await drawn().webp().toBuffer(), Buffer.from(`<?php ${payload}`)])),
  ];
}

/** A chunk of a PNG, with its checksum. */
function chunk(type: string, text: string): Buffer {
  const body = Buffer.from(type + text, "latin1");
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** Half pictures, pictures that say to be vast, and pictures that are. */
async function broken(): Promise<Sample[]> {
  const noisy = sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });
  const [jpeg, png, webp, avif, gif] = await Promise.all([
    noisy.clone().jpeg().toBuffer(),
    noisy.clone().png().toBuffer(),
    noisy.clone().webp().toBuffer(),
    noisy.clone().avif().toBuffer(),
    noisy.clone().gif().toBuffer(),
  ]);
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const bomb = await sharp({
    create: { width: 7200, height: 7000, channels: 3, background: "#fff" },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const wide = Buffer.from(png);
  wide.writeUInt32BE(0x7fffffff, 16);
  return [
    no("media.jpg", half(jpeg)),
    no("media.png", half(png)),
    no("media.webp", half(webp)),
    no("media.avif", half(avif)),
    no("media.gif", gif.subarray(0, 20)),
    no("cabeza.jpg", jpeg.subarray(0, 20)),
    no("cabeza.png", png.subarray(0, 33)),
    no("bomba.png", bomb),
    no("enorme.png", wide),
    no("vacia.png", Buffer.concat([png.subarray(0, 33), chunk("IEND", "")])),
    no(
      "basura.png",
      Buffer.concat([png.subarray(0, 33), chunk("IDAT", deflateSync(Buffer.alloc(8)).toString("latin1"))]),
    ),
  ];
}

/** Files that are no picture, with any name. */
function strangers(): Sample[] {
  const svg = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`;
  return [
    no("dibujo.svg", svg("<circle r='4'/>")),
    no("dibujo.png", svg(payload)),
    no("externo.svg", svg('<image href="http://169.254.169.254/latest/meta-data"/>')),
    no(
      "entidad.svg",
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg("&x;")}`,
    ),
    no("comprimido.svgz", gzipSync(svg(payload))),
    no("pagina.png", `<!doctype html>${payload}`),
    no("nada.jpg", ""),
    no("uno.jpg", "x"),
    no("texto.jpg", "a".repeat(5000)),
    no("datos.json", '{"width":9}'),
    no("documento.pdf", "%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>"),
    no("programa.exe", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(300)])),
    no("programa.jpg", Buffer.concat([Buffer.from("\u007fELF\u0002\u0001"), Buffer.alloc(300)])),
    no("archivo.zip", Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(300)])),
    no("sonido.webp", Buffer.concat([Buffer.from("RIFF\0\0\u0001\0WAVEfmt "), Buffer.alloc(300)])),
    no("foto.bmp", Buffer.concat([Buffer.from("BM"), Buffer.alloc(100)])),
    no("foto.heic", Buffer.concat([Buffer.from("\0\0\0\u0018ftypheic"), Buffer.alloc(300)])),
    no("foto.tiff", Buffer.concat([Buffer.from("II*\0\b\0\0\0"), Buffer.alloc(100)])),
  ];
}

function videos(): Sample[] {
  const type = box("ftyp", Buffer.from("mp42\0\0\0\0"));
  const place = box(
    "udta",
    box("\u00a9xyz", Buffer.from(`\0\u0010\u0015\u00c7+17.0500-096.7167/${payload}`)),
  );
  const film = box(
    "moov",
    box("mvhd", Buffer.alloc(100)),
    box("trak", box("tkhd", Buffer.alloc(84)), place),
    place,
  );
  const webm = Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x84]),
    Buffer.from("webm"),
    Buffer.alloc(200),
  ]);
  return [
    yes("consulta.mp4", Buffer.concat([type, film, box("mdat", Buffer.alloc(500))]), "video"),
    yes("consulta.webm", webm, "video"),
    no("pagina.mp4", Buffer.concat([type, Buffer.from(payload)])),
  ];
}
