import { mapTexts } from "./map-texts.ts";

/** The part before the `@` of an e-mail: no sign that ends an address, or adds to it, in a `mailto:` link. */
const mailbox = String.raw`[\p{L}\p{N}.!$'*+=^_{|}~-]{1,64}`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?`;
const emailPattern = new RegExp(`^${mailbox}@(?:${label}\\.)+${label}$`, "u");

/** Whether a text is exactly one e-mail address. */
export const isEmail = (value: string): boolean => value.length <= 254 && emailPattern.test(value);

/** A link that opens a new message to an address. Signs that a link reads as more than an address are escaped. */
export const mailtoLink = (email: string): string =>
  `mailto:${email.split("@").map(encodeURIComponent).join("@")}`;

/** A host as browsers write it, with at least two parts. A clinic links to no site by an IP address. */
const hostPattern =
  /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})\.?$/;

const webPattern = /^https?:\/\/[^\s/?#@\\%]+(?:[/?#][^\s\\]*)?$/iu;
const otherPattern = /^(?:tel:\+?[0-9]{3,15}(?:,[0-9]{1,6})?|\/(?![/\\])[^\s\\]*|#[\p{L}\p{N}_-]+)$/iu;

/** The one allow-list of links: `https`, `http`, `tel`, `mailto`, `/path` and `#id`. */
export const isSafeLink = (value: string): boolean =>
  otherPattern.test(value) || isWebLink(value) || isMailLink(value);

function isWebLink(value: string): boolean {
  if (!webPattern.test(value) || !URL.canParse(value)) return false;
  const { hostname } = new URL(value);
  return hostname === "localhost" || hostPattern.test(hostname);
}

/** Fields that a link may fill in beside the address: a `bcc` or `cc` would send the message to others too. */
const mailFields: ReadonlySet<string> = new Set(["subject", "body"]);

function isMailLink(value: string): boolean {
  const [, address = "", query = ""] = /^mailto:([^?\s]*)(?:\?([^\s#]*))?$/iu.exec(value) ?? [];
  if (!isEmail(address)) return false;
  return [...new URLSearchParams(query)].every(
    ([name, text]) => mailFields.has(name) && (name === "body" || !/[\r\n]/.test(text)),
  );
}

/** Why a link is refused, in Spanish, after the name of its field; null where it is not. */
export function linkProblem(value: string): string | null {
  if (isSafeLink(value)) return null;
  if (/^mailto:/i.test(value))
    return "el enlace de correo lleva una sola dirección, por ejemplo mailto:citas@ejemplo.mx, y nada más que ?subject= y &body=.";
  if (webPattern.test(value)) return "revisa el nombre del sitio en el enlace; así no existe.";
  return "escribe un enlace que empiece con https://, o una dirección de tu sitio que empiece con /.";
}

/**
 * Whether an address is a Google map for a frame: the address from _Compartir_, _Incorporar un mapa_, or a search that
 * Google draws for a frame. Any other page of that host is refused.
 */
export function isMapFrame(address: string): boolean {
  if (!isWebLink(address)) return false;
  const { origin, pathname, searchParams } = new URL(address);
  const framed =
    pathname === "/maps/embed" ||
    /^\/maps\/embed\/v1\/[a-z]+$/.test(pathname) ||
    (/^\/maps\/?$/.test(pathname) && searchParams.getAll("output").join() === "embed");
  return origin === "https://www.google.com" && framed;
}

/** The links of releases that did not check hosts and mail fields. */
const earlierLink =
  /^(?:https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?|mailto:[^\s@/\\?]+@[^\s@/\\?]+(?:\?[^\s@]*)?)$/iu;

/**
 * A value that was stored by a release without checks of e-mails and hosts, without the addresses that are refused now:
 * the site continues without them, and the form marks the field. Other values stay.
 */
export const withSafeAddresses = (value: unknown): unknown =>
  mapTexts(value, (text, key) => {
    if (key === "email") return isEmail(text.trim()) ? text : "";
    if (!earlierLink.test(text)) return text;
    return isSafeLink(text) && (key !== "googleMapsEmbedLink" || isMapFrame(text)) ? text : "";
  });
