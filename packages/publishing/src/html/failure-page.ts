import { bookingPhone, parseDocument, urgentPhone } from "@consultorio/content";
import { publicPolicy } from "../http/content-security-policy.ts";
import { themeLook } from "../theme-look.ts";

/** Title and text of an error page. */
export interface Failure {
  title: string;
  text: string;
}

export const failures = {
  broken: {
    title: "Algo falló de nuestro lado",
    text: "Vuelve a intentarlo en un momento. Si necesitas una cita, llámanos.",
  },
  starting: {
    title: "El sitio se está preparando",
    text: "Tarda unos segundos. Vuelve a intentarlo en un momento.",
  },
  away: {
    title: "Esto no se puede mostrar por ahora",
    text: "Vuelve a intentarlo en un momento. Si necesitas una cita, llámanos.",
  },
  offline: {
    title: "No hay señal",
    text: "Esta página no está guardada en este aparato. Si es una emergencia, llama al 911: la llamada no necesita internet.",
  },
} satisfies Record<string, Failure>;

/** The documents of a site, as they were stored. */
interface Documents {
  siteContent?: unknown;
}

/** The CSS colours that the page takes from the theme of the site. */
interface FailureColors {
  scheme: "light" | "dark";
  surface: string;
  text: string;
  link: string;
  urgent: string;
  onUrgent: string;
}

/** Black on white, for a site whose theme is unknown. */
const neutral: FailureColors = {
  scheme: "light",
  surface: "#ffffff",
  text: "#1b1b1b",
  link: "#1b1b1b",
  urgent: "#b3161b",
  onUrgent: "#ffffff",
};

function colorsOf(documents: Documents | null): FailureColors {
  const parsed = parseDocument("siteContent", documents?.siteContent);
  if (!parsed.ok) return neutral;
  const { dark, color } = themeLook(parsed.value.theme);
  return {
    scheme: dark ? "dark" : "light",
    surface: color("surface"),
    text: color("text"),
    link: color("info"),
    urgent: color("urgent"),
    onUrgent: color("on-urgent"),
  };
}

const stylesOf = ({ scheme, surface, text, link, urgent, onUrgent }: FailureColors): string =>
  `:root{color-scheme:${scheme}}body{margin:0;background:${surface};color:${text};font:1.125rem/1.6 system-ui,sans-serif}main{max-width:36rem;margin:0 auto;padding:15vh 1.25rem 3rem}h1{margin:0 0 1rem;font:500 2.25rem/1.15 Georgia,serif;text-wrap:balance}ul{margin:2rem 0;padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:.75rem}a{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.5rem;border:2px solid ${link};border-radius:3rem;color:${link};font-weight:600;text-decoration:none}a.urgent{border-color:${urgent};background:${urgent};color:${onUrgent}}a:focus-visible{outline:3px solid ${link};outline-offset:3px}`;

/**
 * A page that needs nothing: no file, no script, no publication, no database. It is the last answer when everything else
 * fails, and shows the telephone in the colours of the theme. `documents` are those of the live publication, where there is one;
 * `note` comes after the text, and `more` is HTML after the links.
 */
export function failurePage(
  { title, text }: Failure,
  documents: Documents | null,
  { note = "", again = "/", more = "" }: { note?: string; again?: string; more?: string } = {},
): string {
  const links = [
    { href: "tel:911", label: "Emergencias: llama al 911", className: "urgent" },
    ...phonesOf(documents),
    { href: again, label: "Volver a intentar", className: "" },
  ]
    .map(({ href, label, className }) => `<li><a href="${href}" class="${className}">${label}</a></li>`)
    .join("");
  return `<!DOCTYPE html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${stylesOf(colorsOf(documents))}</style></head><body><main><h1>${title}</h1><p>${text}${note && ` ${note}`}</p><ul>${links}</ul>${more}</main></body></html>`;
}

/** Headers of the page of the same `documents`: the policy allows its own styles only, and no cache keeps it. */
export function failureHeaders(
  origin: string,
  seconds: number,
  documents: Documents | null,
): Record<string, string> {
  const styles = [stylesOf(colorsOf(documents))];
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": publicPolicy({ scripts: [], styles, styleAttributes: [] }, origin),
    "Retry-After": String(seconds),
  };
}

/** The clinic's telephones, checked by the schema: the page shows no other content. */
function phonesOf(documents: Documents | null) {
  const parsed = parseDocument("siteContent", documents?.siteContent);
  if (!parsed.ok) return [];
  return [
    { label: "Citas", phone: bookingPhone(parsed.value) },
    { label: "Urgencias", phone: urgentPhone(parsed.value) },
  ].flatMap(({ label, phone }) =>
    phone === null ? [] : [{ href: phone.href, label: `${label}: ${phone.display}`, className: "" }],
  );
}
