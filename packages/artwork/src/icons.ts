type Mark = string | { circle: readonly [x: number, y: number, r: number] } | { dashed: string };

const dot = (x: number, y: number, r: number): Mark => ({ circle: [x, y, r] });

const diseases = {
  "enfermedad-arterial-periferica": [
    "M4 13h40M4 35h40",
    "M12 35c2-7 7-11 12-11s10 4 12 11",
    "M17 13c1.5 4 4 5 7 5s5.5-1 7-5",
  ],
  "aneurisma-aorta-abdominal": [
    "M19 4v9c0 4-8 6-8 13s6 8 8 12l-5 7M29 4v9c0 4 8 6 8 13s-6 8-8 12l5 7",
    "M24 39l-3.5 6M24 39l3.5 6",
  ],
  "trombosis-venosa-profunda": [
    "M13 4v40M35 4v40",
    "M13 37c6-1 9-6 9.5-12M35 37c-6-1-9-6-9.5-12",
    dot(24, 14, 6),
  ],
  varices: [
    "M16 4c0 9-4 13-3 20 .7 6 4 9 4 16 0 2-1 4 1.5 4h18c1-3-3-4-6.5-5-2-.7-2-3-1-7 2-8 4-18 3-28",
    "M22 5c6 2.5-3 5.5 1.5 9s-4 5.5 0 9-3 5 0 9",
  ],
  "tromboembolia-pulmonar": [
    "M19.5 17c-7 2-12 11-12 19 0 5 3 6.5 6 5.5 4-1.2 6-2.5 6-6.5zM28.5 17c7 2 12 11 12 19 0 5-3 6.5-6 5.5-4-1.2-6-2.5-6-6.5z",
    "M24 4v9.5l-4.5 4.5M24 13.5l4.5 4.5",
    dot(34, 29, 2.8),
  ],
  "enfermedad-renal-fistula": [
    "M25 7c-10-2-17 6-17 17s7 19 16 17c6-1 7-6 5-10-1.6-3-3-4.5-3-7s1.6-4 3.5-7c2.3-4 .5-9-4.5-10z",
    "M26.5 21.5H44M26.5 27H44",
  ],
  "isquemia-critica": [
    "M17 4v21c0 5-4 8-4 13 0 3 1 6 5 6h19c2.5 0 3-4-1-5l-6.5-3c-3-1.4-3.5-4-3.5-8V4",
    "M22 4v8M18.8 16l6 6M24.8 16l-6 6",
  ],
  "enfermedad-buerger": [
    "M10 4v9h11V4M10 44v-9h11v9",
    "M21 8.5c11 0 17 1.5 17 4.5s-10 2-10 5 10 2.5 10 5.5-10 2.5-10 5.5 10 2.5 10 5.5-6 5-17 5",
  ],
  linfedema: [
    dot(24, 24, 7.5),
    dot(9, 12, 3.5),
    dot(39, 12, 3.5),
    dot(9, 36, 3.5),
    dot(39, 36, 3.5),
    "M12 14.2l6 5M36 14.2l-6 5M12 33.8l6-5M36 33.8l-6-5M24 4v12.5M24 31.5V44",
  ],
  "fistulas-arteriovenosas": [
    "M4 10h8c9 0 8 28 16 28 6 0 7-8 3-12s-12-4-14 2 3 12 9 10h18",
    "M4 38h6c8 0 5-26 15-26 6 0 8 7 4 11s-11 2-11-4 5-9 10-9h16",
  ],
} satisfies Record<string, Mark[]>;

const services = {
  "consulta-angiologia": [
    "M12 5H8.5v11a8 8 0 0 0 16 0V5H21",
    "M16.5 24v7.5a9.5 9.5 0 0 0 19 0V26",
    dot(35.5, 21.5, 4.5),
  ],
  "ultrasonido-doppler-vascular": [
    "M19 4h10v13l4 6H15l4-6z",
    "M14 29c6 4 14 4 20 0M10 35c9 6 19 6 28 0M6.5 41c11 7 24 7 35 0",
  ],
  "cirugia-varices-minima-invasion": [
    "M4 13h20c9 0 11 8 20 8M4 35h20c9 0 11-8 20-8",
    "M4 24h16",
    "M25 17.5v2.5M25 28v2.5M29.6 19.4l-1.8 1.8M29.6 28.6l-1.8-1.8M31.5 24H29",
    dot(24, 24, 1.6),
  ],
  escleroterapia: [
    "M5 43c6-9 9-14 17-19M13.5 31.5C13.5 26 12 22 8 19M22 24c-.5-7-1-10-5-16M17 28c7 .5 11 3 16 8",
    dot(36, 12, 5.5),
    dot(28.5, 19, 2.5),
    dot(38, 24, 3),
  ],
  "tratamiento-ulceras-venosas": [
    "M16 4c-1 9-3 12-2 18s4 9 4 15c0 3-1 7 2 7h17c2-3-3-5-7-6-2-.8-2-3-1-7 2-7 3.5-17 2.5-27",
    "M14.5 13l16.5-4M14.5 21l15.8-4M16.5 29l12.7-4M18.3 36l10.2-3.5",
  ],
  "trombectomia-venosa": [
    "M4 8h40M4 40h40",
    "M4 24h11M15 24c4-8 12-10 19-10M15 24c4 8 12 10 19 10M15 24c6-3 11-4 15-4M15 24c6 3 11 4 15 4",
    dot(36, 24, 5.5),
  ],
  "reparacion-endovascular-aneurismas": [
    "M16 4c0 8-9 11-9 19s9 10 9 17M32 4c0 8 9 11 9 19s-9 10-9 17",
    "M20 5h8v39h-8zM20 12l8 6.5-8 6.5 8 6.5-8 6.5",
  ],
  "angioplastia-arterial": [
    "M4 9h40M4 39h40",
    "M12 24c3-6.5 6-8.5 12-8.5s9 2 12 8.5c-3 6.5-6 8.5-12 8.5S15 30.5 12 24zM4 24h8M36 24h8",
  ],
  "bypass-arterial": [
    "M4 32h6.5M17 32h14M37.5 32H44M4 42h40",
    "M10.5 32c0-15 5-24 13.5-24s13.5 9 13.5 24M17 32c0-11 2-17 7-17s7 6 7 17",
    "M21 34.5l6 5M27 34.5l-6 5",
  ],
  "creacion-fistulas-hemodialisis": [
    "M4 8c11 0 16 2 20 10l6 12c3 6 7 8 14 8",
    "M4 40c11 0 16-2 20-10M30 18c3-6 7-10 14-10",
    dot(27, 24, 6.5),
  ],
  "colocacion-angioaccesos": [
    dot(16, 30, 11.5),
    dot(16, 30, 5),
    "M27.5 30c8 0 3-17 10.5-17",
    "M38 4v40M45 4v40",
  ],
} satisfies Record<string, Mark[]>;

