/** The screen of an address: the parts of «Información del Sitio» are one screen, whose form stays. */
export const screenOf = (pathname: string): string => pathname.replace(/(\/informacion)\/.*$/, "$1");
