import { isEmail, isSafeLink, mailtoLink } from "../addresses.ts";
import { cleanText } from "../clean-text.ts";

/** Networks whose profiles people name by `@name`: the address before it. */
const profiles: readonly [host: RegExp, address: string][] = [
  [/(?:^|\.)facebook\.com$/, "https://www.facebook.com/"],
  [/(?:^|\.)instagram\.com$/, "https://www.instagram.com/"],
  [/(?:^|\.)tiktok\.com$/, "https://www.tiktok.com/@"],
  [/(?:^|\.)youtube\.com$/, "https://www.youtube.com/@"],
  [/(?:^|\.)(?:x|twitter)\.com$/, "https://x.com/"],
];

/** Hosts for telephones, whose pages computers draw as on a telephone. */
const mobileHosts: readonly [from: RegExp, to: string][] = [
  [/^https?:\/\/(?:m|mobile|es-la|l|web)\.facebook\.com/i, "https://www.facebook.com"],
  [/^https?:\/\/m\.youtube\.com/i, "https://www.youtube.com"],
  [/^https?:\/\/mobile\.(?:twitter|x)\.com/i, "https://x.com"],
  [/^https?:\/\/m\.instagram\.com/i, "https://www.instagram.com"],
];

/** A host without its `https://`; a name of a file is none. */
const bareHost =
  /^(?:[a-z0-9-]+\.)+(?!html?$|html?[/?#]|php|aspx?|pdf|jpe?g|png|webp|docx?|mp4)[a-z]{2,24}(?::\d+)?(?:[/?#]\S*)?$/i;

/**
 * A link as the site stores it: of Google's code for a frame its address, of a message the address in it, of
 * `facebook.com/x` the address with `https://`, and of `@x` the profile where `home` is that of a network. A link that is
 * one already, and a text without one, stay as they are.
 * @param home the address that links of this field begin with
 */
export function understoodLink(text: string, home = ""): string {
  const given = cleanText(text).trim();
  if (given === "" || /^[/#]/.test(given)) return given;
  const address = addressIn(given) ?? profileOf(given, home) ?? given;
  const [mobile, usual] = mobileHosts.find(([host]) => host.test(address)) ?? [];
  return mobile === undefined || usual === undefined ? address : address.replace(mobile, usual);
}

function addressIn(text: string): string | null {
  const frame = /<iframe[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(text)?.[1];
  if (frame !== undefined) return frame.replaceAll("&amp;", "&");
  if (isSafeLink(text)) return text;
  const addresses = [...text.matchAll(/https?:\/\/[^\s<>"']+/gi)].map(([match]) =>
    match.replace(/[.,;:!?)\]]+$/, ""),
  );
  const [only, ...more] = new Set(addresses);
  if (only !== undefined) return more.length === 0 ? only : null;
  if (isEmail(text)) return mailtoLink(text);
  return bareHost.test(text) ? `https://${text}` : null;
}

/** The address of `@name` in the network of `home`; null where it is none. */
function profileOf(text: string, home: string): string | null {
  const name = /^@\s*([\w.-]{1,60})$/.exec(text)?.[1];
  if (name === undefined || !URL.canParse(home)) return null;
  const { hostname } = new URL(home);
  const profile = profiles.find(([host]) => host.test(hostname));
  return profile === undefined ? null : profile[1] + name;
}