const symptoms = {
  "claudicacion-intermitente": [
    dot(20, 7.5, 3.8),
    "M20 15l-3 12 7 6 1 11M17.5 25l-2 9-7 9M20 16l6 6.5 6 .5M19.5 17l-7 5-1.5 7",
    "M41 8v36",
  ],
  parestesias: [
    "M19 44c-5-1.5-4-8-4-14s-3.5-8-1.5-13 13.5-6 17 0-.5 9-.5 14 .5 11.5-4 13-5 .6-7 0z",
    dot(13, 12.5, 2.2),
    dot(19.5, 10.2, 1.8),
    dot(25.5, 10, 1.6),
    dot(31, 11.5, 1.4),
    "M9.5 8L7.5 5M18.5 5.5L18 2.5M26.5 5.5L27.5 2.5M34 8L36.5 5.5M37 13l3.5-1.5",
  ],
  "pulso-ausente-o-disminuido": ["M3 26h7l3.5-10 6 22 4.5-16 2.5 4H30", { dashed: "M33 26h12" }],
  "palidez-de-la-piel": [
    "M9 44c-4-1.5-3.5-8-3.5-13S3 23 4.5 18.5s10.5-5 13 0-.5 8-.5 12.5.5 11.5-3 13-3.5.6-5 0z",
    { dashed: "M39 44c4-1.5 3.5-8 3.5-13s2.5-8 1-12.5-10.5-5-13 0 .5 8 .5 12.5-.5 11.5 3 13 3.5.6 5 0z" },
    dot(6.5, 12.5, 1.8),
    dot(11.5, 11, 1.4),
    dot(15.8, 12, 1.2),
    dot(41.5, 12.5, 1.8),
    dot(36.5, 11, 1.4),
    dot(32.2, 12, 1.2),
  ],
  "edema-unilateral": [
    "M6 4c0 12 2.5 20 2.5 40H16c0-20 2.5-28 2.5-40",
    "M27 4c-1 10-3.5 14-3.5 22 0 7 2.5 12 3.5 18h13c1-6 3.5-11 3.5-18 0-8-2.5-12-3.5-22",
    "M30 22h7M33.5 18.5v7",
  ],
} satisfies Record<string, Mark[]>;

const payments = {
  "pago-efectivo": ["M5 14h38v20H5z", dot(24, 24, 5), "M11 20v8M37 20v8"],
  "pago-transferencia": ["M6 17L24 6l18 11zM6 42h36", "M11 22v14M19.5 22v14M28.5 22v14M37 22v14"],
  "pago-credito": [
    "M9 10h30a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4z",
    "M5 18h38M11 30h9",
  ],
  "pago-debito": [
    "M9 10h30a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4z",
    "M11 18h8v6h-8z",
    "M11 31h16",
    dot(36, 30, 2.6),
  ],
  "pago-seguro": ["M24 5l16 6v12c0 10-6.5 17-16 20-9.5-3-16-10-16-20V11z", "M24 16v14M17 23h14"],
  "pago-marcas": ["M13 14V9h30v20h-5", "M5 14h33v25H5z", "M5 22h33M11 32h8"],
  "pago-paypal": [
    "M14 7h20a5 5 0 0 1 5 5v24a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5V12a5 5 0 0 1 5-5z",
    "M20 13h8M22 36h4",
  ],
} satisfies Record<string, Mark[]>;

const guides = {
  "vivir-con-anticoagulante": [
    "M20 5c6.5 10 12 16.5 12 24a12 12 0 0 1-24 0c0-7.5 5.5-14 12-24z",
    "M13.5 30a6.5 6.5 0 0 0 5 6.3",
    dot(39, 37, 6.5),
    "M35.5 37h7",
  ],
} satisfies Record<string, Mark[]>;

/** One line icon per disease, service, symptom and form of payment, and for a guide of its own, on a 48 px grid with a stroke of 1.75 px. */
export const icons: Record<string, Mark[]> = {
  ...diseases,
  ...services,
  ...symptoms,
  ...payments,
  ...guides,
};

/** The icon as a file: it takes the colour of the text around it. */
export function iconFile(marks: readonly Mark[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${marks.map(draw).join("")}</svg>\n`;
}

function draw(mark: Mark): string {
  if (typeof mark === "string") return `<path d="${mark}"/>`;
  if ("dashed" in mark) return `<path d="${mark.dashed}" stroke-dasharray="1.5 4"/>`;
  const [x, y, r] = mark.circle;
  return `<circle cx="${x}" cy="${y}" r="${r}"/>`;
}
