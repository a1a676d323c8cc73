/** The catalogue's Spanish description of a property, in a comment of one line or of several. */
const spanishNote = /\n *\* @es [^\n]*| @es (?:(?!\*\/)[^\n])*(?= \*\/)/g;

/** A source without the Spanish descriptions, which are for the catalogue: a host's editor shows English. */
export const withoutSpanishNotes = (source: string): string => source.replace(spanishNote, "");
