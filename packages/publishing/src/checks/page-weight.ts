/** The files that a phone fetches before anybody scrolls, in bytes after compression. */
export interface PageWeight {
  path: string;
  /** The document: words, styles and drawings. */
  document: number;
  /** Script and fonts, which all pages share. */
  shared: number;
  /** The first picture; null where the page has none. */
  picture: { address: string; bytes: number } | null;
}

/** The most that a page should weigh, in bytes. The bundled home page has 56,000, and with a picture full of grain 68,000. */
export const mostBytes = 80_000;
/** The size of a document with texts of a usual length. */
const usualDocument = 30_000;

/**
 * The warning for an administrator about pages that are too heavy: the heaviest one with the reason, and the number of
 * others. Null where there is none. `nameOf` returns the name of an upload.
 */
export function weightWarning(
  pages: readonly PageWeight[],
  nameOf: (address: string) => string,
): string | null {
  const heavy = pages
    .filter((page) => weightOf(page) > mostBytes)
    .sort((one, other) => weightOf(other) - weightOf(one));
  const [first] = heavy;
  if (first === undefined) return null;
  const others = heavy.length - 1;
  const more =
    others === 0 ? "" : others === 1 ? " Hay otra página así." : ` Hay otras ${others} páginas así.`;
  return `El sitio se publicó, pero la página «${first.path}» tarda en un teléfono: pesa ${kilobytes(weightOf(first))} y conviene que no pase de ${kilobytes(mostBytes)}. ${reasonOf(first, nameOf)}${more}`;
}

function reasonOf({ document, picture }: PageWeight, nameOf: (address: string) => string): string {
  const textBytes = document - usualDocument;
  if (picture !== null && picture.bytes > textBytes)
    return `Lo que más pesa es la imagen «${nameOf(picture.address)}» (${kilobytes(picture.bytes)}): cámbiala por una con menos detalle.`;
  return `Lo que más pesa son sus textos (${kilobytes(document)}): acórtalos o quita secciones.`;
}

const weightOf = ({ document, shared, picture }: PageWeight) => document + shared + (picture?.bytes ?? 0);

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
