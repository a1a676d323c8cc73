/** What a phone fetches of a page before anybody scrolls, in bytes on the line. */
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
/** What a document of that has when its texts are of a usual length. */
const usualDocument = 30_000;

/**
 * What an administrator is told of pages that are heavier than they should be: the heaviest, by what, and how many
 * others. Null where there is none. `nameOf` gives the name that an upload had.
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
  const words = document - usualDocument;
  if (picture !== null && picture.bytes > words)
    return `Lo que más pesa es la imagen «${nameOf(picture.address)}» (${kilobytes(picture.bytes)}): cámbiala por una con menos detalle.`;
  return `Lo que más pesa son sus textos (${kilobytes(document)}): acórtalos o quita secciones.`;
}

const weightOf = ({ document, shared, picture }: PageWeight) => document + shared + (picture?.bytes ?? 0);

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
