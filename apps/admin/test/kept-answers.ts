/** What the API answers about versions, findings, files and accounts, unless a test says otherwise. */
const createdAt = "2026-11-20T16:30:00.000Z";
const version = (number: number) => ({
  id: `r${number}`,
  version: number,
  author: "ana@ejemplo.mx",
  createdAt,
  note: number === 6 ? "Recuperada de la versión 2" : null,
});

export const picturePath = `/media/${"a".repeat(64)}-1200x800.webp`;

export const keptAnswers: Record<string, unknown> = {
  "GET /api/changes": {
    from: version(5),
    to: version(7),
    changes: [
      {
        path: "siteContent.doctorInfo.phone",
        place: "Información del Doctor",
        label: "Teléfono para citas",
        kind: "changed",
        before: "+520000000000",
        after: "+529511234567",
      },
      {
        path: "diseases.10",
        place: "",
        label: "Enfermedades",
        kind: "added",
        before: "",
        after: "Una nueva",
      },
    ],
  },
  "GET /api/checklist": {
    version: 7,
    findings: [
      {
        topic: "legal",
        level: "warn",
        path: "siteContent.doctorInfo.cedProf",
        place: "Información del Doctor",
        label: "Cédula profesional",
        message: "Cédula profesional: falta.",
        excerpt: "",
      },
      {
        topic: "wording",
        level: "warn",
        path: "diseases.1.ctaText",
        place: "Enfermedades › Várices",
        label: "Invitación a la consulta",
        message: "Nadie puede asegurar un resultado.",
        excerpt: "resultados garantizados",
      },
    ],
  },
  "GET /api/publications": {
    publications: [
      { ...version(5), live: true },
      { ...version(3), id: "p3", live: false },
    ],
  },
  "GET /api/schedule": { schedule: [] },
  "GET /api/review-links": { links: [] },
  "GET /api/account": {
    email: "doctora@ejemplo.mx",
    role: "owner",
    secondFactor: { active: false, codesLeft: 0 },
    sessions: [
      {
        id: "s1",
        userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0",
        createdAt,
        lastSeenAt: createdAt,
        current: true,
      },
      {
        id: "s2",
        userAgent: "Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile",
        createdAt,
        lastSeenAt: createdAt,
        current: false,
      },
    ],
  },
  "GET /api/users": {
    users: [
      { id: "u1", email: "doctora@ejemplo.mx", role: "owner", createdAt },
      { id: "u2", email: "eva@ejemplo.mx", role: "editor", createdAt },
    ],
  },
  "GET /api/media": {
    media: [
      {
        hash: "a".repeat(64),
        path: picturePath,
        kind: "picture",
        name: "retrato.jpg",
        width: 1200,
        height: 800,
        size: 1000,
        createdAt,
        note: null,
        uses: [{ path: "siteContent.aboutMe.imagePath", place: "Acerca de mí", label: "Imagen" }],
      },
      {
        hash: "b".repeat(64),
        path: `/media/${"b".repeat(64)}.mp4`,
        kind: "video",
        name: "consulta.mp4",
        width: 0,
        height: 0,
        size: 1000,
        createdAt,
        note: null,
        uses: [],
      },
    ],
  },
};

/** The saved versions, of which one is public. */
export const revisionsAnswer = (newest: number, live: number) => ({
  revisions: [newest, newest - 1, newest - 2].map((number) => ({
    ...version(number),
    live: number === live,
  })),
  more: false,
});
