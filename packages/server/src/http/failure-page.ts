import { requestIdNote } from "@consultorio/api/http/request-context";
import { bookingPhone, formatPhone, parseDocument, urgentPhone } from "@consultorio/content";
import { publicPolicy } from "@consultorio/publishing/http/content-security-policy";
import type { Documents } from "@consultorio/store";

/** What went wrong, in the words of a person who is sorry for it. */
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
} satisfies Record<string, Failure>;

const styles = `:root{color-scheme:light}body{margin:0;background:#fbf9f5;color:#1a1f2e;font:1.125rem/1.6 system-ui,sans-serif}main{max-width:36rem;margin:0 auto;padding:15vh 1.25rem 3rem}h1{margin:0 0 1rem;font:500 2.25rem/1.15 Georgia,serif;text-wrap:balance}ul{margin:2rem 0;padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:.75rem}a{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.5rem;border:2px solid #225984;border-radius:3rem;color:#225984;font-weight:600;text-decoration:none}a.urgent{border-color:#b3161b;background:#b3161b;color:#fff}a:focus-visible{outline:3px solid #225984;outline-offset:3px}`;

/**
 * A page that needs nothing: no file, no script, no publication, no database. It is the last answer when everything else
 * fails, and shows the telephone. `documents` are those of the live publication, where there is one;
 * `number` is the one under which the log knows of it.
 */
export function failurePage({ title, text }: Failure, documents: Documents | null, number?: string): string {
  const links = [
    { href: "tel:911", label: "Emergencias: llama al 911", className: "urgent" },
    ...phonesOf(documents),
    { href: "/", label: "Volver a intentar", className: "" },
  ]
    .map(({ href, label, className }) => `<li><a href="${href}" class="${className}">${label}</a></li>`)
    .join("");
  return `<!DOCTYPE html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${styles}</style></head><body><main><h1>${title}</h1><p>${text}${number === undefined ? "" : ` ${requestIdNote(number)}`}</p><ul>${links}</ul></main></body></html>`;
}

/** Headers of the page: its own styles and nothing else, which no cache keeps. */
export function failureHeaders(origin: string, seconds: number): Record<string, string> {
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": publicPolicy({ scripts: [], styles: [styles], styleAttributes: [] }, origin),
    "Retry-After": String(seconds),
  };
}

/** The clinic's telephones, checked by the schema: nothing else of the content goes into the page. */
function phonesOf(documents: Documents | null) {
  const parsed = parseDocument("siteContent", documents?.siteContent);
  if (!parsed.ok) return [];
  return [
    { label: "Citas", phone: bookingPhone(parsed.value) },
    { label: "Urgencias", phone: urgentPhone(parsed.value) },
  ].flatMap(({ label, phone }) =>
    phone === null
      ? []
      : [{ href: phone.href, label: `${label}: ${formatPhone(phone.number)}`, className: "" }],
  );
}
